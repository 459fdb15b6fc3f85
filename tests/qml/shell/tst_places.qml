// The places around the table, by the screens: a whole match that is only scored, in each way of scoring, with the
// taps counted; corrections; and questions to the referee.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import FlipsideTables

TestCase {
    id: testCase

    property int taps: 0
    property Item frame

    Component {
        id: frameComponent

        Frame {
            height: 844
            width: 390

            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                }
            ]
        }
    }

    Recorder {
        id: recorder
    }

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function tap(name: string) {
        const item = find(name);
        verify(item, name + " is on the page");
        verify(item.visible && item.enabled, name + " can be tapped");
        item.press();
        ++taps;
    }

    function voidRound() {
        tap("menuButton");
        find("roundMenu").itemAt(0).press();
    }

    function tapCards(cards: string) {
        for (const card of cards.split(" "))
            tap("key" + recorder.face(card));
    }

    function setUp(names: var, options: var) {
        for (const name of names) {
            const field = find("newName");
            field.text = name;
            find("addName").press();
        }
        for (const option of options)
            find(option).press();
    }

    function init() {
        Settings.usual = "flip2020"; // whichever is the newest
        frame = createTemporaryObject(frameComponent, testCase);
        verify(frame.page);
    }

    function test_1_firstStartOffersANewMatch() {
        verify(find("newMatch").visible);
        verify(!find("goOn").visible);
        verify(!find("again").visible);
    }

    function test_2_aMatchOnlyScored_collecting() {
        tap("onlyScore");
        tryVerify(() => find("newName").activeFocus, 2000, "with nobody to tap, a name is typed at once");
        setUp(["Ana", "Ben"], []);
        find("newName").text = "Cho"; // typed and not added: plays too
        compare(find("setupProblem").visible, false);
        waitForRendering(frame);
        for (let i = 0; i < 8; ++i)
            mouseClick(find("less"));
        compare(find("start").text, "Start");
        tap("start");
        verify(find("playFirst").visible);
        // As many taps as cards are held, two more an opponent and three besides: fewer is better.
        taps = 0;
        tap("wentOut0");
        tap("endedDark");
        tapCards("P3 T7 W+C");
        compare(find("points").text, "70");
        tap("next");
        tapCards("OF");
        tap("next");
        compare(find("gain").text, "+90");
        tap("writeDown");
        verify(taps <= 4 + 2 * 2 + 3, taps + " taps");
        compare(find("leader").text, "Ana leads");
        const match = frame.page.match;
        tap("dealNext");
        tap("wentOut1");
        tap("endedLight");
        tapCards("B1");
        tap("next");
        tapCards("W+2");
        tap("next");
        tap("writeDown");
        tap("dealNext");
        tap("wentOut0");
        tap("endedLight");
        tapCards("R2");
        tap("next");
        tapCards("W");
        tap("next");
        tap("writeDown");
        compare(find("result").text, "Ana wins!");
        compare(recorder.journal(match.matchId), ["round", "Ana: out dark", "Ben: holds P3 T7 W+C", "Cho: holds OF", "round", "Ben: out light", "Ana: holds W+2", "Cho: holds B1", "round", "Ana: out light", "Ben: holds R2", "Cho: holds W"].join("\n"));
        tap("rematch");
        compare(frame.page.title, "Just keep score");
    }

    function test_3_sameAgainIsTwoTapsAway_tallying() {
        taps = 0;
        tryVerify(() => find("match0"));
        verify(find("match0").second.endsWith("\u00a0·\u00a0with Ben and Cho"), find("match0").second); // the day stands before it in every row
        compare(find("match0").value, "");
        tap("again");
        tryVerify(() => find("seat2"));
        compare(find("seat2").text, "Cho");
        find("tally").press();
        tap("start");
        compare(taps, 2);
        compare(frame.page.match.table.setup.tally, true);
        compare(frame.page.match.table.turn.phase, Phase.Start);
        frame.goBack();
        verify(find("goOn"));
    }

    function test_4_aCorrectionSaysWhatItChanges() {
        tap("match0");
        tap("round1");
        tap("handRow1");
        tap("typePoints");
        const field = find("typedPoints");
        field.forceActiveFocus();
        field.text = "";
        for (const key of ["9", "5"])
            keyClick(key);
        tap("next");
        verify(find("consequence").text.includes("Ana would have won in round 1."));
        tap("writeDown");
        compare(find("leader").text, "Ana wins!");
    }

    function test_5_dealerIsDrawnFor() {
        tap("newMatch");
        setUp(["Dora", "Emil"], []);
        tap("drawForDealer");
        const sheet = findChild(frame.page, "dealerSheet");
        tryCompare(sheet, "opened", true);
        const result = findChild(sheet.contentItem, "drawResult");
        const done = findChild(sheet.contentItem, "drawDone");
        compare(done.enabled, false);
        verify(findChild(sheet.contentItem, "drawn0").activeFocus);
        keyClick("7");
        keyClick(Qt.Key_Return);
        keyClick("7");
        compare(result.text, "A tie: Dora and Emil draw again.");
        done.press();
        verify(findChild(sheet.contentItem, "drawn0").activeFocus);
        compare(findChild(sheet.contentItem, "drawn0").text, "");
        keyClick("9");
        keyClick(Qt.Key_Return);
        verify(findChild(sheet.contentItem, "drawn1").activeFocus);
        keyClick("0");
        compare(result.text, "Dora deals");
        keyClick(Qt.Key_Return);
        tryCompare(sheet, "opened", false);
        compare(find("start").text, "Deal: Dora gives everyone 7");
    }

    function test_6_theRefereeAnswers() {
        tap("ask");
        tapCards("B7");
        tapCards("R3");
        compare(find("answer").visible, true);
        compare(find("answer").title, "No, it may not");
        tapCards("R7");
        compare(find("answer").title, "Yes, it may");
        tap("question2");
        tapCards("B7 W");
        compare(find("worth").text, "47");
    }

    function test_9_aRoundGivenUpIsSaidAndTakenBack() {
        tap("onlyScore");
        tap("clearSetup"); // what was left before
        setUp(["Ana", "Ben"], []);
        tap("start");
        const match = frame.page.match;
        voidRound();
        compare(frame.page.title, "Scoreboard");
        compare(find("voided").visible, true);
        compare(find("voided").title, "Round 1 was given up");
        tap("undoVoid");
        compare(recorder.journal(match.matchId), ["round", "void", "undo"].join("\n"));
        tap("wentOut0"); // it goes on where it was
        tap("endedLight");
        tapCards("B3");
        tap("next");
        tap("writeDown");
        compare(find("voided").visible, false);
        tap("dealNext");
        voidRound();
        compare(find("voided").title, "Round 2 was given up");
        tap("dealNext");
        compare(match.table.turn.phase, Phase.Start);
        match.stop();
    }

    function test_9_whatIsCalledAfterItIsNotTakenBackInstead() {
        tap("onlyScore");
        setUp(["Ana", "Ben"], []);
        tap("start");
        const match = frame.page.match;
        tap("wentOut0");
        tap("endedLight");
        tapCards("B3");
        tap("next");
        tap("writeDown");
        tap("dealNext");
        voidRound();
        tap("round1");
        frame.goBack();
        compare(find("voided").visible, true); // a round was only looked at
        tap("round1");
        tap("handRow1");
        tapCards("B4");
        tap("next");
        tap("writeDown");
        compare(frame.page.title, "Scoreboard");
        compare(recorder.journal(match.matchId).split("\n").pop(), "amend 1 Ana out light; Ben holds B3 B4");
        compare(find("voided").visible, false);
        match.stop();
    }

    height: 844
    name: "Places"
    visible: true
    when: windowShown
    width: 390
}
