// The frame: navigation where it fits the window, pages above each other, and the way back.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: frameComponent

        Frame {
            focus: true
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

    Component {
        id: navComponent

        Nav {
            height: implicitHeight
            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Spielen"
                },
                Place {
                    glyph: Icon.Clock
                    place: Navigator.History
                    title: "Verlauf"
                },
                Place {
                    glyph: Icon.Person
                    place: Navigator.Players
                    title: "Spieler"
                },
                Place {
                    glyph: Icon.Book
                    place: Navigator.Rulebook
                    title: "Regeln"
                },
                Place {
                    glyph: Icon.Gear
                    place: Navigator.Settings
                    title: "Einstellungen"
                }
            ]
            rail: false
        }
    }

    SignalSpy {
        id: chosen

        signalName: "chosen"
    }

    function make(width: int): Frame {
        return createTemporaryObject(frameComponent, testCase, {
                "width": width,
                "height": 700
            }) as Frame;
    }

    function nav(frame: Frame): Item {
        return Array.from(frame.children).find(child => child.places !== undefined && child.rail !== undefined);
    }

    function test_navigation_data() {
        return [{
                "tag": "narrow",
                "width": 390,
                "rail": false,
                "navWidth": 390
            }, {
                "tag": "just narrow",
                "width": 599,
                "rail": false,
                "navWidth": 599
            }, {
                "tag": "medium",
                "width": 600,
                "rail": true,
                "navWidth": 80
            }, {
                "tag": "just medium",
                "width": 999,
                "rail": true,
                "navWidth": 80
            }, {
                "tag": "wide",
                "width": 1000,
                "rail": true,
                "navWidth": 96
            }];
    }

    function test_navigation(data: var) {
        const frame = make(data.width);
        compare(nav(frame).rail, data.rail);
        compare(nav(frame).width, data.navWidth);
        const page = frame.page;
        if (data.rail) {
            compare(page.width, data.width - data.navWidth);
            compare(page.height, 700);
        } else {
            compare(page.width, data.width);
            compare(nav(frame).y + nav(frame).height, 700);
            compare(page.height, nav(frame).y);
        }
    }

    function test_namesOfPlacesHaveOneSize_data() {
        const rows = [];
        for (const width of [320, 360, 412]) {
            for (const size of [100, 125, 200])
                rows.push({
                        "tag": width + " " + size,
                        "width": width,
                        "size": size
                    });
        }
        return rows;
    }

    function test_namesOfPlacesHaveOneSize(data: var) {
        Settings.textSize = data.size;
        const bar = createTemporaryObject(navComponent, testCase, {
                "width": data.width
            });
        waitForRendering(bar);
        const items = [0, 1, 2, 3, 4].map(i => findChild(bar, "nav" + i));
        const names = items.map(item => Array.from(item.children).find(child => child.fontSizeMode !== undefined));
        for (const name of names) {
            compare(name.visible, data.size < 150);
            verify(name.parent.width >= 48);
            if (!name.visible)
                continue;
            compare(name.font.pixelSize, names[0].font.pixelSize);
            verify(name.implicitWidth <= name.width, name.text); // so none is made smaller by itself
        }
        // Large words are written large: only the current place is named, and all have their share of the bar.
        const named = findChild(bar, "navName");
        compare(named.visible, data.size >= 150);
        for (let place = 0; named.visible && place < 5; ++place) {
            bar.current = place;
            compare(items[place].width, bar.width / 5);
            compare(items[place].Accessible.name, named.text);
            compare(named.font.pixelSize, Type.caption);
            verify(named.contentWidth <= named.width && named.x >= 0 && named.x + named.width <= bar.width, named.text);
            verify(named.y + named.height <= bar.height);
        }
        if (named.visible) {
            chosen.target = bar;
            chosen.clear();
            mouseClick(bar, bar.width * 0.7, bar.height - 6); // where the name is, too
            compare(chosen.signalArguments[0][0], 3);
        }
        Settings.textSize = 100;
    }

    function test_places() {
        const frame = make(390);
        compare(frame.page.title, "Play");
        compare(frame.canGoBack, false);
        mouseClick(nav(frame), 390 * 0.75, 30);
        compare(frame.page.title, "Settings");
        compare(frame.place, 1);
        mouseClick(nav(frame), 390 * 0.25, 30);
        compare(frame.page.title, "Play");
    }

    function test_back_data() {
        return [{
                "tag": "Escape",
                "key": Qt.Key_Escape,
                "modifier": Qt.NoModifier
            }, {
                "tag": "the back key",
                "key": Qt.Key_Back,
                "modifier": Qt.NoModifier
            }, {
                "tag": "Alt and left",
                "key": Qt.Key_Left,
                "modifier": Qt.AltModifier
            }];
    }

    function test_back(data: var) {
        const frame = make(390);
        frame.go(1);
        frame.open("qrc:/qt/qml/Flipside/Settings/AboutPage.qml", {});
        compare(frame.page.title, "About Flipside");
        compare(frame.page.nested, true);
        keyClick(data.key, data.modifier);
        compare(frame.page.title, "Settings");
        keyClick(data.key, data.modifier);
        compare(frame.page.title, "Play");
        keyClick(data.key, data.modifier);
        compare(frame.page.title, "Play");
    }

    function test_escapeClosesASheetFirst() {
        const frame = make(390);
        frame.go(1);
        findChild(frame.page, "languageRow").press();
        const sheet = findChild(frame.page, "languageSheet");
        tryCompare(sheet, "opened", true);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "opened", false);
        compare(frame.page.title, "Settings");
        keyClick(Qt.Key_Escape);
        compare(frame.page.title, "Play");
    }

    function test_backButton() {
        const frame = make(390);
        frame.open("qrc:/qt/qml/Flipside/Settings/AboutPage.qml", {});
        const button = findChild(frame.page, "back");
        compare(button.Accessible.name, "Back");
        mouseClick(button);
        compare(frame.page.title, "Play");
    }

    function test_keysBeginOnThePageThatWasOpened() {
        const frame = make(1100);
        frame.forceActiveFocus();
        keyClick(Qt.Key_Tab);
        compare(frame.Window.activeFocusItem.objectName, "firstLanguage");
        frame.open("qrc:/qt/qml/Flipside/Rulebook/AskPage.qml", {});
        keyClick(Qt.Key_Tab);
        compare(frame.Window.activeFocusItem.objectName, "back");
        keyClick(Qt.Key_Tab);
        compare(frame.Window.activeFocusItem.objectName, "askSide");
    }

    function test_navigatingToTheSamePlaceGoesToItsFirstPage() {
        const frame = make(390);
        frame.go(1);
        frame.open("qrc:/qt/qml/Flipside/Settings/AboutPage.qml", {});
        frame.go(1);
        compare(frame.page.title, "Settings");
    }

    function test_homeLeadsToSettings() {
        const frame = make(1100);
        Navigator.showPlace(Navigator.Settings);
        compare(frame.page.title, "Settings");
    }

    function test_turningTheDeckOver() {
        const frame = make(390);
        waitForRendering(frame);
        compare(Theme.dark, false);
        mouseClick(findChild(frame.page, "turnOver"));
        compare(Theme.dark, true);
        mouseClick(findChild(frame.page, "turnOver"));
        compare(Theme.dark, false);
    }

    function test_tabReachesEverythingAndIsScrolledIntoView() {
        const frame = make(390);
        frame.height = 420;
        frame.go(1);
        const about = findChild(frame.page, "aboutRow");
        about.forceActiveFocus(Qt.TabFocusReason);
        const y = about.mapToItem(frame, 0, 0).y;
        verify(y >= 0 && y + about.height <= nav(frame).y, "at " + y);
    }

    height: 720
    name: "Frame"
    visible: true
    when: windowShown
    width: 1200
}
