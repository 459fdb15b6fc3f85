// Rounds by keyboard alone, without hunting by Tab: what is typed, and Enter wherever there is one way on.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell
import Flipside.Table
import FlipsideTables
import ".."

Hands {
    id: testCase

    LiveMatch {
        id: match
    }

    function openAt(page: string, record: string, form: var) {
        openFrame(form[0], form[1]);
        verify(recorder.play(match, "flipside 1\nedition flip2020\nplayers Ana, Ben, Cho\n" + record));
        frame.open("qrc:/qt/qml/Flipside/" + page, {
                "match": match
            });
    }

    function type(line: string) {
        for (const letter of line)
            keyClick(letter);
        keyClick(Qt.Key_Return);
    }

    function journal(): var {
        return recorder.journal(match.matchId).split("\n");
    }

    function cleanup() {
        Settings.language = "en";
        Theme.side = Card.Light;
    }

    function forms(): var {
        return [{
                "tag": "desktop",
                "form": [1280, 800],
                "field": "typed"
            }, {
                "tag": "phone",
                "form": [390, 844],
                "field": "typedHere"
            }];
    }

    name: "Enter"

    function test_aWholeRound_data() {
        return forms();
    }

    function test_aWholeRound(data) {
        openAt("Table/TablePage.qml", "", data.form);
        shows("deal");
        keyClick(Qt.Key_Return);
        type("b7");
        type("count Ana 1");
        type("b3");
        compare(match.table.turn.phase, Phase.Holds);
        keyClick(Qt.Key_Return); // count the hands
        tryVerify(() => frame.page.title === "Ben’s cards");
        for (const card of ["r1", "Red 2", "r3", "blue 4", "w", "g5", "yellow skip"])
            type(card);
        compare(find("points").text, "75");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Cho’s cards");
        for (const card of ["r9", "r8", "r7", "r6", "r5", "r4"])
            type(card);
        keyClick(Qt.Key_Return); // a card is missing yet
        compare(frame.page.title, "Cho’s cards");
        type("g1");
        keyClick(Qt.Key_Return);
        tryVerify(() => find("writeDown"));
        keyClick(Qt.Key_Return);
        tryVerify(() => frame.page instanceof ScorePage);
        keyClick(Qt.Key_Return); // deal round 2
        tryVerify(() => frame.page instanceof TablePage);
        type("y1");
        compare(journal(), ["round", "start B7", "count Ana 1", "Ana: play B3", "Ben: holds R1 R2 R3 B4 W G5 YS", "Cho: holds R9 R8 R7 R6 R5 R4 G1", "round", "start Y1"]);
    }

    function test_pointsAndNoCards() {
        openAt("RoundEnd/RoundEndPage.qml", "round\nAna: out light\n", [1280, 800]);
        type("pink 5");
        compare(find("noCard").text, "On the light side there is no such card as a pink 5.");
        type("bleu 5");
        compare(find("noCard").text, "Type a card by its color and number, such as “Yellow 2”.");
        type("blue 5");
        compare(find("noCard"), null);
        compare(find("points").text, "5");
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(find("points").text, "0");
        keyClick("b");
        keyClick(Qt.Key_Escape); // the field, not the page
        compare(find("typedCard"), null);
        for (const card of ["b5", "b5", "b5"])
            type(card);
        compare(find("problem").visible, true); // which the field does not hide
        compare(find("typedCard"), null);
        keyClick(Qt.Key_Backspace);
        compare(find("points").text, "10");
        keyClick(Qt.Key_Return);
        compare(frame.page.title, "Cho’s cards");
    }

    function test_aShownHandIsTyped_data() {
        return forms();
    }

    function test_aShownHandIsTyped(data) {
        openAt("Table/TablePage.qml", "round\nstart B7\ncount Ana 3\nAna: play W+2=G\n", data.form);
        keyClick(Qt.Key_H, Qt.ControlModifier);
        compare(match.challengedHand.open, true);
        type("rot 1");
        compare(match.answerText, "Type a card that is shown, such as “Yellow 2”. “has it” and “has not” work too.");
        type("red 1");
        compare(match.answer, Answer.None);
        compare(match.challengedHand.faces, [recorder.face("R1")]);
        type("pink 1");
        compare(match.answer, Answer.Impossible);
        compare(match.challengedHand.faces.length, 1);
        type("b1");
        compare(match.answer, Answer.Guilty);
        keyClick(Qt.Key_Return); // go on
        compare(match.answer, Answer.None);
        compare(journal().pop(), "Ben: challenge hand R1 B1");
    }

    function test_theWordsOnTheButtonsDecide_data() {
        const rows = [];
        for (const language of ["en", "de", "es", "es-ES", "fr", "pt"]) {
            for (const button of ["hasIt", "hasNot"])
                rows.push({
                        "tag": language + ", " + button,
                        "language": language,
                        "button": button
                    });
        }
        return rows;
    }

    function test_theWordsOnTheButtonsDecide(data) {
        Settings.language = data.language;
        openAt("Table/TablePage.qml", "round\nstart B7\nAna: play W+2=G\n", [1280, 800]);
        match.challengedHand.begin();
        const words = shows(data.button).text;
        verify(match.type(words), words + ": " + match.answerText);
        compare(journal().pop(), "Ben: challenge " + (data.button === "hasIt" ? "guilty" : "innocent"));
    }

    function test_aCardThatTellsLeavesOneAnswer() {
        openAt("Table/TablePage.qml", "round\nstart B7\nAna: play W+2=G\n", [1280, 800]);
        match.challengedHand.begin();
        type("b1");
        type("no");
        compare(match.answerText, "One of the cards that were shown says otherwise.");
        type("has it");
        compare(journal().pop(), "Ben: challenge guilty");
    }

    function test_whatWasMistypedIsNoBeginning_data() {
        return forms();
    }

    function test_whatWasMistypedIsNoBeginning(data) {
        openAt("Table/TablePage.qml", "round\nstart B7\nAna: play W+2=G\n", data.form);
        type("nope");
        compare(find(data.field).text, "nope");
        match.challengedHand.begin();
        tryVerify(() => (find(data.field)?.text ?? "") === "");
        type("nope");
        find("hasNot").press();
        tryVerify(() => (find(data.field)?.text ?? "") === "");
        type("gf");
        compare(journal().pop(), "Cho: play GF");
    }

    height: 900
}
