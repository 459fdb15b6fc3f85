// Turned round, resized, in another language, from another page, or killed: the same question with the same half-told
// answer.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import ".."

Screens {
    id: testCase

    function cleanup() {
        Settings.language = "en";
        Settings.textSize = 100;
        Settings.lessMotion = true;
    }

    function open(calls: var) {
        openApp(false, 390, 844);
        setUp(["Ana", "Ben", "Cho"], [], 500);
        expect("round dealer Cho");
        call(["start B7", ...calls]);
    }

    // All that can happen to a page; after each `same` must hold.
    function disturb(same: var) {
        for (const form of [[844, 390], [1280, 800], [768, 1024], [390, 844]]) {
            frame.width = form[0];
            frame.height = form[1];
            same(form.join("x"));
        }
        for (const language of ["de", "pt", "en"]) {
            Settings.language = language;
            same(language);
        }
        Settings.textSize = 200;
        same("large text");
        Settings.textSize = 100;
        const page = frame.page;
        frame.open("qrc:/qt/qml/Flipside/Settings/SettingsPage.qml", {});
        verify(frame.page !== page);
        frame.goBack();
        same("another page and back");
        // As after a kill: all that is left is the file.
        closeApp();
        openApp(false, 390, 844);
        same("started again");
    }

    name: "Comeback"

    function test_questions_data() {
        const flip = ["Ana: play BF", "top P5"];
        return [{
                "tag": "a turn",
                "calls": ["Ana: play B3"],
                "shown": ["drawButton", "key" + face("B3")]
            }, {
                "tag": "a card was drawn",
                "calls": ["Ana: draw"],
                "shown": ["drawButton"]
            }, {
                "tag": "a color",
                "calls": ["Ana: play W"],
                "taps": ["key" + face("W")],
                "shown": ["color0", "notAWild"]
            }, {
                "tag": "a new top card",
                "calls": ["Ana: play BF"],
                "shown": ["key" + face("P5")]
            }, {
                "tag": "accept or challenge",
                "calls": ["Ana: play W+2=G"],
                "shown": ["accept", "challenge"]
            }, {
                "tag": "how many were drawn",
                "calls": [...flip, "Ben: play W+C=T", "Cho: accept"],
                "shown": ["tookStepper", "tookDone"]
            }];
    }

    function test_questions(data) {
        open(data.calls);
        const phase = match.table.turn.phase;
        disturb(what => {
                compare(match.table.turn.phase, phase, what);
                for (const name of data.shown)
                    verify(find(name), name + ": " + what);
            });
        compare(journal(), record.join("\n"));
    }

    function test_theTableIsThereAtOnce() {
        open([]);
        closeApp();
        Settings.lessMotion = false;
        openApp(false, 390, 844);
        compare(frame.page.opacity, 1);
        compare(frame.page.y, 0);
        verify(find("drawButton"));
    }

    // Who left the table meant to leave it.
    function test_fromHomeItStaysAtHome() {
        open([]);
        frame.goBack();
        closeApp();
        openApp(false, 390, 844);
        verify(find("goOn"));
    }

    function test_aHandThatIsShown() {
        open(["Ana: play W+2=G"]);
        activate("challenge");
        keys(["B1", "G4", "G4"]);
        disturb(what => {
                compare(match.challengedHand.faces, [face("B1"), face("G4"), face("G4")], what);
                verify(find("hasIt"), what);
            });
    }

    function test_aRoundThatIsOnlyScored() {
        open([]);
        verify(match.goOut(0, Card.Light) && match.holdsPoints(1, 3) && match.holdsPoints(2, 4));
        activate("justScore");
        keyClick(Qt.Key_Escape); // it is played first
        frame.goBack();
        activate("goOn");
        verify(shows("wentOut0"));
        closeApp();
        openApp(false, 390, 844);
        verify(shows("wentOut0"));
        activate("callAfterAll");
        frame.goBack();
        activate("goOn");
        verify(shows("pile"));
        key("B7");
        compare(frame.page.match.table.turn.phase, Phase.Turn);
        frame.goBack();
        activate("goOn");
        verify(shows("pile")); // and stays so
    }

    function test_aHandThatIsCounted() {
        open([]);
        menu("justScore");
        activate("out0");
        keys(["R9", "W"]);
        activate("next");
        key("G1");
        disturb(what => {
                compare(shows("points").text, "1", what);
                verify(frame.page.title.includes("Cho"), what);
            });
        activate("next");
        compare(shows("gain").text, "+50");
    }
}
