// A match seen again by its page: keys, slider, jumps, the log beside it or in a sheet, the rule behind a step.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.History
import Flipside.Shell
import ".."

PastScreens {
    id: testCase

    function replay(): Replay {
        return shows("timeline").replay;
    }

    function open(width: int, height: int) {
        openMatch("match0", width, height);
    }

    function openMatch(name: string, width: int, height: int) {
        openApp(1, width, height);
        tryCompare(shows("matches"), "count", 2);
        find("matches").positionViewAtIndex(Number(name.slice(-1)), ListView.Center); // below a low window's edge
        pressAll([name, "replay"]);
        compare(replay().step, 1);
        verify(frames.next(testCase.Window.window)); // everything has its place
    }

    function placeOf(item: Item): rect {
        return item.mapToItem(frame, 0, 0, item.width, item.height);
    }

    function apart(a: rect, b: rect): bool {
        return a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    }

    // Of what is said, the part that shows: it scrolls.
    function verdictRoom(): rect {
        let up = find("replayVerdict");
        while (!(up instanceof Scroll))
            up = up.parent;
        return placeOf(up);
    }

    function everyStep(check: var) {
        for (let step = 0; step <= replay().count; ++step) {
            replay().step = step;
            verify(frames.next(testCase.Window.window));
            check(frame.page.title + ", " + frame.page.subtitle);
        }
    }

    function sizesIn(codes: var, sizes: var): var {
        const rows = [];
        for (const code of codes) {
            for (const size of sizes)
                rows.push({
                        "tag": `${code}, ${size[0]} × ${size[1]}, ${size[2]} %`,
                        "code": code,
                        "size": size
                    });
        }
        return rows;
    }

    name: "ReplayPage"

    function initTestCase() {
        takeIn("edition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho", daysAgo(3), "Cabin", "round dealer Cho\nstart B7\nAna: play BF\ntop P5\nBen: play P+5\nAna: play PF\nBen: play W+2=R\nCho: challenge guilty\nCho: force play G3\nAna: out light\nBen: holds 40\nCho: holds 30");
        takeIn("edition flip2020\nscoring collect 60\nplayers Ximena, María José, Bartholomé, Dee, Eli", daysAgo(9), "", "round dealer Eli\nstart B7\nXimena: play B3\nMaría José: play BR\nXimena: out light\nMaría José: holds 30\nBartholomé: holds 30\nDee: holds 30\nEli: holds 30");
    }

    function cleanup() {
        Settings.language = "en";
        Settings.textSize = 100;
    }

    function test_keys_step_and_jump() {
        open(390, 844);
        keyClick(Qt.Key_Home);
        compare(replay().step, 0);
        compare(find("replayEvent").text, "Before the first deal");
        compare(frame.page.title, "Before the first round");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(replay().step, 1);
        keyClick(Qt.Key_F);
        compare(replay().step, 3);
        keyClick(Qt.Key_P);
        compare(replay().step, 5);
        keyClick(Qt.Key_F);
        compare(replay().step, 6);
        keyClick(Qt.Key_C);
        compare(replay().step, 8);
        keyClick(Qt.Key_F, Qt.ShiftModifier);
        compare(replay().step, 6);
        keyClick(Qt.Key_End);
        compare(replay().step, replay().count);
        keyClick(Qt.Key_C); // after the last one, the first again
        compare(replay().step, 8);
        keyClick(Qt.Key_Space);
        compare(find("playPause").text, "Stop");
        keyClick(Qt.Key_Space);
        compare(find("playPause").text, "Play");
    }

    function test_buttons_step_and_jump() {
        open(390, 844);
        pressAll(["stepNext", "stepNext", "stepBack"]);
        compare(replay().step, 2);
        press("jump0");
        compare(replay().step, 3);
        press("jump2");
        compare(replay().step, 5);
        press("jump1");
        compare(replay().step, 8);
        compare(find("replayEvent").text, "Cho challenges Ben: guilty");
        press("stepNext");
        const told = find("replayEvent").text + " " + find("replaySentence").text;
        compare(told.split("stand").length - 1, 1, told); // that it was let stand is said once
        press("speed");
        compare(find("speed").text, "2×");
        press("playPause");
        tryCompare(replay(), "step", replay().count);
        tryCompare(find("playPause"), "text", "Play"); // at the end it stops by itself
        press("playPause"); // and begins again
        compare(replay().step, 0);
        press("playPause");
    }

    function test_the_bar_is_slid_along() {
        open(390, 844);
        const bar = find("timeline");
        mouseClick(bar, bar.xOf(7), bar.height / 2);
        compare(replay().step, 7);
        mousePress(bar, bar.xOf(7), bar.height / 2);
        mouseMove(bar, bar.xOf(4), bar.height / 2);
        compare(replay().step, 4);
        mouseMove(bar, bar.width + 80, bar.height / 2);
        compare(replay().step, replay().count);
        mouseRelease(bar, bar.width, bar.height / 2);
        compare(bar.value, replay().count);
        bar.value = 2; // as a screen reader does
        compare(replay().step, 2);
        press("stepNext");
        compare(bar.value, 3);
        const knob = find("knob");
        compare(knob.x + knob.width / 2, bar.xOf(3));
    }

    function test_the_page_wears_the_side_of_the_step() {
        open(390, 844);
        press("jump0");
        tryCompare(Theme, "side", Card.Dark);
        press("jump0");
        tryCompare(Theme, "side", Card.Light);
        press("stepBack");
        tryCompare(Theme, "side", Card.Dark);
        frame.goBack();
        tryCompare(Theme, "side", Card.Light);
    }

    function test_the_log_leads_to_its_steps_data() {
        return [[390, 844, 100, false], [1280, 800, 100, false], [768, 980, 100, false], [412, 915, 100, false], [360, 560, 100, true], [740, 360, 100, true], [390, 844, 200, true]].map(row => ({
                        "tag": `${row[0]} × ${row[1]}, ${row[2]} %`,
                        "width": row[0],
                        "height": row[1],
                        "size": row[2],
                        "sheet": row[3]
                    }));
    }

    function test_the_log_leads_to_its_steps(data) {
        Settings.textSize = data.size;
        open(data.width, data.height);
        compare(find("showLog") !== null, data.sheet);
        compare(find("replayLog") !== null, !data.sheet);
        if (data.sheet)
            press("showLog");
        press("log2");
        compare(replay().step, 2);
        if (!data.sheet)
            return;
        isGone("replayLog"); // and what happened then is seen
        press("showLog");
        find("sheetJumps").jump(1, false);
        compare(replay().step, 8);
        isGone("replayLog");
    }

    function test_the_log_begins_with_a_whole_row_data() {
        return [[390, 844, 100], [412, 915, 100], [390, 844, 200]].map(row => ({
                        "tag": `${row[0]} × ${row[1]}, ${row[2]} %`,
                        "width": row[0],
                        "height": row[1],
                        "size": row[2]
                    }));
    }

    function test_the_log_begins_with_a_whole_row(data) {
        Settings.textSize = data.size;
        open(data.width, data.height);
        if (find("showLog"))
            press("showLog");
        for (const step of [1, 4, 9]) {
            replay().step = step;
            tryVerify(() => {
                    const log = find("replayLog");
                    const shown = find("log" + step);
                    const first = log.itemAt(log.width / 2, log.contentY + 1);
                    return shown && first && first.y >= log.contentY && shown.y >= log.contentY && shown.y + shown.height <= log.contentY + log.height;
                }, 2000, "step " + step);
        }
    }

    function test_the_header_leaves_room_for_the_table_data() {
        const rows = [];
        for (const code of Language.codes) {
            for (const form of [[360, 740], [390, 844]])
                rows.push({
                        "tag": code + ", " + form.join("x"),
                        "code": code,
                        "form": form
                    });
        }
        return rows;
    }

    // Who won and when stands there where it has a line of its own, beside the side's chip.
    function test_the_header_leaves_room_for_the_table(data) {
        open(data.form[0], data.form[1]);
        Settings.language = data.code;
        for (let step = 0; step <= replay().count; ++step) {
            replay().step = step;
            verify(frames.next(testCase.Window.window));
            verify(frame.page.headerHeight <= 64, frame.page.title + ", " + frame.page.subtitle + ": " + frame.page.headerHeight);
        }
    }

    function test_nothing_lies_on_the_table_of_a_low_window_data() {
        return [...sizesIn(Language.codes, [[844, 390, 100], [667, 375, 100]]), ...sizesIn(["de"], [[932, 430, 100], [1100, 450, 100], [844, 390, 200]])];
    }

    function test_nothing_lies_on_the_table_of_a_low_window(data) {
        Settings.language = data.code;
        Settings.textSize = data.size[2];
        open(data.size[0], data.size[1]);
        everyStep(at => {
                const table = placeOf(find("replayScene"));
                const controls = placeOf(find("replayControls"));
                const said = verdictRoom();
                verify(apart(table, controls), at + ": " + table + " and " + controls);
                verify(apart(table, said), at + ": " + table + " and " + said);
                verify(apart(said, controls), at + ": " + said + " and " + controls);
                verify(said.height >= (data.size[2] > 100 ? 96 : 120), at + ": " + said);
                verify(table.width >= 280 && table.height >= (data.size[2] > 100 ? 120 : 250), at + ": " + table);
                verify(controls.right <= frame.width && controls.bottom <= frame.height && controls.top >= 0, at + ": " + controls);
            });
    }

    function test_all_that_was_said_shows_data() {
        return sizesIn(Language.codes, [[1280, 800, 100], [1024, 700, 100], [1280, 800, 200]]);
    }

    function test_all_that_was_said_shows(data) {
        Settings.language = data.code;
        Settings.textSize = data.size[2];
        open(data.size[0], data.size[1]);
        everyStep(at => {
                const all = placeOf(find("replayVerdict"));
                verify(all.bottom <= verdictRoom().bottom, at + ": " + all + " in " + verdictRoom());
            });
    }

    function test_names_find_room_round_the_table_data() {
        return sizesIn(["en"], [[1024, 700, 100], [1280, 800, 100], [844, 390, 100]]);
    }

    function test_names_find_room_round_the_table(data) {
        openMatch("match1", data.size[0], data.size[1]);
        replay().step = 3;
        waitForRendering(frame);
        const pill = placeOf(find("pill"));
        for (let i = 0; i < 5; ++i) {
            const seat = find("seat" + i);
            const label = findChild(seat, "whoSits");
            compare(label.truncated, false, label.text);
            verify(label.fontInfo.pixelSize >= 12, label.text + ": " + label.fontInfo.pixelSize);
            verify(apart(placeOf(seat), pill), label.text + ": " + placeOf(seat) + " and " + pill);
        }
    }

    function test_large_words_tell_the_table_in_words_data() {
        return sizesIn(["en", "de"], [[390, 844, 200], [768, 980, 175], [1280, 800, 200]]);
    }

    function test_large_words_tell_the_table_in_words(data) {
        Settings.language = data.code;
        Settings.textSize = data.size[2];
        openMatch("match1", data.size[0], data.size[1]);
        replay().step = 3;
        waitForRendering(frame);
        const table = placeOf(find("replayScene"));
        for (const name of ["tableHeadline", "tableMatches", "summary"]) {
            const words = find(name);
            verify(words.visible, name);
            verify(placeOf(words).bottom <= table.bottom + 1, name + ": " + placeOf(words) + " in " + table);
        }
        verify(find("tableHeadline").fontInfo.pixelSize >= 22);
    }

    function test_the_rule_of_a_step_lies_over_it() {
        open(390, 844);
        pressAll(["jump1", "replayRule"]);
        tryVerify(() => findChild(frame, "ruleOver").item !== null && findChild(frame, "ruleOver").item.opened);
        compare(findChild(frame, "ruleOver").item.title, "Guilty");
    }
}
