// The table is right: everything can be put right, two taps away behind one button.
import QtQuick
import QtTest
import ".."

Screens {
    id: testCase

    function open(calls: var) {
        openApp(false, 390, 844);
        setUp(["Ana", "Ben", "Cho"], [], 500);
        expect("round dealer Cho");
        call(calls);
    }

    function leaves(line: string) {
        expect(line);
        compare(journal(), record.join("\n"));
    }

    name: "Corrections"

    function test_inARound_data() {
        return [{
                "tag": "count",
                "then": ["who1", "less", "countDone"],
                "line": "count Ben 6"
            }, {
                "tag": "turn",
                "then": ["who2"],
                "line": "set turn Cho"
            }, {
                "tag": "direction",
                "then": [],
                "line": "set direction right"
            }, {
                "tag": "color",
                "then": ["color2"],
                "line": "set color R"
            }, {
                "tag": "top",
                "then": ["key" + face("G3")],
                "line": "set top G3"
            }, {
                "tag": "side",
                "then": [],
                "line": "set side dark"
            }, {
                "tag": "reshuffle",
                "then": [],
                "line": "reshuffle"
            }, {
                "tag": "void",
                "then": [],
                "line": "void"
            }, {
                "tag": "target",
                "then": ["more", "scoringDone"],
                "line": "target 550"
            }, {
                "tag": "stop",
                "then": [],
                "line": "stop"
            }];
    }

    function test_inARound(data) {
        open(["start B7", "Ana: play B3"]);
        menu(data.tag);
        for (const name of data.then)
            activate(name);
        leaves(data.line);
    }

    // Corrections start from the thing itself too: by a long press, a right click or Shift+F10.
    function test_fromTheThingItself_data() {
        const rows = [];
        for (const how of ["a long press", "the right button", "Shift+F10"])
            rows.push({
                    "tag": "seat, " + how,
                    "how": how,
                    "on": "seat1",
                    "then": ["less", "countDone"],
                    "line": "count Ben 6"
                }, {
                    "tag": "pile, " + how,
                    "how": how,
                    "on": "pile",
                    "then": ["menu-direction"],
                    "line": "set direction right"
                });
        return rows;
    }

    function test_fromTheThingItself(data) {
        open(["start B7", "Ana: play B3"]);
        const thing = shows(data.on);
        settle();
        if (data.how === "a long press") {
            mousePress(thing);
            tryVerify(() => find(data.then[0]));
            mouseRelease(thing);
        } else if (data.how === "the right button") {
            mouseClick(thing, thing.width / 2, thing.height / 2, Qt.RightButton);
        } else {
            thing.forceActiveFocus(Qt.TabFocusReason);
            keyClick(Qt.Key_F10, Qt.ShiftModifier);
        }
        for (const name of data.then)
            activate(name);
        leaves(data.line);
    }

    function test_betweenRounds_data() {
        return [{
                "tag": "people",
                "then": ["leave2"],
                "line": "leave Cho"
            }, {
                "tag": "seats",
                "then": ["down0", "seatsDone"],
                "line": "seats Ben, Ana, Cho"
            }, {
                "tag": "scoring",
                "then": ["tally", "scoringDone"],
                "line": "scoring tally 500"
            }, {
                "tag": "rulings",
                "then": ["tie-round"],
                "line": "rule tie round"
            }];
    }

    function test_betweenRounds(data) {
        open([]);
        menu("void");
        leaves("void");
        menu(data.tag);
        for (const name of data.then)
            activate(name);
        leaves(data.line);
    }

    function test_justScoreItAtAnyMoment_data() {
        const flip = ["start B7", "Ana: play BF", "top P5"];
        return [{
                "tag": "before the first card",
                "calls": []
            }, {
                "tag": "in a turn",
                "calls": ["start B7"]
            }, {
                "tag": "after a draw",
                "calls": ["start B7", "Ana: draw"]
            }, {
                "tag": "before a color",
                "calls": ["start W"]
            }, {
                "tag": "before a top card",
                "calls": ["start B7", "Ana: play BF"]
            }, {
                "tag": "before a challenge",
                "calls": ["start B7", "Ana: play W+2=G"]
            }, {
                "tag": "while cards are drawn",
                "calls": [...flip, "Ben: play W+C=T", "Cho: accept"]
            }];
    }

    function test_justScoreItAtAnyMoment(data) {
        open(data.calls);
        menu("justScore");
        activate("outDark");
        activate("out1");
        leaves("Ben: out dark");
        score([12, "P3"], "+15");
    }
}
