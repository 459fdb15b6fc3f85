// People by their pages: what their matches say, few of them too; a new name, an archive, two entries that are one;
// and the records of the table.
import QtQuick
import QtTest
import ".."

PastScreens {
    id: testCase

    function fact(text: string): string {
        for (let i = 0; find("fact" + i) !== null; ++i) {
            if (find("fact" + i).text === text)
                return find("fact" + i).value;
        }
        return "";
    }

    name: "PlayerPages"

    function initTestCase() {
        takeIn("edition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho", daysAgo(3), "Cabin", "round dealer Cho\nstart B7\nAna: play B+1\nCho: play W+2=G\nAna: challenge guilty\nAna: play GF\ntop P5\nBen: out dark\nAna: holds O4 P7\nCho: holds 20\nround\nBen: out light\nAna: holds 30\nCho: holds 12");
        takeIn("edition mini56\nscoring collect 20\nplayers Benno, Dee", daysAgo(2), "Boat", "round\nBenno: out light\nDee: holds R+1 G3");
        takeIn("edition mini56\nscoring collect 20\nplayers Benno, Dee", daysAgo(1), "Boat", "round\nDee: out light\nBenno: holds 50");
        takeIn("edition flip2020\nscoring collect 30\nplayers Eli, Fay", daysAgo(5), "Attic", "round dealer Fay\nFay: out light\nEli: holds 10\nround dealer Fay\nstart B7\ncount Fay 20\ncount Eli 1\nEli: play B3\nFay: holds 40");
    }

    function init() {
        openApp(2, 390, 844);
        shows("recordsRow");
    }

    function test_1_a_page_says_what_the_matches_say() {
        openPerson("Ben");
        tryCompare(shows("winsTile"), "value", "1");
        compare(find("percentTile").value, "100");
        compare(find("averageTile").value, "37"); // 73 in 2 rounds
        compare(find("caution").text, "Based on only 1 finished match: too few to say much.");
        compare(fact("Winning streak now"), "1");
        compare(fact("Longest winning streak"), "1");
        compare(fact("Rounds won"), "2 of 2");
        compare(fact("Best round"), "42");
        compare(find("sideShare").text, "50% of the rounds won ended on the dark side.");
        verify(/^Matches won, by month: \w+ 1 of 1$/.test(find("months").Accessible.name), find("months").Accessible.name);
        compare(find("form").text, "Recent matches: 1 of 1 won");
        isGone("formBoxes"); // a box by itself tells nothing
        shows("bySide");
        tryCompare(shows("edition0"), "text", "FLIP 2020");
        compare(find("edition0").value, "1 of 1 won");
        tryCompare(shows("drawn0"), "value", 1); // by the Draw One
        tryCompare(shows("rival0"), "text", "Ana: 2 to 0");
        const share = findChild(find("rival0"), "share");
        verify(share.visible && share.width === share.parent.width); // all of them: the bar is full
        compare(find("winsTile").text, "match won");
    }

    function test_2_how_somebody_plays() {
        openPerson("Ana");
        tryVerify(() => find("made") !== null);
        tryCompare(find("made"), "text", "Made: right in 1 of 1");
        compare(find("made").good, true);
        compare(find("suffered").text, "No challenge faced yet");
        compare(find("caught").text, "Never caught without “UNO”");
        compare(shows("costliest").face, recorder.face("P7"));
        compare(find("costliest").second, "cost 7 points");
        frame.goBack();
        openPerson("Cho");
        tryCompare(shows("suffered"), "text", "Faced: guilty in 1 of 1");
        compare(find("suffered").good, false); // no tick for that
        isGone("costliest"); // points were told, and no cards
    }

    function test_3_a_number_leads_to_its_moment() {
        openPerson("Ben");
        shows("fact3");
        press("fact3");
        tryVerify(() => find("timeline") !== null);
        compare(find("timeline").replay.step, 14);
        frame.goBack();
        frame.goBack();
        tryCompare(frame.page, "title", "Ben");
        press("rival0");
        tryCompare(frame.page, "title", "Ana");
    }

    function test_4_all_matches_of_somebody() {
        openPerson("Dee");
        tryCompare(shows("form"), "text", "Recent matches: 1 of 2 won");
        shows("formBoxes");
        isGone("bySide"); // played with cards of one side only
        press("herMatches");
        tryVerify(() => find("matches") !== null && find("matches").count === 2);
        compare(shows("found").text, "2 matches found");
    }

    function test_5_records_lead_to_their_moments() {
        press("recordsRow");
        // Value, and the step that the replay must show.
        const wanted = [["Highest round", 50, 3], ["Longest match", 2, 9], ["Biggest comeback", 10, 3], ["Most cards drawn at once", 2, 5], ["Biggest hand", 20, 6]];
        tryVerify(() => find("record" + (wanted.length - 1)) !== null);
        for (let i = 0; i < wanted.length; ++i) {
            compare(find("record" + i).title, wanted[i][0]);
            compare(find("record" + i).value, wanted[i][1]);
            press("record" + i);
            tryVerify(() => find("timeline") !== null);
            compare(find("timeline").replay.step, wanted[i][2], wanted[i][0]);
            frame.goBack();
            frame.goBack();
            tryCompare(frame.page, "title", "Table records");
        }
        compare(find("record0").who, "Dee");
        compare(find("record1").who, "Eli won"); // it is everybody's
        compare(find("record1").company, "with Fay");
    }

    function test_6_a_new_name_is_everywhere() {
        openPerson("Cho");
        press("editPerson");
        shows("personName");
        compare(find("rename").enabled, false);
        write("personName", "ana");
        verify(shows("namesake").text.includes("Ana"));
        compare(find("rename").enabled, true); // there may be two of them
        write("personName", "Choi");
        isGone("namesake");
        press("rename");
        tryCompare(frame.page, "title", "Choi");
        press("close");
        frame.goBack();
        openPerson("Choi");
        frame.go(1);
        tryVerify(() => find("match2") !== null && find("match2").match.company === "with Ana and Choi");
    }

    function test_7_whoever_is_archived_is_out_of_sight() {
        openPerson("Choi");
        pressAll(["editPerson", "archive", "close"]);
        frame.goBack();
        tryCompare(shows("showArchived"), "text", "Show 1 archived");
        press("showArchived");
        openPerson("Choi");
        pressAll(["editPerson", "archive", "close"]);
        frame.goBack();
        isGone("showArchived");
    }

    function test_8_two_who_met_are_two() {
        openPerson("Ben");
        pressAll(["editPerson", "sameAna", "merge"]);
        verify(shows("editTrouble").text.length > 0);
        compare(frame.page.title, "Ben");
        press("close");
        tryCompare(shows("winsTile"), "value", "1");
    }

    function test_9_two_entries_become_one() {
        openPerson("Benno");
        tryCompare(shows("winsTile"), "value", "1");
        pressAll(["editPerson", "sameBen"]);
        compare(shows("merge").second, "All matches of Benno become matches of Ben. This cannot be undone.");
        press("sameBen"); // a second press takes it away
        isGone("merge");
        pressAll(["sameBen", "merge"]);
        isGone("merge");
        tryCompare(frame.page, "title", "Ben");
        tryCompare(shows("winsTile"), "value", "2");
        tryCompare(find("percentTile"), "value", "67");
        compare(frame.page.subtitle.startsWith("3 matches since "), true);
        compare(fact("Winning streak now"), "0");
        compare(fact("Longest winning streak"), "2");
        compare(fact("Rounds won"), "3 of 4");
        compare(find("edition1") !== null, true);
        frame.goBack();
        tryVerify(() => {
                const names = [];
                for (let i = 0; find("person" + i) !== null; ++i)
                    names.push(find("person" + i).text);
                return names.includes("Ben") && !names.includes("Benno");
            });
        frame.go(1);
        tryVerify(() => find("match0") !== null && find("match0").match.company === "with Ben");
    }
}
