// The people's file in a folder that cannot be written: matches, numbers and rules can be seen, whatever would write is
// disabled, and it is said why.
import QtQuick
import QtTest
import Flipside.Shell
import FlipsideTables
import ".."

PastScreens {
    id: testCase

    Saboteur {
        id: saboteur
    }

    function cleanup() {
        verify(saboteur.mend());
        Storage.open();
    }

    function init() {
        verify(saboteur.spoil("read-only"));
    }

    function isDisabled(name: string) {
        tryCompare(shows(name), "enabled", false, 5000, name);
    }

    function initTestCase() {
        takeIn("edition flip2020\nscoring collect 60\nplayers Ana, Ben, Cho", daysAgo(3), "Cabin", "round dealer Cho\nstart B7\nAna: play B3\nBen: draw\nBen: pass\nBen: out light\nAna: holds 30\nCho: holds 32");
        takeIn("edition flip2020\nplayers Ana, Dee", daysAgo(1), "Deck", "round\nstart R3\nplay R5");
    }

    name: "ReadOnly"

    function test_home_data() {
        return [{
                "tag": "phone",
                "width": 390
            }, {
                "tag": "desktop",
                "width": 1280
            }];
    }

    function test_home(data) {
        openApp(0, data.width, 844);
        const banner = shows("readOnly");
        verify(banner.text.includes("cannot be written. Everything you see is saved; allow writing there and try again."), banner.text);
        for (const name of ["newMatch", "again", "onlyScore", "goOn"])
            isDisabled(name);
        verify(shows("ask").enabled);
        press("match0");
        compare(frame.page.title, "Ben won");
    }

    function test_aMatchThatWasLeftIsNotOpened() {
        Settings.atTable = "x";
        openApp(0, 390, 844);
        verify(!frame.page.atTable);
    }

    function test_matchesAndReplay() {
        openApp(1, 390, 844);
        tryCompare(shows("matches"), "count", 2);
        shows("readOnly");
        press("historyMenu");
        isDisabled("menu-import");
        verify(shows("menu-export").enabled);
        press("menu-bin");
        frame.goBack();
        press("match1");
        compare(frame.page.title, "Ben won");
        isDisabled("noteRow");
        press("round1");
        isDisabled("correctRound1");
        press("matchMenu");
        isDisabled("match-note");
        isDisabled("match-bin");
        verify(shows("match-share").enabled);
    }

    function test_replay() {
        openApp(1, 390, 844);
        tryCompare(shows("matches"), "count", 2);
        pressAll(["match1", "replay"]);
        compare(shows("timeline").replay.step, 1);
        verify(!find("readOnly")); // it has nothing that writes, and the whole window
        shows("timeline").replay.step = 4;
        tryVerify(() => frame.page.subtitle.length > 0); // once the banner has made room
    }

    function test_people() {
        openApp(2, 390, 844);
        openPerson("Ben");
        isDisabled("editPerson");
        tryCompare(shows("winsTile"), "value", "1");
    }

    function test_rules() {
        openApp(0, 390, 844);
        frame.open("qrc:/qt/qml/Flipside/Rulebook/RulesPage.qml", {});
        shows("readOnly");
        compare(frame.page.title, "Rules");
    }

    function test_backups() {
        openApp(0, 390, 844);
        frame.open("qrc:/qt/qml/Flipside/Settings/SettingsPage.qml", {});
        isDisabled("demoRow");
        press("backupRow");
        isDisabled("backUp");
        isDisabled("otherCopy");
    }

    function test_onceItCanBeWrittenAllIsAsBefore() {
        openApp(0, 390, 844);
        isDisabled("newMatch");
        press("retryWriting");
        isDisabled("newMatch");
        verify(saboteur.mend());
        press("retryWriting");
        tryVerify(() => !find("readOnly"));
        verify(shows("newMatch").enabled);
    }
}
