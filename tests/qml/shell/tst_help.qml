// F1 opens the keys that hold on a page, whatever page that is; the settings and the table's menu lead there too.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property Frame frame

    Component {
        id: frameComponent

        Frame {
            focus: true
            height: 844
            width: 390

            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                },
                Place {
                    glyph: Icon.Gear
                    place: Navigator.Settings
                    title: "Settings"
                }
            ]
        }
    }

    LiveMatch {
        id: match
    }

    Recorder {
        id: recorder
    }

    function init() {
        Settings.atTable = "";
        frame = createTemporaryObject(frameComponent, testCase);
        frame.forceActiveFocus();
    }

    function words(item: Item): string {
        let all = item instanceof Text ? item.text + "\n" : "";
        for (let i = 0; i < item.children.length; ++i)
            all += words(item.children[i]);
        return all;
    }

    // What the help says that lies over the page; nothing where none does.
    function help(): string {
        const sheet = findChild(frame.page, "helpSheet");
        return sheet && sheet.opened ? words(sheet.contentItem) : "";
    }

    function test_everyPageHasIt_data() {
        const record = "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\n";
        return [{
                "tag": "Home/HomePage",
                "says": "goes back"
            }, {
                "tag": "NewMatch/NewMatchPage",
                "opens": true,
                "says": "Presses the button"
            }, {
                "tag": "Table/TablePage",
                "opens": true,
                "record": record,
                "says": "wild red"
            }, {
                "tag": "RoundEnd/RoundEndPage",
                "opens": true,
                "record": record + "Ana: out light\n",
                "says": "last card back"
            }, {
                "tag": "Score/ScorePage",
                "opens": true,
                "record": record,
                "says": "This help"
            }];
    }

    function test_everyPageHasIt(data) {
        if (data.record)
            verify(recorder.play(match, data.record));
        if (data.opens)
            frame.open("qrc:/qt/qml/Flipside/" + data.tag + ".qml", {
                    "match": match
                });
        compare(help(), "");
        keyClick(Qt.Key_F1);
        tryVerify(() => help().includes(data.says));
        compare(help().includes("wild red"), data.tag === "Table/TablePage");
        keyClick(Qt.Key_Escape);
        tryVerify(() => help() === "");
        keyClick(Qt.Key_F1);
        tryVerify(() => help().includes(data.says));
    }

    function test_onlyCardsOfTheDeck() {
        verify(recorder.play(match, "flipside 1\nedition mini56\nplayers Ana, Ben\nround\nstart B7\n"));
        frame.open("qrc:/qt/qml/Flipside/Table/TablePage.qml", {
                "match": match
            });
        keyClick(Qt.Key_F1);
        tryVerify(() => help().includes("wild red"));
        for (const word of ["Flip", "Skip Everyone", "p  t  o  pu"])
            verify(!help().includes(word), word);
    }

    function test_itTeachesTheLettersOfTheLanguage_data() {
        return [{
                "tag": "en",
                "light": "b  g  r  y",
                "dark": "p  t  o  pu",
                "sign": "b+1, br, bs, bf"
            }, {
                "tag": "de",
                "light": "b  g  r  ge",
                "dark": "r  b  o  l",
                "sign": "b+1, br, bs, bf"
            }, {
                "tag": "es",
                "light": "az  v  r  am",
                "dark": "r  ve  a  m",
                "sign": "az+1, azr, azs, azf"
            }, {
                "tag": "fr",
                "light": "b  v  r  j",
                "dark": "r  t  o  v",
                "sign": "b+1, br, bs, bf"
            }, {
                "tag": "pt",
                "light": "az  verd  verm  am",
                "dark": "ros  t  l  rox",
                "sign": "az+1, azr, azs, azf"
            }];
    }

    function test_itTeachesTheLettersOfTheLanguage(data) {
        Settings.language = data.tag;
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\n"));
        frame.open("qrc:/qt/qml/Flipside/Table/TablePage.qml", {
                "match": match
            });
        keyClick(Qt.Key_F1);
        for (const letters of [data.light, data.dark, data.sign])
            tryVerify(() => help().split("\n").includes(letters), 5000, letters + " in " + help());
        Settings.language = "en";
    }

    function test_keysScrollIt() {
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\n"));
        frame.height = 500;
        frame.open("qrc:/qt/qml/Flipside/Table/TablePage.qml", {
                "match": match
            });
        keyClick(Qt.Key_F1);
        tryVerify(() => help().length > 0);
        const scroll = findChild(findChild(frame.page, "helpSheet").contentItem, "sheetScroll");
        // The sheet is as high as the window lets it.
        tryVerify(() => scroll.interactive);
        keyClick(Qt.Key_Down);
        verify(scroll.contentY > 0);
        keyClick(Qt.Key_Up);
        compare(scroll.contentY, 0);
        keyClick(Qt.Key_Tab); // to the cross
        keyClick(Qt.Key_PageDown);
        verify(scroll.contentY > 64);
    }

    function test_thePageBelowKeepsItsKeys() {
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers Ana, Ben\nround\nstart B7\n"));
        for (const page of ["Table/TablePage", "Score/ScorePage"])
            frame.open("qrc:/qt/qml/Flipside/" + page + ".qml", {
                    "match": match
                });
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(recorder.journal(match.matchId).split("\n").pop(), "start B7");
        frame.goBack();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(recorder.journal(match.matchId).split("\n").pop(), "undo");
    }

    function test_theSettingsLeadThereToo() {
        frame.go(1);
        findChild(frame.page, "keysRow").press();
        tryVerify(() => help().includes("This help"));
    }

    height: 844
    name: "Help"
    visible: true
    when: windowShown
    width: 390
}
