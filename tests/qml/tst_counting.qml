// Counting hands by keyboard, taking back what was said, and looking at a round again.
import QtQuick
import QtTest
import Flipside
import FlipsideTables

TestCase {
    id: testCase

    property Item frame

    Component {
        id: frameComponent

        Frame {
            places: [
                Place {
                    glyph: Icon.Play
                    page: "qrc:/qt/qml/Flipside/HomePage.qml"
                    title: "Play"
                }
            ]
        }
    }

    LiveMatch {
        id: match
    }

    Recorder {
        id: recorder
    }

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function open(record: string, round: int) {
        openWith("Ana, Ben, Cho", record, round, [390, 844]);
    }

    function openWith(names: string, record: string, round: int, form: var) {
        frame = createTemporaryObject(frameComponent, testCase, {
                "width": form[0],
                "height": form[1]
            });
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers " + names + "\n" + record));
        frame.open("qrc:/qt/qml/Flipside/RoundEndPage.qml", {
                "match": match,
                "round": round
            });
        tryVerify(() => find("voidRound"));
    }

    function cleanup() {
        Settings.textSize = 100;
        Settings.language = "en";
    }

    function focusedKey(): string {
        return frame.Window.activeFocusItem.objectName;
    }

    function test_arrowsGoOverThePad() {
        open("round\nAna: out light\n", 0);
        const key = card => "key" + recorder.face(card);
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
        const key = find("key" + recorder.face("Y5"));
        let scroll = key;
        while (!(scroll instanceof Scroll))
            scroll = scroll.parent;
        waitForRendering(frame);
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

    function test_undoTakesTheLastCardFirst() {
        open("round\nAna: out light\n", 0);
        const undo = find("undoOut");
        const tap = card => find("key" + recorder.face(card)).press();
        tap("B7");
        tap("R5");
        compare(undo.text, "Undo: Red 5");
        undo.press();
        compare(find("points").text, "7");
        compare(undo.text, "Undo: Blue 7");
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
        compare(undo.text, "Undo: Ben holds 1 card");
        keyClick(Qt.Key_Z, Qt.ControlModifier); // back to the hand before
        compare(frame.page.title, "Ben’s cards");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(find("points").text, "0");
        compare(undo.text, "Undo: Ana is out");
        undo.press();
        compare(find("wentOut1").visible, true);
        compare(recorder.journal(match.matchId).split("\n").pop(), "undo");
    }

    function test_theHandBeforeIsShownAsItWasCounted() {
        open("round\nAna: out light\n", 0);
        find("key" + recorder.face("B7")).press();
        find("next").press();
        find("typePoints").press();
        find("undoOut").press();
        compare(frame.page.title, "Ben’s cards");
        tryCompare(find("points"), "text", "7"); // its cards, not a field for their points
        compare(find("key" + recorder.face("B7")).visible, true);
    }

    function test_handsAreTypedOneAfterTheOther() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        keyClick(Qt.Key_Return); // nothing was typed yet
        compare(frame.page.title, "Ben’s cards");
        keyClick("3");
        keyClick("5");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Cho’s cards");
        compare(find("typedPoints").activeFocus, true);
        compare(find("typedPoints").text, "");
        keyClick(Qt.Key_Z, Qt.ControlModifier); // back to the hand before
        compare(frame.page.title, "Ben’s cards");
        compare(find("typedPoints").text, "35");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Cho’s cards");
        keyClick("7");
        keyClick(Qt.Key_Return);
        compare(find("writeDown").enabled, true);
    }

    function test_aNumberAmongTheCardsIsThePoints() {
        openWith("Ana, Ben, Cho", "round\nAna: out light\n", 0, [1280, 800]);
        for (const key of ["3", "0", Qt.Key_Return])
            keyClick(key);
        tryCompare(frame.page, "title", "Cho’s cards"); // with one Enter, as from then on
        for (const key of ["5", Qt.Key_Return])
            keyClick(key);
        tryCompare(find("writeDown"), "enabled", true);
        find("writeDown").press();
        compare(recorder.journal(match.matchId).split("\n").slice(-2).join(), "Ben: holds 30,Cho: holds 5");
    }

    function test_typedPointsMayBeRightForFewerCards() {
        open("round\nstart B7\ncount Ana 1\ncount Ben 14\nAna: play B3\n", 0);
        find("typePoints").press();
        keyClick("7");
        compare(find("next").enabled, false);
        const right = findChild(find("typedProblem"), "tableIsRight");
        compare(right.visible, true);
        right.press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "count Ben 7");
        tryCompare(find("next"), "enabled", true);
    }

    function test_aCardTakenBackLeadsToTheTable() {
        open("round\nstart B7\ncount Ana 1\nAna: play B3\n", 0);
        find("undoOut").press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "undo");
        tryVerify(() => !frame.page.title.includes("Round"));
    }

    function test_whoTypesPointsDoesSoNextTimeToo() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        frame.goBack();
        compare(match.draft("type-points"), "yes");
        frame.open("qrc:/qt/qml/Flipside/RoundEndPage.qml", {
                "match": match
            });
        tryVerify(() => find("typedPoints") && find("typedPoints").visible);
        find("typePoints").press();
        compare(match.draft("type-points"), "");
    }

    function test_whatCannotBeTypedLeavesTheFieldWhereItIs() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        waitForRendering(frame);
        const place = find("typedPoints").mapToItem(frame, 0, 0).y;
        for (let i = 0; i < 4; ++i)
            keyClick("9");
        waitForRendering(frame);
        compare(find("typedProblem").visible, true);
        compare(find("problem").visible, false);
        compare(find("typedPoints").mapToItem(frame, 0, 0).y, place);
        verify(find("typedProblem").mapToItem(frame, 0, 0).y >= place + find("typedPoints").height);
    }

    function test_theTableIsRightAboutItsCards() {
        open("round\nstart B7\ncount Ana 1\nAna: play B3\n", 0);
        const tap = card => find("key" + recorder.face(card)).press();
        const last = () => recorder.journal(match.matchId).split("\n").pop();
        compare(find("thatIsAll").visible, false); // nothing was counted yet
        tap("B7");
        compare(find("next").enabled, false);
        find("thatIsAll").press();
        compare(last(), "count Ben 1");
        compare(find("points").text, "7");
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
        for (const card of ["R1", "R2", "R4", "R5", "R6", "R7", "R8", "R9"])
            tap(card);
        compare(find("problem").visible, true);
        find("tableIsRight").press();
        compare(last(), "count Cho 8");
        compare(find("problem").visible, false);
        compare(find("next").enabled, true);
    }

    function test_whoWentOutCanBeTakenBack() {
        open("round\nAna: out dark\n", 0);
        compare(find("wentOut1").visible, false);
        find("undoOut").press();
        compare(find("wentOut1").visible, true);
        compare(find("endedDark").enabled, false);
        find("wentOut1").press();
        find("endedLight").press();
        compare(frame.page.title, "Cho’s cards");
        compare(recorder.journal(match.matchId).split("\n").pop(), "Ben: out light");
    }

    function test_theLargeNumbersAreTheTotals_data() {
        return [{
                "tag": "a round that is written down",
                "round": 0,
                "large": ["57", "66"],
                "second": "+66"
            }, {
                "tag": "a round that is corrected",
                "round": 1,
                "large": ["57", "0"],
                "second": "+57"
            }];
    }

    function test_theLargeNumbersAreTheTotals(data) {
        open("round\nAna: out light\nBen: holds B7 W\nCho: holds 10\nround\n" + (data.round === 0 ? "Ben: out light\n" : ""), data.round);
        for (const points of data.round === 0 ? ["60", "6"] : []) {
            if (!find("typedPoints").visible)
                find("typePoints").press();
            find("typedPoints").text = points;
            find("typedPoints").textEdited();
            find("next").press();
        }
        compare([0, 1].map(row => findChild(find("handRow" + row), "large").text), data.large);
        const row = find(data.round === 0 ? "handRow1" : "handRow0");
        verify(row.Accessible.description.endsWith(data.second), row.Accessible.description);
    }

    function test_aRoundIsLookedAtAndLeftAsItIs() {
        open("round\nAna: out light\nBen: holds B7 W\nCho: holds 12\n", 1);
        compare(find("writeDown").visible, false);
        find("handRow2").press();
        compare(find("typedPoints").visible, true);
        compare(find("typedPoints").text, "12");
        find("next").press();
        compare(find("writeDown").visible, false);
    }

    function test_somebodyElseWentOut() {
        open("round\nAna: out light\nBen: holds B7 W\nCho: holds 12\n", 1);
        find("outAgain").press();
        find("wentOut1").press();
        find("endedLight").press();
        compare(frame.page.title, "Ana’s cards");
        find("key" + recorder.face("R5")).press();
        find("next").press();
        compare(find("consequence").text, "Ana: 59 → 0 · Ben: 0 → 17");
        find("writeDown").press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "amend 1 Ben out light; Ana holds R5; Cho holds 12");
    }

    height: 900
    name: "Counting"
    visible: true
    when: windowShown
    width: 850
}
