// History by its page: searched, narrowed by every filter, alone and together, and shown whole again; notes, and the
// bin.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import ".."

PastScreens {
    id: testCase

    // The places of the matches that are listed, in order.
    function listed(): string {
        const places = [];
        const list = find("matches");
        for (let i = 0; list && i < list.count; ++i) {
            const card = find("match" + i);
            places.push(card ? card.match.where : "?");
        }
        return places.join(", ");
    }

    function lists(places: string) {
        const last = Date.now() + 15000;
        while (listed() !== places && Date.now() < last)
            wait(1);
        compare(listed(), places);
    }

    readonly property string everything: "Deck, Engine room, Cabin, Boat, Attic"

    name: "HistoryPages"

    function initTestCase() {
        takeIn("edition flip2019\nscoring tally 50\nplayers Ana, Ben", "2024-05-01T18:00:00.000Z", "Attic", "round\nAna: out light\nBen: holds 60");
        takeIn("edition mini56\nscoring collect 200\nplayers Ana, Cho", "2025-08-10T18:00:00.000Z", "Boat", "round\nAna: out light\nCho: holds 20\nstop");
        takeIn("edition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho", daysAgo(20), "Cabin", "round\nBen: out dark\nAna: holds O4 P7\nCho: holds 20\nround\nBen: out light\nAna: holds 30\nCho: holds 12");
        takeIn("edition flip2020\nscoring collect 500\nplayers Ana, Dee", daysAgo(1), "Deck", "round\nstart R3\nplay R5");
        takeIn("edition mini56\nscoring tally 40\nplayers Ben, Dee, Eli", daysAgo(2), "Engine room", "round\nEli: out light\nBen: holds 50\nDee: holds 20");
    }

    function init() {
        openApp(1, 390, 1500); // room for all rows: a list makes only those that are seen
        lists(everything);
    }

    function cleanup() {
        Settings.textSize = 100;
    }

    function test_1_a_match_is_told_on_its_card() {
        compare(find("match0").match.title, "In progress");
        compare(find("match2").match.title, "Ben won");
        compare(find("match2").match.company, "with Ana and Cho");
        compare(find("match2").match.sides, [true, false]);
        compare(find("match1").match.sides, []); // its cards have one side
        compare(find("match3").match.won, false);
    }

    function test_2_search_finds_people_notes_and_places_data() {
        return [["DEE", "Deck, Engine room"], ["CABIN", "Cabin"], ["room", "Engine room"], ["x", ""]].map(row => ({
                        "tag": row[0],
                        "found": row[1]
                    }));
    }

    function test_2_search_finds_people_notes_and_places(data) {
        write("search", data.tag);
        lists(data.found);
        verify(find("found").text.startsWith(data.found.length > 0 ? data.found.split(", ").length + " match" : "0 matches"));
        write("search", "");
        lists(everything);
        isGone("found");
    }

    function test_3_every_filter_narrows_data() {
        const rows = [[["filterAna"], "Deck, Cabin, Boat, Attic"], [["filterEli"], "Engine room"], [["filter-month"], "Deck, Engine room, Cabin"], [["filter-2024"], "Attic"], [["filter-2025"], "Boat"], [["filter-running"], "Deck"], [["filter-finished"], "Engine room, Cabin, Attic"], [["filter-stopped"], "Boat"], [["filter-flip2019"], "Attic"], [["filter-flip2020"], "Deck, Cabin"], [["filter-mini56"], "Engine room, Boat"], [["filter-collect"], "Deck, Cabin, Boat"], [["filter-tally"], "Engine room, Attic"], [["filterBen", "filter-tally"], "Engine room, Attic"], [["filterBen", "filter-tally", "filter-2024"], "Attic"], [["filterAna", "filter-collect", "filter-flip2020", "filter-finished", "filter-month"], "Cabin"], [["filterBen", "filterAna"], "Deck, Cabin, Boat, Attic"], [["filter-2024", "filter-mini56"], ""]];
        const all = [];
        for (const wide of [false, true]) {
            for (const row of rows)
                all.push({
                        "tag": (wide ? "beside the list: " : "in the sheet: ") + row[0].join(" "),
                        "wide": wide,
                        "press": row[0],
                        "found": row[1]
                    });
        }
        return all;
    }

    function test_3_every_filter_narrows(data) {
        frame.width = data.wide ? 1280 : 390;
        if (!data.wide)
            press("filterMore");
        for (const chip of data.press) {
            press(chip);
            tryCompare(shows(chip), "checked", true);
        }
        const found = data.found.length > 0 ? data.found.split(", ").length : 0;
        if (!data.wide) {
            tryCompare(shows("showFound"), "text", found === 1 ? "Show 1 match" : `Show ${found} matches`);
            press("showFound");
            isGone("showFound");
        }
        lists(data.found);
        // A second press takes a filter away, or one all of them.
        if (data.wide && data.press.length === 1)
            press(data.press[0]);
        else
            press(data.wide ? "showAll" : "filterAll");
        lists(everything);
    }

    function test_4_filters_and_words_go_together_and_go_away() {
        press("quickAna");
        lists("Deck, Cabin, Boat, Attic");
        write("search", "ben");
        lists("Cabin, Attic");
        pressAll(["filterMore", "filter-tally", "showFound"]);
        isGone("showFound");
        lists("Attic");
        compare(find("filterMore").text, "1 filter");
        pressAll(["filterMore", "filter-2025", "showFound"]);
        lists("");
        compare(find("filterMore").text, "2 filters");
        press("firstStep"); // what an empty list offers
        lists(everything);
        compare(find("search").text, "");
        compare(find("filterMore").text, "Filter");
        press("quickAna");
        press("quickAna");
        lists(everything);
        pressAll(["filterMore", "filter-mini56", "clearFilters"]);
        isGone("clearFilters");
        lists(everything);
    }

    function test_5_whoever_finds_no_room_is_named_too() {
        shows("quickEli");
        const width = frame.width;
        frame.width = 320;
        isGone("quickEli");
        shows("quickDee"); // who came last, not most often
        pressAll(["filterMore", "filterEli", "showFound"]);
        lists("Engine room");
        compare(shows("quickOther").text, "Eli");
        press("quickOther");
        lists(everything);
        isGone("quickOther");
        frame.width = width;
    }

    function test_6_a_note_is_kept_and_found() {
        pressAll(["match4", "noteRow"]);
        compare(shows("placeField").text, "Attic");
        tryVerify(() => find("placeField").activeFocus);
        write("placeField", "Loft");
        write("noteField", "the great comeback");
        press("saveNote");
        isGone("saveNote"); // and with it the focus it gives back
        tryCompare(shows("noteRow"), "text", "Loft");
        compare(find("noteRow").second, "the great comeback");
        frame.goBack();
        lists("Deck, Engine room, Cabin, Boat, Loft · the great comeback");
        write("search", "G");
        lists("Engine room, Loft · the great comeback");
        verify(find("search").activeFocus); // whatever the list does, typing goes on
        write("search", "GREAT come");
        lists("Loft · the great comeback");
        pressAll(["match0", "noteRow"]);
        write("placeField", "Attic");
        write("noteField", "");
        press("saveNote");
        isGone("saveNote");
        tryCompare(shows("noteRow"), "text", "Attic");
        frame.goBack();
        lists(""); // what was searched for is gone
    }

    function test_6_a_search_is_left_before_the_page() {
        const page = frame.page;
        write("search", "x");
        lists("");
        press("clearSearch");
        lists(everything);
        isGone("clearSearch");
        verify(find("search").activeFocus);
        write("search", "x");
        lists("");
        keyClick(Qt.Key_Escape);
        compare(frame.page, page);
        compare(find("search").text, "");
        lists(everything);
        keyClick(Qt.Key_Escape);
        verify(frame.page !== page);
    }

    function test_6_the_keyboard_is_seen_on_the_rows_data() {
        return [[390, 844, 100], [1280, 800, 100], [1280, 800, 200]].map(form => ({
                        "tag": form.join(" "),
                        "form": form
                    }));
    }

    function test_6_the_keyboard_is_seen_on_the_rows(data) {
        Settings.textSize = data.form[2];
        frame.width = data.form[0];
        frame.height = data.form[1];
        find("search").forceActiveFocus();
        for (let i = 0; i < 60 && !find("match0").activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        compare(find("match0").visualFocus, true);
        keyClick(Qt.Key_Tab);
        compare(find("match1").visualFocus, true);
        keyClick(Qt.Key_Down);
        compare(find("match2").visualFocus, true);
        keyClick(Qt.Key_Up);
        keyClick(Qt.Key_Up);
        compare(find("match0").visualFocus, true);
        keyClick(Qt.Key_Return);
        tryVerify(() => frame.page.title !== "History");
    }

    // The ring is 4 px wider than what it surrounds.
    function test_6_filters_stand_clear_of_the_edge_and_of_the_bar() {
        frame.width = 1280;
        for (const size of [100, 200]) {
            Settings.textSize = size;
            verify(frames.next(testCase.Window.window));
            for (const name of ["filterAna", "filterDee", "filter-month", "filter-mini56", "filter-flip2019", "filter-collect", "filter-tally"]) {
                const chip = find(name);
                let scroll = chip;
                while (!(scroll instanceof Scroll))
                    scroll = scroll.parent;
                const left = chip.mapToItem(scroll, 0, 0).x;
                verify(left >= 4, name + " begins at " + left);
                verify(left + chip.width + 4 <= scroll.width - 6, name + " ends at " + (left + chip.width) + " of " + scroll.width);
            }
        }
    }

    function test_6_filters_and_list_begin_together_below_the_title() {
        frame.width = 1280;
        verify(frames.next(testCase.Window.window));
        const topOf = name => find(name).mapToItem(frame.page, 0, 0).y;
        const menu = topOf("historyMenu");
        verify(topOf("search") > menu + 40);
        let scroll = find("filter-month");
        while (!(scroll instanceof Scroll))
            scroll = scroll.parent;
        const top = scroll.mapToItem(frame.page, 0, 0).y;
        verify(top > menu + 40, top);
        verify(Math.abs(top - topOf("search")) <= 12, topOf("search"));
    }

    function test_7_the_bin_gives_back() {
        pressAll(["match2", "matchMenu", "match-bin"]);
        lists("Deck, Engine room, Boat, Attic");
        press("undoBin");
        lists(everything);
        isGone("undoBin");
        find("match2").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        lists("Deck, Engine room, Boat, Attic");
        pressAll(["historyMenu", "menu-bin"]);
        tryCompare(frame.page, "title", "Bin");
        compare(shows("binned0").text, "Ben won");
        press("binned0");
        isGone("binned0");
        isGone("emptyBin");
        frame.goBack();
        lists(everything);
    }

    function test_8_only_an_emptied_bin_takes_for_good() {
        pressAll(["match3", "matchMenu", "match-bin"]);
        lists("Deck, Engine room, Cabin, Attic");
        pressAll(["historyMenu", "menu-bin", "emptyBin", "reallyEmpty"]);
        isGone("binned0");
        tryVerify(() => MatchActions.statusMessage.startsWith("1 match "));
        frame.goBack();
        lists("Deck, Engine room, Cabin, Attic");
        verify(shows("historyStatus").mapToItem(null, 0, 0).y < find("match0").mapToItem(null, 0, 0).y); // however many there are
        MatchActions.dismiss();
        isGone("historyStatus");
        isGone("undoBin");
    }
}
