// What is counted, typed and taken back at the end of a round, and a round that is looked at again.
import QtQuick
import QtTest
import Flipside.Controls

RoundEnds {
    function test_undoTakesTheLastCardFirst() {
        open("round\nAna: out light\n", 0);
        const undo = find("undoOut");
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
        compare(undo.text, "Undo: Ana goes out");
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

    function write(text: string) {
        for (const key of text)
            keyClick(key);
    }

    function test_aCorrectedNumberReplacesTheOldOne() {
        open("round\nAna: out light\nBen: holds 8\nCho: holds 12\n", 1);
        find("handRow1").press();
        compare(find("typedPoints").selectedText, "8");
        write("18");
        compare(find("typedPoints").text, "18");
        keyClick(Qt.Key_Return);
        find("writeDown").press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "amend 1 Ana out light; Ben holds 18; Cho holds 12");
    }

    function test_aNumberGoneBackToIsReplaced() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        write("1");
        keyClick(Qt.Key_Return);
        keyClick(Qt.Key_Z, Qt.ControlModifier); // while the field has the focus
        compare(find("typedPoints").text, "1");
        write("12");
        compare(find("typedPoints").text, "12");
    }

    // Nothing red stands where a round is told and written down; it lives in the menu.
    function test_aRoundIsVoidedFromTheMenu_data() {
        return [{
                "tag": "who went out",
                "record": "round\n",
                "round": 0,
                "entry": "Void the round",
                "left": "void"
            }, {
                "tag": "what it gives",
                "record": "round\nAna: out light\n",
                "round": 0,
                "entry": "Void the round",
                "left": "void"
            }, {
                "tag": "a round that is corrected",
                "record": "round\nAna: out light\nBen: holds 8\nCho: holds 12\n",
                "round": 1,
                "entry": "This round does not count",
                "left": "amend 1 void"
            }];
    }

    function test_aRoundIsVoidedFromTheMenu(data) {
        open(data.record, data.round);
        for (const points of data.tag === "what it gives" ? ["8", "12"] : []) {
            compare(find("menuButton").visible, false); // while a hand is counted
            write(points);
            keyClick(Qt.Key_Return);
        }
        const button = item => item.kind === Button.Kind.Bad ? item.text : Array.from(item.children).map(button).join("");
        compare(button(frame.page), "");
        find("menuButton").press();
        const menu = find("roundMenu");
        tryCompare(menu, "opened", true);
        compare(menu.itemAt(0).text, data.entry);
        menu.itemAt(0).press();
        compare(recorder.journal(match.matchId).split("\n").pop(), data.left);
    }

    function test_lettersAmongThePointsAreACard() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        write("g+1");
        compare(find("points").text, "0");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Ben’s cards");
        compare(find("points").text, "10");
        compare(find("typedCard").activeFocus, true);
        write("g4");
        find("next").press();
        compare(find("points").text, "14");
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
    }

    function test_lettersThatAreNoCardAreRefused() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        verify(find("typedPoints").placeholderText.includes("b7"));
        write("12x");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Ben’s cards");
        compare(find("noPoints").visible, true);
        compare(find("typedPoints").selectedText, "12x");
        find("next").press(); // refused as well
        compare(frame.page.title, "Ben’s cards");
        write("12");
        compare(find("noPoints").visible, false);
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
    }

    function test_unlikelyPointsAreAskedAbout_data() {
        return [{
                "tag": "written all the same",
                "link": "writeAllTheSame",
                "title": "Cho’s cards"
            }, {
                "tag": "changed",
                "link": "changePoints",
                "title": "Ben’s cards"
            }];
    }

    function test_unlikelyPointsAreAskedAbout(data) {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        write("818");
        const asked = find("typedProblem");
        compare(asked.visible, true);
        compare(asked.Accessible.name, "Is that right?");
        compare(find("next").enabled, false);
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Ben’s cards");
        compare(findChild(asked, "tableIsRight").visible, false);
        compare(findChild(asked, "writeAllTheSame").text, "Write 818 all the same");
        findChild(asked, data.link).press();
        compare(frame.page.title, data.title);
        write("18");
        compare(find("typedPoints").text, "18");
        compare(asked.visible, false);
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
        frame.open("qrc:/qt/qml/Flipside/RoundEnd/RoundEndPage.qml", {
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

    function test_whoTapsACardTypesNoMore() {
        open("round\nAna: out light\n", 0);
        find("typePoints").press();
        find("typePoints").press();
        match.saveDraft("type-points", "yes"); // of a round before
        frame.goBack();
        frame.open("qrc:/qt/qml/Flipside/RoundEnd/RoundEndPage.qml", {
                "match": match
            });
        tryVerify(() => find("typedPoints") && find("typedPoints").visible);
        find("typePoints").press();
        tap("B7");
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
        compare(find("typedPoints").visible, false);
    }

    function test_theButtonTakesWhatWasTyped() {
        open("round\nAna: out light\n", 0);
        compare(find("next").enabled, false);
        for (const key of ["4", "5"])
            keyClick(key);
        compare(find("next").enabled, true);
        find("next").press();
        compare(frame.page.title, "Cho’s cards");
        find("undoOut").press();
        compare(find("typedPoints").text, "45");
    }

    function test_handsAreCountedTheWayPlayGoes_data() {
        return [{
                "tag": "to the left",
                "rule": "left",
                "next": "Cho"
            }, {
                "tag": "to the right",
                "rule": "right",
                "next": "Ana"
            }];
    }

    function test_handsAreCountedTheWayPlayGoes(data) {
        open("rule first-player " + data.rule + "\nround\nBen: out light\n", 0);
        compare(frame.page.title, data.next + "’s cards");
        tap("B7");
        find("next").press();
        compare(frame.page.title, (data.next === "Cho" ? "Ana" : "Cho") + "’s cards");
        find("undoOut").press();
        compare(frame.page.title, data.next + "’s cards");
    }

    function test_aCorrectionIsNotLostOnTheWayBack() {
        open("round\nAna: out light\nBen: holds B7 W\nCho: holds 12\n", 1);
        find("outAgain").press();
        keyClick(Qt.Key_Escape); // back to the round, not away from it
        compare(find("wentOut1").visible, false);
        find("handRow2").press();
        find("typedPoints").selectAll();
        keyClick("9");
        find("next").press();
        compare(find("writeDown").visible, true);
        keyClick(Qt.Key_Escape);
        const sheets = () => findChild(frame.page, "saveCorrection");
        tryVerify(() => sheets() && sheets().visible);
        sheets().press();
        compare(recorder.journal(match.matchId).split("\n").pop(), "amend 1 Ana out light; Ben holds B7 W; Cho holds 9");
    }

    name: "CountedHands"
}
