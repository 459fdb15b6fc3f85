// History, a match of the past, its rounds and replay, people and records, by the screens.
import QtQuick
import QtTest
import Flipside
import FlipsideTables

TestCase {
    id: testCase

    property Item frame

    function find(name: string): Item {
        return findChild(frame.page, name);
    }

    function press(name: string) {
        tryVerify(() => find(name) !== null && find(name).visible, 5000, name + " is on the page");
        find(name).press();
    }

    // By what is seen: what a repeater makes is nobody's child but its place's.
    function seek(root: Item, name: string): Item {
        if (root.objectName === name)
            return root;
        for (let i = 0; i < root.children.length; ++i) {
            const found = seek(root.children[i], name);
            if (found)
                return found;
        }
        return null;
    }

    function inSheet(name: string): Item {
        return seek(testCase.Window.window.contentItem, name);
    }

    name: "HistoryPages"
    visible: true
    when: windowShown
    width: 390
    height: 844

    Component {
        id: frameComponent

        Frame {
            height: 844
            width: 390

            places: [
                Place {
                    glyph: Icon.Play
                    page: "qrc:/qt/qml/Flipside/HomePage.qml"
                    title: "Play"
                },
                Place {
                    glyph: Icon.Clock
                    page: "qrc:/qt/qml/Flipside/HistoryPage.qml"
                    title: "History"
                },
                Place {
                    glyph: Icon.Person
                    page: "qrc:/qt/qml/Flipside/PlayersPage.qml"
                    title: "Players"
                }
            ]
        }
    }

    Recorder {
        id: recorder
    }

    LiveMatch {
        id: live
    }

    function initTestCase() {
        verify(recorder.play(live, "flipside 1\nedition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho\nround dealer Cho\nstart B7\nAna: play B+1\nCho: play W+2=G\nAna: challenge guilty\nAna: play GF\ntop P5\nBen: out dark\nAna: holds O4 P7\nCho: holds 20\nround\nBen: out light\nAna: holds 30\nCho: holds 12\n"));
        verify(recorder.play(live, "flipside 1\nedition flip2020\nplayers Ana, Dee\nround\nstart R3\nplay R5\n"));
        live.close();
    }

    function init() {
        frame = createTemporaryObject(frameComponent, testCase);
        frame.go(1);
    }

    function test_1_history_is_searched_and_filtered() {
        const list = find("matches");
        tryCompare(list, "count", 2);
        compare(find("match0").title, "Going on");
        compare(find("match1").title, "Ben won");
        compare(find("match1").sides, [true, false]);
        const field = find("search");
        field.forceActiveFocus();
        for (const key of "dee")
            keyClick(key);
        tryCompare(list, "count", 1);
        tryVerify(() => find("found").visible);
        press("filterAll");
        tryCompare(list, "count", 2);
        compare(find("search").text, "");
        press("quickAna");
        wait(0);
        press("quickAna");
        tryCompare(list, "count", 2);
    }

    function test_2_a_match_opens_with_its_rounds() {
        tryCompare(find("matches"), "count", 2);
        press("match1");
        compare(frame.page.title, "Ben won");
        verify(!find("goOn").visible);
        press("round1");
        press("happening1-0");
        const replay = find("timeline").replay;
        compare(replay.step, 5);
        compare(find("replayEvent").text, replay.event);
        compare(frame.page.title, "Round 1, call 5 of 10");
        press("stepNext");
        compare(replay.step, 6);
        tryCompare(Theme, "side", Card.Dark);
        frame.goBack();
        tryCompare(Theme, "side", Card.Light);
        press("correctRound1");
        compare(frame.page.round, 1);
        frame.goBack();
        frame.goBack();
        compare(frame.page.title, "History");
    }

    function test_3_a_running_match_goes_on() {
        tryCompare(find("matches"), "count", 2);
        press("match0");
        press("goOn");
        compare(frame.page.match.table.phase, Phase.Turn);
    }

    function test_4_a_note_is_kept_and_found() {
        tryCompare(find("matches"), "count", 2);
        press("match1");
        press("noteRow");
        tryVerify(() => inSheet("placeField").visible);
        inSheet("placeField").text = "Café Central";
        inSheet("noteField").text = "the great comeback";
        inSheet("saveNote").press();
        tryCompare(find("noteRow"), "text", "Café Central");
        frame.goBack();
        tryCompare(find("match1"), "where", "Café Central · the great comeback");
    }

    function test_5_the_bin_gives_back() {
        tryCompare(find("matches"), "count", 2);
        press("match1");
        press("matchMenu");
        tryVerify(() => inSheet("match-bin").visible);
        inSheet("match-bin").press();
        tryCompare(find("matches"), "count", 1);
        press("undoBin");
        tryCompare(find("matches"), "count", 2);
        find("match1").forceActiveFocus();
        keyClick(Qt.Key_Delete);
        tryCompare(find("matches"), "count", 1);
        frame.open("qrc:/qt/qml/Flipside/BinPage.qml", {});
        tryCompare(find("bin"), "count", 1);
        press("binned0");
        tryCompare(find("bin"), "count", 0);
        frame.goBack();
        tryCompare(find("matches"), "count", 2);
    }

    function test_6_people_and_their_numbers() {
        frame.go(2);
        tryVerify(() => find("person0") !== null);
        let row = 0;
        while (find("person" + row).text !== "Ben")
            ++row;
        press("person" + row);
        tryCompare(find("winsTile"), "value", "1");
        verify(find("caution").visible);
        compare(frame.page.title, "Ben");
        press("fact3");
        tryVerify(() => find("timeline") !== null);
        const replay = find("timeline").replay;
        compare(replay.step, 14);
    }

    function test_7_an_entry_is_renamed_and_archived() {
        frame.go(2);
        tryVerify(() => find("person0") !== null);
        let row = 0;
        while (find("person" + row).text !== "Cho")
            ++row;
        press("person" + row);
        tryCompare(frame.page, "title", "Cho");
        press("editPerson");
        tryVerify(() => inSheet("personName").visible);
        inSheet("personName").text = "Choi";
        inSheet("rename").press();
        tryCompare(frame.page, "title", "Choi");
        tryVerify(() => inSheet("sameAna") !== null);
        inSheet("sameAna").press();
        inSheet("merge").press(); // they sat in one match: they are two
        tryVerify(() => inSheet("merge").visible);
        compare(frame.page.title, "Choi");
        inSheet("archive").press();
        inSheet("close").press();
        frame.goBack();
        tryVerify(() => find("showArchived").visible);
    }

    function test_8_records_lead_to_their_moment() {
        frame.go(2);
        press("recordsRow");
        tryVerify(() => find("record0") !== null);
        compare(find("record0").value, 42);
        press("record0");
        tryVerify(() => find("timeline") !== null);
        const replay = find("timeline").replay;
        compare(replay.step, 14);
    }

    function test_9_keys_step_and_jump() {
        tryCompare(find("matches"), "count", 2);
        press("match1");
        press("replay");
        const replay = find("timeline").replay;
        keyClick(Qt.Key_Home);
        compare(replay.step, 0);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Left);
        compare(replay.step, 1);
        compare(replay.challenges.length, 1);
        keyClick(Qt.Key_C);
        compare(replay.step, replay.challenges[0]);
        keyClick(Qt.Key_End);
        compare(replay.step, replay.count);
        keyClick(Qt.Key_C); // after the last one, the first again
        compare(replay.step, replay.challenges[0]);
        keyClick(Qt.Key_Space);
        verify(find("timeline").parent.playing);
        keyClick(Qt.Key_Space);
        verify(!find("timeline").parent.playing);
    }

    function test_9_the_rule_of_a_step_lies_over_it() {
        tryCompare(find("matches"), "count", 2);
        press("match1");
        press("round1");
        press("happening1-0");
        press("replayRule");
        tryVerify(() => frame.page.ruleSheet !== null && frame.page.ruleSheet.opened);
        compare(frame.page.ruleSheet.title, "Guilty");
    }
}
