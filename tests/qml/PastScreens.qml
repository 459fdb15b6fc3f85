// Hands on the pages of the past: history and players, and matches with the times they were played at.
import QtQuick
import Flipside.Match

Hands {
    id: root

    readonly property LiveMatch live: LiveMatch {
    }

    function openApp(place: int, width: int, height: int) {
        openFrame(width, height);
        frame.go(place);
    }

    function press(name: string) {
        pressable(name).press();
    }

    function pressAll(names: var) {
        for (const name of names)
            press(name);
    }

    function isGone(name: string) {
        tryVerify(() => find(name) === null, 5000, name + " is gone");
    }

    function write(name: string, text: string) {
        const field = shows(name);
        field.forceActiveFocus();
        field.selectAll();
        keyClick(Qt.Key_Delete);
        for (const key of text)
            keyClick(key);
    }

    function daysAgo(days: int): string {
        return new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();
    }

    // A match that was played then and there.
    function takeIn(header: string, started: string, place: string, events: string) {
        const notes = `note started ${started}\n` + (place.length > 0 ? `note place ${place}\n` : "");
        verify(recorder.takeIn(`flipside 1\n${header}\n${notes}${events}\n`), place);
    }

    function openPerson(name: string) {
        let row = 0;
        tryVerify(() => {
                for (row = 0; find("person" + row) !== null; ++row) {
                    if (find("person" + row).text === name)
                        return true;
                }
                return false;
            }, 5000, name + " is in the list");
        press("person" + row);
        tryCompare(frame.page, "title", name);
    }

    height: 844
}
