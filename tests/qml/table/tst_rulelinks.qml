// From the table to its rules and back: verdicts, questions, the log and the cards of the pad. What was begun stays.
import QtQuick
import QtTest
import Flipside.Match
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
            anchors.fill: parent
            depth: 1
        }
    }

    RuleOver {
        id: ruleOver
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
        waitForRendering(page); // the keys lie where they belong
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
        verify(ruleOver.item, "a rule lies over the table");
        tryCompare(ruleOver.item, "opened", true);
        compare(ruleOver.item.title, title);
    }

    function leaveRule() {
        keyClick(Qt.Key_Escape);
        tryCompare(ruleOver.item, "opened", false);
    }

    function test_aRefusedPlay() {
        open(header + "round\nstart B7\n");
        mouseClick(key("G4"));
        compare(match.answer, Answer.Illegal);
        const link = findChild(page, "ruleLink");
        verify(link.visible);
        link.press();
        expectRule("What you may play");
        leaveRule();
        compare(match.answer, Answer.Illegal);
        verify(findChild(page, "letStand").visible);
    }

    function test_linksLeadOnAndEscapeBack() {
        open(header + "round\nstart B7\n");
        Navigator.showRule("challenge.guilty", "flip2020");
        expectRule("Guilty");
        findChild(ruleOver.item.contentItem, "to-ruling.guilty-turn").press();
        compare(ruleOver.item.title, "The turn after a guilty verdict");
        keyClick(Qt.Key_Escape);
        compare(ruleOver.item.title, "Guilty");
        compare(ruleOver.item.opened, true);
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
        waitForRendering(page);
        mouseClick(key("G4"));
        mouseClick(key("R5"));
        compare(match.challengedHand.faces.length, 2);
        mouseClick(key("G4"), 10, 10, Qt.RightButton);
        expectRule("Number cards");
        leaveRule();
        compare(match.challengedHand.faces.length, 2);
        compare(match.challengedHand.open, true);
    }

    function test_whatACardDoes_data() {
        return [{
                "tag": "right click",
                "hold": item => mouseClick(item, 10, 10, Qt.RightButton)
            }, {
                "tag": "long press",
                "hold": item => {
                    mousePress(item);
                    tryVerify(() => ruleOver.item !== null && ruleOver.item.visible);
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
        compare(match.answer, Answer.None);
        data.hold(key("W+2"));
        expectRule("Wild Draw Two");
        leaveRule();
    }

    function test_theLog() {
        open(header + "round\nstart B7\nplay B3\nplay BS\n");
        page.tableActions.log.trigger();
        tryCompare(page.tableActions.over, "opened", true);
        const list = findChild(page.tableActions.over.contentItem, "log");
        tryVerify(() => list.itemAtIndex(0) !== null);
        list.itemAtIndex(0).press();
        expectRule("Skip");
        leaveRule();
    }

    function test_theRulesOfTheMatchsEdition() {
        open("flipside 1\nedition mini56\nplayers Ana, Ben, Cho\nround\nstart B7\n");
        Navigator.showRule("card.skip-everyone", match.table.setup.edition);
        const text = findChild(ruleOver.item.contentItem, "ruleView");
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
