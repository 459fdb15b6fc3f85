// From the table to its rules and back: verdicts, questions, the log and the cards of the pad. What was begun stays.
import QtQuick
import QtTest
import Flipside
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
            anchors.fill: parent
            depth: 1
        }
    }

    Recorder {
        id: recorder
    }

    function open(record: string) {
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, record));
        page = pageComponent.createObject(testCase, {
                "match": match
            }) as TablePage;
        page.forceActiveFocus();
    }

    // The page goes before its match does.
    function cleanup() {
        page.destroy();
        wait(0);
    }

    function key(card: string): Item {
        return findChild(page, "key" + recorder.face(card));
    }

    function expectRule(title: string) {
        verify(page.ruleSheet, "a rule lies over the table");
        tryCompare(page.ruleSheet, "opened", true);
        compare(page.ruleSheet.title, title);
    }

    function leaveRule() {
        keyClick(Qt.Key_Escape);
        tryCompare(page.ruleSheet, "opened", false);
    }

    function test_aRefusedPlay() {
        open(header + "round\nstart B7\n");
        mouseClick(key("G4"));
        compare(match.answer, LiveMatch.Illegal);
        const link = findChild(page, "ruleLink");
        verify(link.visible);
        link.press();
        expectRule("What you may play");
        leaveRule();
        compare(match.answer, LiveMatch.Illegal);
        verify(findChild(page, "letStand").visible);
    }

    function test_linksLeadOnAndEscapeBack() {
        open(header + "round\nstart B7\n");
        page.showRule("challenge.guilty", "flip2020");
        expectRule("Guilty");
        findChild(page.ruleSheet.contentItem, "to-ruling.guilty-turn").press();
        compare(page.ruleSheet.title, "The turn after a guilty verdict");
        keyClick(Qt.Key_Escape);
        compare(page.ruleSheet.title, "Guilty");
        compare(page.ruleSheet.opened, true);
        leaveRule();
    }

    function test_everyQuestionHasItsRule_data() {
        return [{
                "tag": "start",
                "record": "round\n",
                "rule": "Setting up"
            }, {
                "tag": "top",
                "record": "round\nstart B7\nplay BF\n",
                "rule": "How a flip works"
            }, {
                "tag": "color",
                "record": "round\nstart B7\nplay W\n",
                "rule": "Naming the color"
            }, {
                "tag": "challenge",
                "record": "round\nstart B7\nplay W+2=G\n",
                "rule": "How a challenge works"
            }, {
                "tag": "took",
                "record": "round\nstart B7\nplay BF\ntop T3\nplay W+C=P\naccept\n",
                "rule": "Wild Draw Color"
            }, {
                "tag": "holds",
                "record": "round\nstart B7\nCho: out dark\n",
                "rule": "Counting a hand"
            }, {
                "tag": "between rounds",
                "record": "",
                "rule": "Who deals the next round"
            }];
    }

    function test_everyQuestionHasItsRule(data: var) {
        open(header + data.record);
        const link = findChild(page, data.tag === "challenge" ? "challengeRule" : "questionRule");
        verify(link && link.visible);
        link.press();
        expectRule(data.rule);
        leaveRule();
    }

    function test_aHalfShownHandStaysAsItWas() {
        open(header + "round\nstart B7\nplay B4\nplay B3\nplay W+2=G\n");
        findChild(page, "challenge").press();
        mouseClick(key("G4"));
        mouseClick(key("R5"));
        compare(match.shown.length, 2);
        mouseClick(key("G4"), 10, 10, Qt.RightButton);
        expectRule("Number cards");
        leaveRule();
        compare(match.shown.length, 2);
        compare(match.challenging, true);
    }

    function test_whatACardDoes_data() {
        return [{
                "tag": "right click",
                "hold": item => mouseClick(item, 10, 10, Qt.RightButton)
            }, {
                "tag": "long press",
                "hold": item => {
                    mousePress(item);
                    tryVerify(() => page.ruleSheet !== null && page.ruleSheet.visible);
                    mouseRelease(item);
                }
            }, {
                "tag": "Shift and F10",
                "hold": item => {
                    item.forceActiveFocus();
                    keyClick(Qt.Key_F10, Qt.ShiftModifier);
                }
            }];
    }

    function test_whatACardDoes(data: var) {
        open(header + "round\nstart B7\n");
        const before = recorder.journal(match.matchId);
        data.hold(key("RS"));
        expectRule("Skip");
        leaveRule();
        compare(recorder.journal(match.matchId), before);
        compare(match.answer, LiveMatch.None);
        data.hold(key("W+2"));
        expectRule("Wild Draw Two");
        leaveRule();
    }

    function test_theLog() {
        open(header + "round\nstart B7\nplay B3\nplay BS\n");
        page.ask("log");
        tryCompare(page.over, "opened", true);
        const list = findChild(page.over.contentItem, "log");
        tryVerify(() => list.itemAtIndex(0) !== null);
        list.itemAtIndex(0).press();
        expectRule("Skip");
        leaveRule();
    }

    function test_theRulesOfTheMatchsEdition() {
        open("flipside 1\nedition mini56\nplayers Ana, Ben, Cho\nround\nstart B7\n");
        page.showRule("card.skip-everyone", match.table.edition);
        const text = findChild(page.ruleSheet.contentItem, "ruleView");
        verify(text);
        compare(text.rule.book.edition, "mini56");
        leaveRule();
    }

    height: 844
    name: "RuleLinks"
    visible: true
    when: windowShown
    width: 390
}
