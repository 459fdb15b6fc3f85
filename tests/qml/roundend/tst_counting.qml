// Counting hands in windows of many sizes: what is there stays in sight, and no key moves.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

RoundEnds {
    function focusedKey(): string {
        return frame.Window.activeFocusItem.objectName;
    }

    function test_arrowsGoOverThePad() {
        open("round\nAna: out light\n", 0);
        const key = card => "key" + recorder.face(card);
        waitForRendering(frame);
        find(key("B2")).forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Right);
        compare(focusedKey(), key("B3"));
        keyClick(Qt.Key_Down);
        compare(focusedKey(), key("B8"));
        keyClick(Qt.Key_Down);
        compare(focusedKey(), key("G3"));
        keyClick(Qt.Key_Left);
        compare(focusedKey(), key("G2"));
        keyClick(Qt.Key_Up);
        compare(focusedKey(), key("B7"));
        for (let i = 0; i < 9; ++i)
            keyClick(Qt.Key_Down);
        compare(focusedKey(), key("W"));
        keyClick(Qt.Key_Right);
        compare(focusedKey(), key("W+2"));
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Space);
        compare(find("points").text, "100");
        keyClick(Qt.Key_Backspace);
        compare(find("points").text, "50");
    }

    function test_thePointsStayInSight_data() {
        return [[360, 640], [844, 390]].map(form => ({
                        "tag": form.join("x"),
                        "form": form
                    }));
    }

    function test_thePointsStayInSight(data) {
        openWith("Ana, Ben, Cho", "round\nstart B7\ncount Ana 1\nAna: play B3\n", 0, data.form);
        waitForRendering(frame);
        const key = find("key" + recorder.face("Y5"));
        let scroll = key;
        while (!(scroll instanceof Scroll))
            scroll = scroll.parent;
        compare(frame.page.subtitle, "Ana went out");
        scroll.contentY = scroll.contentHeight - scroll.height;
        verify(scroll.contentY > 32);
        key.press();
        key.press();
        compare(frame.page.subtitle, "10\u00a0points · 2/7");
        scroll.contentY = 0;
        compare(frame.page.subtitle, "Ana went out");
    }

    function test_noKeyMovesWhileCountingGoesOn_data() {
        const rows = [];
        for (const form of [[390, 844], [360, 640], [844, 390], [700, 900]]) {
            for (const size of [100, 150, 200])
                rows.push({
                        "tag": form.join("x") + ", " + size + " %",
                        "form": form,
                        "size": size
                    });
        }
        return rows;
    }

    // Above the pad, or below it where words are large.
    function problem(): Item {
        return [find("problem"), find("problemBelow")].find(each => each.visible) ?? null;
    }

    // Neither with the cards, nor with what cannot be, nor with the names of those who come next.
    function test_noKeyMovesWhileCountingGoesOn(data) {
        Settings.textSize = data.size;
        Settings.language = "de";
        openWith("Ana, Ben, Großvater Dieter, Maximiliane-Charlotte Sophie, Jo", "round\nAna: out light\n", 0, data.form);
        const place = () => {
            waitForRendering(frame);
            return find("key" + recorder.face("R5")).mapToItem(frame, 0, 0).y;
        };
        const before = place();
        for (let hand = 0; hand < 4; ++hand) {
            const cards = ["B", "G", "R", "B", "G", "R", "Y", "R"].map(color => color + (hand + 1)); // the last one cannot be
            for (const card of cards) {
                compare(problem(), null);
                find("key" + recorder.face(card)).press();
                compare(place(), before, "hand " + hand + ", " + card);
            }
            verify(problem());
            findChild(problem(), "takeOneBack").press();
            find("next").press();
        }
    }

    function test_whatCannotBeIsToldInFull_data() {
        const rows = [];
        for (const form of [[390, 844], [360, 640], [1280, 800]]) {
            for (const language of Language.codes)
                rows.push({
                        "tag": form.join("x") + ", " + language,
                        "form": form,
                        "language": language
                    });
        }
        return rows;
    }

    // With large words too, and with the way out of it.
    function test_whatCannotBeIsToldInFull(data) {
        Settings.textSize = 200;
        Settings.language = data.language;
        openWith("Ana, Ben", "round\nAna: out light\n", 0, data.form);
        for (const card of ["B7", "B7", "B7"])
            find("key" + recorder.face(card)).press();
        waitForRendering(frame);
        const told = problem();
        compare(told.height, told.implicitHeight);
        const top = told.mapToItem(frame, 0, 0).y;
        verify(top >= frame.page.headerHeight && top + told.height <= frame.height, top + " to " + (top + told.height));
        compare(findChild(told, "takeOneBack").visible, true);
        compare(find("next").visible, false); // it would only rest
        findChild(told, "takeOneBack").press();
        compare(problem(), null);
        compare(find("next").visible, true);
    }

    function test_longNamesAreThereInFull_data() {
        const rows = [];
        for (const form of [[360, 640], [360, 740], [390, 844], [1280, 800]]) {
            for (const language of Language.codes)
                rows.push({
                        "tag": form.join("x") + ", " + language,
                        "form": form,
                        "language": language
                    });
        }
        return rows;
    }

    // Whose cards they are, who went out, and whose are next.
    function test_longNamesAreThereInFull(data) {
        Settings.language = data.language;
        openWith("Papi Jean-François, María Guadalupe, Maximiliane, Marie-Clémentine", "round\nMaría Guadalupe: out light\n", 0, data.form);
        const words = item => Array.from(item.children).reduce((all, child) => all.concat(words(child)), item.truncated === undefined ? [] : [item]);
        for (let hand = 0; hand < 3; ++hand) {
            waitForRendering(frame);
            const labels = [find("title"), find("subtitle"), ...words(find("next"))].filter(label => label.visible);
            compare(labels.length, 3);
            for (const label of labels) {
                verify(!label.truncated && !label.text.endsWith("…"), label.text);
                verify(label.contentWidth <= label.width + 1 && label.contentHeight <= label.height + 1, label.text);
            }
            find("key" + recorder.face("B" + (hand + 1))).press();
            find("next").press();
        }
    }

    // The header is no lower than other pages' where no name needs two lines.
    function test_shortNamesKeepNoRoomForLongOnes() {
        open("round\nAna: out light\n", 0);
        compare(frame.page.headerHeight, 60);
        openWith("Ana, Ben, Maximiliane-Charlotte Sophie", "round\nAna: out light\n", 0, [390, 844]);
        verify(frame.page.headerHeight > 60);
    }

    function test_aLongNameIsReadOutWhole() {
        openWith("Ana, Ben, Maximiliane-Charlotte Sophie", "round\nAna: out light\n", 0, [360, 640]);
        compare(find("next").text, "Next: Maximiliane-Charlotte Sophie");
        compare(find("next").Accessible.name, "Next: Maximiliane-Charlotte Sophie");
    }

    function test_whatCannotBeHidesNothing_data() {
        return test_noKeyMovesWhileCountingGoesOn_data();
    }

    function test_whatCannotBeHidesNothing(data) {
        Settings.textSize = data.size;
        Settings.language = "de";
        openWith("Ana, Ben", "round\nAna: out light\n", 0, data.form);
        for (const card of ["B7", "B7", "R5", "B7"])
            find("key" + recorder.face(card)).press();
        waitForRendering(frame);
        const boxOf = item => {
            const at = item.mapToItem(frame, 0, 0);
            return Qt.rect(at.x, at.y, item.width, item.height);
        };
        const below = problem() === find("problemBelow");
        const told = boxOf(below ? problem() : problem().parent.parent); // as far as it is not scrolled away
        for (const name of below ? ["points", "hand"] : ["points", "hand", "key" + recorder.face("B1")]) {
            const item = find(name);
            compare(item.visible, true);
            const box = boxOf(item);
            verify(box.y + box.height <= told.y || box.y >= told.y + told.height || box.x >= told.x + told.width, name + " " + box + " under " + told);
        }
    }

    name: "Counting"
}
