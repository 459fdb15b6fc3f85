// Rounds played through the table page, by mouse and by keyboard; the journal on disk equals the expected record.
import QtQuick
import QtTest
import Flipside.Controls
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

    Recorder {
        id: recorder
    }

    SignalSpy {
        id: pageSpy

        signalName: "pageRequested"
        target: Navigator
    }

    function open(record: string) {
        match = createTemporaryObject(matchComponent, testCase);
        verify(recorder.play(match, record));
        page = createTemporaryObject(pageComponent, testCase, {
                "match": match
            });
        page.forceActiveFocus();
    }

    function tap(name: string) {
        tryVerify(() => {
                const item = findChild(page, name);
                return item && item.visible && item.enabled;
            }, 2000, name);
        const item = findChild(page, name);
        waitForRendering(page);
        mouseClick(item);
    }

    function tapCard(notation: string) {
        tap("key" + recorder.face(notation));
    }

    function tapCards(cards: var) {
        for (const card of cards)
            tapCard(card);
    }

    // Sheets lie over the page.
    function tapOver(name: string) {
        let item = null;
        tryVerify(() => (item = findChild(testCase.Window.window.contentItem.parent ?? testCase.Window.window.contentItem, name)) !== null, 2000, name);
        waitForRendering(item);
        mouseClick(item);
    }

    function type(line: string) {
        for (const letter of line)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function journal(): string {
        return recorder.journal(match.matchId);
    }

    function cleanup() {
        if (page)
            page.destroy(); // before its match
        tryVerify(() => !page);
        Theme.side = Card.Light;
    }

    height: 844
    name: "TablePlay"
    visible: true
    when: windowShown
    width: 390

    function test_byMouse() {
        open(header);
        tap("deal");
        tapCard("B7");
        tapCards(["B3", "W"]);
        tap("color" + Card.Red);
        tapCard("RF");
        tryCompare(Theme, "side", Card.Dark);
        journalIs(["round", "start B7", "Ana: play B3", "Ben: play W", "Ben: color R", "Cho: play RF"]);
    }

    function journalIs(lines: var) {
        compare(journal(), lines.join("\n"));
    }

    function test_flipsTurnThePageAndUndoTurnsItBack() {
        open(header + "round\nstart B7\n");
        tapCard("BF");
        tryCompare(Theme, "side", Card.Dark);
        compare(match.table.turn.phase, Phase.Top);
        tapCard("P3");
        tapCard("P5");
        tapCard("PF");
        tryCompare(Theme, "side", Card.Light);
        for (let i = 0; i < 4; ++i)
            tap("undoButton");
        tryCompare(Theme, "side", Card.Light);
        compare(match.table.pile.top, recorder.face("B7"));
        journalIs(["round", "start B7", "Ana: play BF", "top P3", "Ben: play P5", "Cho: play PF", "undo", "undo", "undo", "undo"]);
    }

    function test_challengesOfBothWildsBothWays() {
        open(header + "round\nstart B7\ncount Ana 3\n");
        tapCard("W+2");
        tap("color" + Card.Green);
        tap("challenge");
        tapCards(["B1", "G4"]);
        compare(match.answer, Answer.Guilty);
        tap("undoChallenge");
        tap("challenge");
        tapCards(["Y1", "G4"]);
        compare(match.answer, Answer.Innocent);
        tap("goOn");
        tapCard("GF");
        tapCard("T3");
        tapCard("W+C");
        tap("color" + Card.Pink);
        tap("challenge");
        tap("hasIt");
        compare(match.answer, Answer.Guilty);
        tap("goOn");
        tap("took4");
        compare(findChild(page, "tookDone").text, "Drew 4 cards");
        tap("tookDone");
        tapCard("W+C");
        tap("color" + Card.Teal);
        tap("challenge");
        tap("hasNot");
        compare(findChild(page, "drawn1").Accessible.description, "draws until the chosen color comes, then 2 more");
        tap("goOn");
        compare(findChild(page, "tookDone").text, "Drew 1 + 2 = 3 cards");
        compare(match.table.turn.undoText, "Ben challenges Ana: innocent");
        tap("tookDone");
        compare(match.table.turn.undoText, "Ben draws 3 cards");
        compare(match.table.turn.followed, "Ben draws 3 cards and is skipped.");
        journalIs(["round", "start B7", "count Ana 3", "Ana: play W+2", "Ana: color G", "Ben: challenge hand B1 G4", "undo", "Ben: challenge hand Y1 G4", "Cho: play GF", "top T3", "Dee: play W+C", "Dee: color P", "Ana: challenge guilty", "Dee: took 4", "Ana: play W+C", "Ana: color T", "Ben: challenge innocent", "Ben: took 1"]);
    }

    function test_acceptingADrawTwo() {
        open(header + "round\nstart B7\nplay W+2=G\n");
        tap("accept");
        journalIs(["round", "start B7", "Ana: play W+2=G", "Ben: accept"]);
    }

    function test_unoIsCalledAndCaught() {
        open(header + "round\nstart B7\ncount Ana 2\ncount Ben 2\n");
        compare(findChild(page, "caughtButton").enabled, false);
        tap("unoButton");
        tapCard("B3");
        tap("caughtButton"); // says why that does not count
        compare(match.answer, Answer.Illegal);
        tapCard("B4");
        tap("caughtButton");
        compare(findChild(page, "unoButton").enabled, false);
        journalIs(["round", "start B7", "count Ana 2", "count Ben 2", "Ana: uno", "Ana: play B3", "Ben: play B4", "catch Ben"]);
    }

    function test_oneIsCaughtWhileTheTableWaitsForAnAnswer_data() {
        return [["W", Phase.Color], ["BF", Phase.Top], ["W+2=G", Phase.Challenge]].map(row => ({
                        "tag": row[0],
                        "phase": row[1]
                    }));
    }

    function test_oneIsCaughtWhileTheTableWaitsForAnAnswer(data: var) {
        open(header + "round\nstart B7\ncount Ana 2\nplay " + data.tag + "\n");
        compare(match.table.turn.phase, data.phase);
        compare(findChild(page, "drawButton").visible, false);
        tap("caughtButton");
        compare(match.seats.cardsOf(0), 3);
        compare(match.table.turn.phase, data.phase);
        compare(findChild(page, "caughtButton").visible, false);
    }

    function test_drawBecomesPassInPlace() {
        open(header + "round\nstart B7\n");
        tap("drawButton");
        tap("drawButton");
        compare(match.table.turn.actor, 1);
        journalIs(["round", "start B7", "Ana: draw", "Ana: pass"]);
    }

    function test_aDoubleTapIsOneCall() {
        open(header + "round\n");
        for (const name of ["key" + recorder.face("B7"), "key" + recorder.face("B3"), "drawButton"]) {
            waitForRendering(page);
            mouseDoubleClickSequence(findChild(page, name));
        }
        journalIs(["round", "start B7", "Ana: play B3", "Ben: draw"]);
    }

    function test_aPlayIsLetStand() {
        open(header + "round\nstart B7\n");
        tapCard("G4");
        verify(findChild(page, "refusal").visible);
        tap("letStand");
        tryCompare(findChild(page, "refusal"), "visible", false);
        tapCard("R9");
        tap("takeItBack");
        compare(match.table.turn.actor, 1);
        journalIs(["round", "start B7", "Ana: force play G4"]);
    }

    function test_reshuffleIsTwoTapsAway() {
        open(header + "round\nstart B7\nplay B3\n");
        tap("menuButton");
        tapOver("menu-reshuffle");
        tryVerify(() => journal().endsWith("reshuffle"));
    }

    function test_correctionsFromTheirThing() {
        open(header + "round\nstart B7\nplay B3\n");
        tap("pile");
        tapOver("menu-color");
        tap("color" + Card.Yellow);
        tap("pile");
        tapOver("menu-top");
        tapCard("R1");
        tap("pile");
        tapOver("menu-direction");
        tap("seat3");
        tapOver("setTurn");
        journalIs(["round", "start B7", "Ana: play B3", "set color Y", "set top R1", "set direction right", "set turn Dee"]);
    }

    function test_justScoreIt() {
        open(header + "round\nstart B7\n");
        tap("menuButton");
        tapOver("menu-justScore");
        tapOver("outDark");
        tapOver("out2");
        tryVerify(() => match.table.turn.phase === Phase.Holds);
        journalIs(["round", "start B7", "Cho: out dark"]);
    }

    function test_aRefusalLeavesThePadWhereItIs() {
        open(header + "round\nstart B7\n");
        const key = findChild(page, "key" + recorder.face("R1"));
        waitForRendering(page);
        const before = key.mapToItem(page, 0, 0);
        tapCard("R1");
        tryCompare(match, "answer", Answer.Illegal);
        compare(key.mapToItem(page, 0, 0), before);
        verify(key.refused);
        tapCard("B1");
        verify(!key.refused);
    }

    function test_aVerdictShowsWhoDrawsAndWhoIsNext() {
        open(header + "round\nstart B7\ncount Ana 3\nplay W+2=G\n");
        tap("challenge");
        tapCards(["G4", "B1"]);
        tryCompare(match, "answer", Answer.Guilty);
        compare([findChild(page, "drawn0").visible, findChild(page, "drawn0").drawn], [true, 2]);
        compare([findChild(page, "drawn1").visible, findChild(page, "drawn1").onTurn], [true, true]);
        verify(!findChild(page, "drawn2").visible);
    }

    function test_whoWentOutIsNotAskedTwice() {
        open(header + "round\nstart B7\nplay BF\ntop P5\n");
        pageSpy.clear();
        tap("seat2");
        tapOver("wentOut");
        tryVerify(() => match.table.turn.phase === Phase.Holds);
        journalIs(["round", "start B7", "Ana: play BF", "top P5", "Cho: out dark"]);
        compare(pageSpy.count, 1);
        compare(String(pageSpy.signalArguments[0][0]), "qrc:/qt/qml/Flipside/RoundEnd/RoundEndPage.qml");
    }

    function test_byKeyboard() {
        open(header + "round\n");
        type("b7");
        type("b3");
        type("w=r");
        type("d");
        type("p");
        type("rf");
        type("v4");
        type("w+c=t");
        keyClick(Qt.Key_H, Qt.ControlModifier);
        type("challenge innocent");
        keyClick(Qt.Key_Escape); // no message is open: the page would go back
        type("5");
        type("count Cho 2");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        keyClick(Qt.Key_Y, Qt.ControlModifier);
        journalIs(["round", "start B7", "Ana: play B3", "Ben: play W=R", "Cho: draw", "Cho: pass", "Dee: play RF", "top V4", "Ana: play W+C=T", "Ben: challenge innocent", "Ben: took 5", "count Cho 2", "undo", "redo"]);
    }

    function test_aShownCardThatTellsLeavesOneAnswer() {
        open(header + "round\nstart B7\nAna: play W+2=G\n");
        findChild(page, "challenge").press();
        findChild(page, "key" + recorder.face("R1")).press();
        compare(findChild(page, "hasNot").enabled, true);
        findChild(page, "key" + recorder.face("B1")).press();
        compare(findChild(page, "hasNot").enabled, false);
        findChild(page, "hasIt").press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "Ben: challenge guilty");
    }

    function test_aNumberAnswersHowManyWereDrawn() {
        open(header + "round\nstart B7\nAna: play BF\ntop T3\nBen: play W+C=P\n");
        type("a");
        type("3");
        compare(recorder.journal(match.matchId).split("\n").pop(), "Cho: took 3");
    }

    function test_arrowsGoOverThePad() {
        open(header + "round\nstart B7\n");
        waitForRendering(page); // the keys lie where they belong
        const key = notation => findChild(page, "key" + recorder.face(notation));
        key("B1").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        verify(key("B2").activeFocus);
        keyClick(Qt.Key_Down);
        verify(key("B7").activeFocus);
        keyClick(Qt.Key_Down);
        verify(key("G2").activeFocus);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Space);
        journalIs(["round", "start B7", "Ana: play B7"]);
    }
}
