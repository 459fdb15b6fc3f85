// A match of the past by its page: its rounds and chart, a correction with what it would change, and the ways out of
// the app and back: text, picture, record.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import ".."

PastScreens {
    id: testCase

    property string saved // the record that was written

    Folder {
        id: folder

        kinds: ["*.flip"]
    }

    TextInput {
        id: clipboard
    }

    Image {
        id: picture

        cache: false
    }

    name: "MatchPages"

    function initTestCase() {
        takeIn("edition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho", daysAgo(3), "Cabin", "round dealer Cho\nstart B7\nAna: play B+1\nCho: play W+2=G\nAna: challenge guilty\nAna: force play R9\nBen: play RF\ntop P5\nBen: out dark\nAna: holds O4 P7\nCho: holds 20\nround\nBen: out light\nAna: holds 30\nCho: holds 12");
        takeIn("edition mini56\nscoring tally 100\nplayers Ana, Eli", daysAgo(9), "Attic", "round\nAna: out light\nEli: holds 40\nstop");
        takeIn("edition flip2020\nplayers Ana, Dee", daysAgo(1), "Deck", "round\nstart R3\nplay R5");
    }

    function init() {
        MatchActions.dismiss();
        openApp(1, 390, 844);
        tryCompare(shows("matches"), "count", 3);
    }

    function test_1_every_round_is_told() {
        press("match1");
        compare(frame.page.title, "Ben won");
        isGone("goOn");
        compare(shows("runChart").Accessible.name, "After 2 rounds: Ben 73, Ana 0, Cho 0");
        compare(find("round1").text, "Round 1: Ben");
        compare(find("round1").Accessible.description, "Cho dealt · 1 flip");
        isGone("hand1-0");
        press("round1");
        compare(shows("hand1-0").hand.name, "Ana");
        compare(find("hand1-0").hand.faces.length, 2);
        compare(find("hand1-1").hand.out, true);
        compare(find("hand1-1").hand.gain, 31);
        compare(find("hand1-2").hand.points, 20);
        compare(find("happening1-0").text, "Ana challenges Cho: guilty");
        verify(find("happening1-1").text.includes("Red 9"), find("happening1-1").text); // let stand
        press("round1");
        isGone("hand1-0");
        compare(find("worth1").text, "31");
    }

    // Where the lowest total wins, whoever wins a round gets nothing.
    function test_1_which_way_a_match_was_scored_is_said() {
        press("match2");
        verify(frame.page.subtitle.endsWith(" · Lowest total wins once someone has 100"), frame.page.subtitle);
        isGone("worth1");
    }

    function test_2_a_happening_leads_into_the_replay() {
        pressAll(["match1", "round1", "happening1-0"]);
        compare(shows("timeline").replay.step, 5);
        compare(frame.page.title + ", " + frame.page.subtitle, "Round 1, Call 5 of 11");
        frame.goBack();
        compare(frame.page.title, "Ben won");
        press("replayRound1");
        compare(shows("timeline").replay.step, 1);
    }

    function test_3_a_running_match_goes_on() {
        pressAll(["match0", "goOn"]);
        compare(frame.page.match.table.turn.phase, Phase.Turn);
        compare(frame.place, 0); // where it outlives the page of the past, and can be finished
    }

    function test_4_the_result_is_copied_as_text() {
        pressAll(["match1", "share", "copyText"]);
        tryCompare(shows("shareDone"), "text", "Copied.");
        clipboard.clear();
        clipboard.paste();
        const text = clipboard.text;
        verify(text.startsWith("Ben wins!"), text);
        verify(text.includes("1. Ben  73") && text.includes("2. Ana  0"), text);
    }

    function test_5_a_picture_is_saved_that_can_be_seen() {
        pressAll(["match1", "share"]);
        const shown = shows("matchPicture");
        const enlarged = shown.board.pictureFile().replace(".png", "-enlarged.png");
        let kept = false;
        shown.grabToImage(result => kept = result.saveToFile(enlarged), Qt.size(shown.width * 3, shown.height * 3));
        tryVerify(() => kept);
        press("savePicture");
        tryVerify(() => find("shareDone") !== null);
        const words = find("shareDone").text;
        verify(words.startsWith("Saved as ") && words.endsWith(".png"), words);
        picture.source = "file://" + words.slice("Saved as ".length);
        tryCompare(picture, "status", Image.Ready);
        compare(picture.sourceSize.width, Math.round(shown.width) * 3);
        // The chart is on it, with the line of whoever won.
        const run = findChild(shown, "sharedRun");
        const at = run.mapToItem(shown, run.scaleWidth, run.head);
        const plot = Qt.rect(at.x * 3, at.y * 3, run.plotWidth * 3, run.plotHeight * 3);
        const best = shown.board.standings.index(0, 0);
        const color = Theme.person(shown.board.standings.data(best, StandingsModel.ColorIndex), Theme.dark);
        const drawn = recorder.pixels(words.slice("Saved as ".length), plot, color);
        verify(drawn > run.plotWidth * 3, drawn + " pixels");
        // What the pen writes is painted anew for it, not enlarged: fewer pixels lie between ink and paper.
        const mark = findChild(shown, "sharedMark");
        const place = mark.mapToItem(shown, 0, 0);
        const area = Qt.rect(place.x * 3, place.y * 3, mark.width * 3, mark.height * 3);
        const between = file => area.width * area.height - recorder.pixels(file, area, Theme.ink) - recorder.pixels(file, area, Theme.page);
        verify(between(words.slice("Saved as ".length)) * 2 < between(enlarged), between(words.slice("Saved as ".length)) + " and " + between(enlarged));
        picture.source = "";
        waitForRendering(picture); // with which its texture goes
    }

    function test_6_a_record_goes_out_and_comes_back() {
        saved = folder.newName().replace(/\.\w+$/, "") + "-shared";
        pressAll(["match1", "share", "saveRecord"]);
        write("newName", saved);
        press("saveHere");
        tryVerify(() => MatchActions.statusMessage.includes(saved + ".flip"));
        verify(!MatchActions.failed, MatchActions.statusMessage);
        MatchActions.dismiss();
        // As on another device: the match is not there any more.
        pressAll(["matchMenu", "match-bin", "historyMenu", "menu-bin", "emptyBin", "reallyEmpty"]);
        isGone("binned0");
        tryVerify(() => MatchActions.statusMessage.length > 0 && !MatchActions.busy);
        frame.goBack();
        tryCompare(shows("matches"), "count", 2);
        pressAll(["historyMenu", "menu-import", "otherFile", "entry-" + saved + ".flip"]);
        tryCompare(shows("incomingTitle"), "text", "Ana, Ben, and Cho");
        press("takeIn");
        tryVerify(() => find("seeScores") !== null);
        frame.goBack();
        tryCompare(shows("matches"), "count", 3);
        compare(find("match1").match.title, "Ben won");
        compare(find("match1").match.where, "Cabin");
    }

    function test_7_a_correction_says_first_what_it_changes() {
        press("match1");
        const id = frame.page.matchId;
        const before = recorder.journal(id);
        pressAll(["round2", "correctRound2"]);
        compare(frame.page.title, "Round 2");
        isGone("consequence");
        isGone("writeDown");
        press("handRow0");
        write("typedPoints", "5");
        press("next");
        compare(shows("consequence").text, "The match would go on.\nBen: 73 → 48");
        compare(recorder.journal(id), before); // nothing is written yet
        press("writeDown");
        compare(recorder.journal(id), before + "\namend 2 Ben out light; Ana holds 5; Cho holds 12");
        tryCompare(frame.page, "title", "Ben leads");
        compare(find("round2").Accessible.description, "corrected");
        compare(find("runChart").Accessible.name, "After 2 rounds: Ben 48, Ana 0, Cho 0");
        shows("goOn");
    }

    function test_8_a_round_is_struck() {
        const row = find("match0").match.company.includes("Ben") ? 0 : 1;
        pressAll(["match" + row, "round1", "correctRound1", "menuButton", "voidRound"]);
        tryVerify(() => find("round1").Accessible.description.endsWith("corrected · does not count"));
        compare(find("runChart").Accessible.name, "After 2 rounds: Ben 17, Ana 0, Cho 0");
    }
}
