// A file that cannot be written or opened: a sentence, nothing shown that is not on disk, and another try.
import QtQuick
import QtTest
import Flipside.Shell
import FlipsideTables
import ".."

Screens {
    id: testCase

    Saboteur {
        id: saboteur
    }

    function cleanup() {
        saboteur.unlock();
        saboteur.mend();
        Storage.open();
    }

    function open(calls: var) {
        openApp(false, 390, 844);
        setUp(["Ana", "Ben", "Cho"], [], 500);
        expect("round dealer Cho");
        call(["start B7", ...calls]);
    }

    function sentence(): string {
        return shows("trouble").text;
    }

    name: "Trouble"

    function test_anotherProgramHoldsTheFile() {
        open([]);
        verify(saboteur.lock());
        key("B3");
        compare(sentence(), "Another program is using the file with the matches. Everything you see is saved; close that program and try again.");
        compare(match.table.pile.top, face("B7"));
        compare(match.table.turn.actor, 0);
        compare(journal(), record.join("\n"));
        activate("retry");
        verify(find("trouble"));
        compare(match.table.pile.top, face("B7"));
        saboteur.unlock();
        activate("retry");
        expect("Ana: play B3");
        verify(!find("trouble"));
        compare(match.table.pile.top, face("B3"));
        compare(journal(), record.join("\n"));
    }

    function test_theTroubleCanBeLeftAlone() {
        open([]);
        verify(saboteur.lock());
        key("B3");
        saboteur.unlock();
        match.dismissTrouble();
        call(["Ana: play B9", "Ben: draw"]);
    }

    function test_noRoomOnTheDisk() {
        open([]);
        verify(saboteur.fillDisk());
        // What still fits into the file is kept; the first that does not is told.
        for (let i = 0; i < 400 && !find("trouble"); ++i)
            match.table.chances.canPass ? match.pass() : match.draw();
        compare(sentence(), "There is no room left on the disk. Everything you see is saved; make room and try again.");
        const written = journal().split("\n");
        compare(match.log.count, written.length);
        compare(match.table.chances.canPass, written.pop().endsWith("draw"));
        verify(saboteur.makeRoom());
        activate("retry");
        verify(!find("trouble"));
        compare(match.log.count, journal().split("\n").length);
    }

    function test_aBackupThatIsNotMadeIsTold() {
        open(["Ana: play B3"]);
        verify(saboteur.blockBackups());
        verify(match.type("stop"));
        tryVerify(() => Storage.backupTrouble.length > 0);
        frame.goBack();
        verify(shows("backupTrouble").text.includes("and it cannot be made"));
        compare(Storage.state, Storage.State.Open);
        Storage.dismissBackupTrouble();
        tryVerify(() => !find("backupTrouble"));
    }

    function test_theFileIsMovedAway() {
        open([]);
        verify(saboteur.moveAway());
        key("B3");
        compare(sentence(), "The file with the matches was moved or replaced by another. Put it back and try again.");
        compare(match.table.pile.top, face("B7"));
        verify(saboteur.putBack());
        activate("retry");
        expect("Ana: play B3");
        compare(journal(), record.join("\n"));
    }

    function test_aShownHandStaysAsItWas() {
        open(["Ana: play W+2=G"]);
        activate("challenge");
        key("B1");
        verify(saboteur.lock());
        key("G4");
        verify(find("trouble"));
        compare(match.challengedHand.faces.length, 1);
        saboteur.unlock();
        activate("retry");
        verify(!find("trouble"));
        compare(match.challengedHand.faces.length, 2);
    }

    function test_aCountedHandStaysAsItWas() {
        open([]);
        menu("justScore");
        activate("out0");
        key("B1");
        verify(saboteur.lock());
        key("G4");
        compare(match.trouble, "Another program is using the file with the matches. Everything you see is saved; close that program and try again.");
        compare(shows("points").text, "1");
        saboteur.unlock();
        key("G4");
        compare(match.trouble, "");
        compare(shows("points").text, "5");
    }

    function test_aFileThatCannotBeOpened_data() {
        return [{
                "tag": "newer",
                "said": "was written by a newer Flipside. It was not changed; update to open it."
            }, {
                "tag": "foreign",
                "said": "is not a file of Flipside. It was not changed; move it away and try again."
            }, {
                "tag": "damaged",
                "said": "The file with the matches was damaged. It is kept as ",
                "anew": true
            }, {
                "tag": "no folder",
                "said": "and it cannot be made. Nothing was changed; make the folder and try again."
            }];
    }

    function test_aFileThatCannotBeOpened(data) {
        open(["Ana: play B3"]);
        const id = match.matchId;
        closeApp();
        verify(saboteur.spoil(data.tag));
        openApp(false, 390, 844);
        const said = shows("storageTrouble").text.replace(/\n/g, " "); // a path begins a line
        verify(said.includes(data.said), said);
        verify(!find("newMatch"));
        activate("retry");
        if (data.anew) {
            // it is set aside, and people can play
            verify(!find("storageTrouble"));
            shows("newMatch");
            verify(!find("goOn"));
            closeApp();
            verify(saboteur.mend());
            openApp(false, 390, 844);
        } else {
            verify(find("storageTrouble"));
            verify(saboteur.mend());
            activate("retry");
        }
        verify(!find("storageTrouble"));
        activate("goOn");
        compare(match.matchId, id);
        compare(match.table.pile.top, face("B3"));
    }
}
