// What the table page shows and says, beside the play itself.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd
import Flipside.Shell
import Flipside.Table
import FlipsideTables

TestCase {
    id: testCase

    readonly property string header: "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho, Dee\n"
    property LiveMatch match
    property TablePage page

    Component {
        id: matchComponent

        LiveMatch {
        }
    }

    Component {
        id: pageComponent

        TablePage {
            depth: 1
            height: 844
            width: 390
        }
    }

    Component {
        id: endComponent

        RoundEnd {
        }
    }

    Recorder {
        id: recorder
    }

    SignalSpy {
        id: spy

        target: Navigator
    }

    function open(record: string, properties: var) {
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, record));
        page = createTemporaryObject(pageComponent, testCase, Object.assign({
                    "match": match
                }, properties));
        waitForRendering(page); // its parts are where they belong
    }

    function cleanup() {
        if (page)
            page.destroy(); // before its match
        tryVerify(() => !page);
        Theme.side = Card.Light;
    }

    height: 900
    name: "TablePage"
    visible: true
    when: windowShown
    width: 1280

    function test_headlineAndUndo() {
        open(header + "round\nstart B7\nplay B3\n", {});
        compare(findChild(page, "headline").text, "Ben plays");
        compare(findChild(page, "undoButton").what, "Ana: Blue 3");
        compare(page.title, "Round 1");
        compare(page.subtitle, "to 500");
    }

    function test_whatFollowedIsTold_data() {
        return [{
                "tag": "phone",
                "form": {}
            }, {
                "tag": "desktop",
                "form": {
                    "width": 1184,
                    "height": 800
                }
            }, {
                "tag": "in words",
                "form": {
                    "width": 360,
                    "height": 640
                }
            }];
    }

    function shown(name: string): Item {
        const look = item => {
            for (let i = 0; i < item.children.length; ++i) {
                const child = item.children[i];
                const found = !child.visible ? null : child.objectName === name ? child : look(child);
                if (found)
                    return found;
            }
            return null;
        };
        return look(page);
    }

    function test_whatFollowedIsTold(data) {
        open(header + "round\nstart B7\n", data.form);
        const key = findChild(page, "key" + recorder.face("R5"));
        waitForRendering(page);
        const before = key.mapToItem(page, 0, 0).y;
        const told = (call, words) => {
            verify(match.type(call));
            waitForRendering(page);
            compare(shown("followed")?.text ?? "", words);
            compare(key.mapToItem(page, 0, 0).y, before, call);
        };
        compare(shown("followed"), null);
        told("b+1", "Ben draws 1 card and is skipped.");
        compare(shown("followed").Accessible.name, "Ben draws 1 card and is skipped.");
        compare(shown("followed").Accessible.role, Accessible.AlertMessage);
        told("bs", "Dee is skipped.");
        told("br", "Now play goes to the right.");
        told("b5", "");
        verify(match.undo());
        compare(shown("followed").text, "Now play goes to the right.");
    }

    function test_noKeyMovesWhileAHandIsShown() {
        open(header + "round\nstart B7\nplay B4\nplay B3\nplay W+2=G\n", {});
        findChild(page, "challenge").press();
        const key = findChild(page, "key" + recorder.face("R5"));
        waitForRendering(page);
        const before = key.mapToItem(page, 0, 0).y;
        for (const card of ["G4", "Y9", "R+1", "R2", "Y3"]) {
            findChild(page, "key" + recorder.face(card)).press();
            waitForRendering(page);
            compare(key.mapToItem(page, 0, 0).y, before, card);
        }
    }

    function test_theRuleIsOneTapAway() {
        open(header + "round\nstart B7\n", {});
        match.play(recorder.face("G4"));
        waitForRendering(page);
        spy.signalName = "ruleRequested";
        spy.clear();
        mouseClick(findChild(page, "ruleLink"));
        compare(spy.count, 1);
        compare(spy.signalArguments[0][0], "turn.match");
        compare(spy.signalArguments[0][1], "flip2020");
    }

    function test_theEndOfARoundLeadsOn() {
        open(header + "round\nstart B7\nAna: out light\n", {});
        spy.signalName = "pageRequested";
        spy.clear();
        mouseClick(findChild(page, "toRoundEnd"));
        compare(String(spy.signalArguments[0][0]), "qrc:/qt/qml/Flipside/RoundEnd/RoundEndPage.qml");
    }

    function test_countedHandsLeadToTheirPoints() {
        open(header + "round\nstart B7\nAna: out light\n", {});
        const button = findChild(page, "toRoundEnd");
        compare(button.text, "Count the hands");
        const end = createTemporaryObject(endComponent, testCase, {
                "match": match
            });
        while (end.current >= 0) {
            end.hand.type(5);
            end.next();
        }
        compare(match.table.turn.headline, "All counted: write it down");
        compare(button.text, "See the points");
    }

    function test_theScoreIsAsked() {
        open(header + "round\nstart B7\n", {});
        spy.signalName = "pageRequested";
        spy.clear();
        mouseClick(findChild(page, "scoreButton"));
        compare(String(spy.signalArguments[0][0]), "qrc:/qt/qml/Flipside/Score/ScorePage.qml");
    }

    function test_wideWindowsHaveTheRecordBeside() {
        open(header + "round\nstart B7\nplay B3\n", {
                "width": 1184,
                "height": 800
            });
        const log = findChild(page, "log");
        verify(log);
        compare(log.count, 3);
        const field = findChild(page, "typed");
        mouseClick(field);
        for (const letter of "b9")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(field.text, "");
        compare(recorder.journal(match.matchId).split("\n").pop(), "Ben: play B9");
        compare(log.count, 4);
        for (const letter of "g4")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(field.text, "");
        verify(findChild(page, "refusal").visible);
        for (const letter of "qqq")
            keyClick(letter);
        keyClick(Qt.Key_Return);
        compare(field.text, "qqq"); // what is not understood stays to be mended
    }

    function test_aTypedCallLeavesTheAnswersFree() {
        open(header + "round\nstart B7\n", {});
        page.forceActiveFocus();
        const field = findChild(page, "typedHere");
        for (const letter of "g4")
            keyClick(letter);
        compare(field.visible, true);
        keyClick(Qt.Key_Return);
        compare(findChild(page, "letStand").visible, true);
        compare(field.visible, false);
        for (const letter of "let it stand" // what the button says
        )
            keyClick(letter);
        compare(field.visible, true);
        const button = findChild(page, "letStand");
        verify(field.mapToItem(page, 0, 0).y >= button.mapToItem(page, 0, button.height).y);
        keyClick(Qt.Key_Return);
        compare(recorder.journal(match.matchId).split("\n").pop(), "Ana: force play G4");
    }

    function test_theHeadlineSaysWhoseHandIsShown() {
        open(header + "round\nstart B7\nplay B3\nplay W+2=G\n", {
                "width": 1184,
                "height": 800
            });
        compare(findChild(page, "headline").text, "Cho accepts or challenges");
        verify(match.challengedHand.begin());
        compare(findChild(page, "headline").text, "Ben shows Cho the hand");
    }

    function test_theMiniDeckHasNoFlipAndAZero() {
        open("flipside 1\nedition mini56\nplayers Ana, Ben\nround\nstart B7\n", {});
        verify(findChild(page, "key" + recorder.face("B0")).visible);
        compare(findChild(page, "key" + recorder.face("BF")), null);
        compare(findChild(page, "sideChip").visible, false);
        mouseClick(findChild(page, "key" + recorder.face("B0")));
        compare(recorder.journal(match.matchId).split("\n").pop(), "Ana: play B0");
    }

    function test_rulesAreChangedBetweenRounds() {
        open(header, {});
        page.tableActions.rulings.trigger();
        const overlay = page.Window.window.contentItem.parent ?? page.Window.window.contentItem;
        let choice = null;
        tryVerify(() => (choice = findChild(overlay, "tie-round")) !== null);
        choice.press();
        compare(recorder.journal(match.matchId), "rule tie round");
        tryVerify(() => findChild(overlay, "tie-round").checked);
    }
}
