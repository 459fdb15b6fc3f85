// Whole matches through the screens, in each way of scoring, by mouse and by keyboard: the journal on disk is the
// record that was played, call by call.
import QtQuick
import QtTest
import Flipside.Controls
import ".."

Screens {
    id: testCase

    // Flips, both wilds challenged both ways, an undo across a flip, a play let stand, a reshuffle, UNO called and
    // caught, and out.
    readonly property var calls: ["start B7", "Ana: play BF", "top P5", "Ben: play W+C=T", "Cho: challenge guilty", "Ben: took 3", "Cho: play W+C=O", "Ana: challenge innocent", "Ana: took 2", "Ben: play OF", "count Cho 3", "Cho: play W+2=G", "Ana: challenge hand B1 G4", "count Ana 3", "Ana: play W+2=R", "Ben: challenge hand Y1 R4"]
    readonly property var ending: ["Cho: force play Y5", "reshuffle", "Ana: draw", "Ana: pass", "count Ben 2", "Ben: uno", "Ben: play Y9", "count Cho 2", "Cho: play Y8", "catch Cho", "Ana: play Y3", "Ben: play Y2"]

    function playRound() {
        call(["start B7", "Ana: play BF"]);
        tryCompare(Theme, "side", Card.Dark);
        call(calls.slice(2));
        tryCompare(Theme, "side", Card.Light);
        compare(match.table.pile.top, face("W+2"));
        call(["Cho: play RF"]);
        tryCompare(Theme, "side", Card.Dark);
        call(["undo"]);
        tryCompare(Theme, "side", Card.Light);
        compare(match.table.pile.top, face("W+2"));
        call(ending);
    }

    name: "Match"

    function test_match_data() {
        return [{
                "tag": "collecting, by mouse",
                "keyboard": false,
                "tally": false
            }, {
                "tag": "collecting, by keyboard",
                "keyboard": true,
                "tally": false
            }, {
                "tag": "tallying, by mouse",
                "keyboard": false,
                "tally": true
            }, {
                "tag": "tallying, by keyboard",
                "keyboard": true,
                "tally": true
            }];
    }

    function test_match(data) {
        openApp(data.keyboard, data.keyboard ? 1280 : 390, data.keyboard ? 800 : 844);
        setUp(["Ana", "Ben", "Cho"], [data.tally ? "tally" : "collect"], 100);
        expect("round dealer Cho");
        playRound();
        activate("toRoundEnd");
        score(["W R+1 B2", "G1 G3"], data.tally ? "0" : "+56");
        record = [...record, "Ana: holds G1 G3", "Cho: holds W R+1 B2"];
        playNoCards(["menu", "outDark", "out0"], [30, "P3 T7 OF"], data.tally ? "0" : "+60");
        record = [...record, "round", "Ana: out dark", "Ben: holds 30", "Cho: holds P3 T7 OF"];
        ahead("Ana", "Ana leads");
        playNoCards(["seat1", "wentOut", "endedLight"], ["W", "B9 B1"], data.tally ? "0" : "+50");
        record = [...record, "round", "Ben: out light", "Ana: holds B9 B1", "Cho: holds W"];
        compare(shows("result").text, data.tally ? "Ana wins!" : "Ben wins!");
        activate("scoreboard");
        activate("showResult");
        activate("scoreboard");
        keyClick(Qt.Key_Escape);
        compare(shows("result").text, data.tally ? "Ana wins!" : "Ben wins!");
        activate("scoreboard");
        correct(data.tally ? 3 : 2, data.tally ? 0 : 1, data.tally ? 40 : 80, data.tally ? "" : "Ana would have won in round 2.");
        record = [...record, data.tally ? "amend 3 Ben out light; Ana holds 40; Cho holds W" : "amend 2 Ana out dark; Ben holds 80; Cho holds P3 T7 OF"];
        ahead(data.tally ? "Ben" : "Ana", data.tally ? "Ben wins!" : "Ana wins!");
        compare(journal(), record.join("\n"));
    }

    function test_miniDeck() {
        openApp(false, 390, 844);
        setUp(["Ana", "Ben"], ["editionRow", "mini56"], 100);
        expect("round dealer Ben");
        call(["start Y4", "Ana: play Y0", "Ben: play YR", "Ben: play RR", "Ben: play W+2=B", "Ana: challenge innocent", "Ben: draw", "Ben: pass", "Ana: play W=G", "Ben: play GS", "count Ana 2", "Ben: uno", "Ben: play G5", "Ana: draw", "Ana: pass", "Ben: play G7"]);
        activate("toRoundEnd");
        score(["R9 W+2 B0"], "+59");
        record = [...record, "Ana: holds R9 W+2 B0"];
        playNoCards(["menu", "out1"], [41], "+41");
        record = [...record, "round", "Ben: out light", "Ana: holds 41"];
        compare(shows("result").text, "Ben wins!");
        compare(journal(), record.join("\n"));
    }

    // A round whose plays are not called: who went out is told at the table, then the hands.
    function playNoCards(steps: var, hands: var, gain: string) {
        activate("dealNext");
        for (const step of steps)
            step === "menu" ? menu("justScore") : activate(step);
        score(hands, gain);
    }

    // A wide scoreboard says it by the cards of everybody, a narrow one in words.
    function ahead(name: string, sentence: string) {
        if (frame.width >= 1000)
            compare(shows("standing" + name).leads, true);
        else
            compare(shows("leader").text, sentence);
    }

    function correct(round: int, row: int, points: int, consequence: string) {
        activate("round" + round);
        activate("handRow" + row);
        if (!find("typedPoints")) // it was told by its cards
            activate("typePoints");
        shows("typedPoints").selectAll();
        write(points.toString());
        activate("next");
        verify(shows("consequence").text.includes(consequence), find("consequence").text);
        activate("writeDown");
    }
}
