// Hands on the app's screens: the same call made by mouse or by keyboard, and the record that it must leave.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Hands {
    id: root

    property bool keyboard: false
    readonly property LiveMatch match: frame && frame.page ? frame.page.match ?? null : null // qmllint disable
    property var record: [] // what the journal must be
    property var people: []
    property bool killed: false // and started again with what is on disk

    function openApp(byKeyboard: bool, width: int, height: int) {
        keyboard = byKeyboard;
        if (!killed)
            Settings.atTable = ""; // another test's match
        killed = false;
        Settings.usual = "flip2020"; // whichever is the newest
        openFrame(width, height);
    }

    // And with it whatever is not on disk.
    function closeApp() {
        killed = true;
        frame.destroy();
        tryVerify(() => !frame);
    }

    // A click in its middle, or the Tab key until it has the focus and then Space.
    function activate(name: string) {
        const item = pressable(name);
        if (keyboard) {
            for (let i = 0; i < 250 && !item.activeFocus; ++i)
                keyClick(Qt.Key_Tab);
            verify(item.activeFocus, name + " is reached by Tab");
            keyClick(Qt.Key_Space);
            return;
        }
        settle();
        for (let up = item.parent; up; up = up.parent) {
            if (up instanceof Scroll)
                up.reveal(item);
        }
        settle();
        mouseClick(item);
    }

    // The minus or the plus of a stepper, or the arrow keys in it.
    function step(stepper: string, sign: string) {
        if (!keyboard)
            return activate(sign);
        for (let i = 0; i < 250 && !find(stepper).activeFocus; ++i)
            keyClick(Qt.Key_Tab);
        keyClick(sign === "more" ? Qt.Key_Up : Qt.Key_Down);
    }

    // A frame later everything lies where it shows, and where a person would click on it.
    function settle() {
        verify(frames.next(root.Window.window));
    }

    function write(text: string) {
        for (const letter of text)
            keyClick(letter);
    }

    function setUp(names: var, options: var, target: int) {
        activate("newMatch");
        record = [];
        people = names;
        for (const name of names) {
            if (!shows("newName").activeFocus)
                activate("newName");
            write(name);
            keyClick(Qt.Key_Return);
        }
        for (const option of options)
            activate(option);
        // The way of scoring, the edition and the last match have a say in where it stands.
        while (shows("target").value !== target)
            step("target", find("target").value > target ? "less" : "more");
        activate("start");
    }

    function face(card: string): int {
        return recorder.face(card);
    }

    function key(card: string) {
        activate("key" + face(card));
    }

    function keys(cards: var) {
        for (const card of cards)
            key(card);
    }

    function menu(entry: string) {
        keyboard ? keyClick(Qt.Key_F10) : activate("menuButton");
        activate("menu-" + entry);
    }

    // Calls each line of a record and looks, each time, at what is on disk then.
    function call(lines: var) {
        for (const line of lines) {
            keyboard ? typeCall(line) : tapCall(line);
            tryVerify(() => journal() === record.join("\n"), 20000, line + ": " + journal() + "\ninstead of\n" + record.join("\n"));
        }
    }

    function journal(): string {
        return recorder.journal(match.matchId);
    }

    function expect(line: string) {
        record = [...record, line];
    }

    function typeCall(line: string) {
        const what = line.replace(/^\w+: /, "").split(" ");
        const keys = {
            "undo": Qt.Key_Z,
            "redo": Qt.Key_Y,
            "catch": Qt.Key_K
        };
        expect(line);
        if (keys[what[0]]) {
            keyClick(keys[what[0]], Qt.ControlModifier);
            return;
        }
        const letters = {
            "draw": "d",
            "pass": "p",
            "uno": "u",
            "accept": "a"
        };
        const named = ["start", "play", "top", "color", "took"].includes(what[0]);
        write(named ? what[1].toLowerCase() : letters[what[0]] ?? line);
        keyClick(Qt.Key_Return);
    }

    function tapCall(line: string) {
        const who = line.match(/^\w+: /) ?? "";
        const what = line.replace(/^\w+: /, "").split(" ");
        const wild = what[1] ? what[1].split("=") : [];
        expect(wild.length > 1 ? who + what[0] + " " + wild[0] : line);
        const taps = {
            "start": () => key(what[1]),
            "top": () => key(what[1]),
            "play": () => key(wild[0]),
            "draw": () => activate("drawButton"),
            "pass": () => activate("drawButton"),
            "uno": () => activate("unoButton"),
            "catch": () => activate("caughtButton"),
            "accept": () => activate("accept"),
            "undo": () => activate("undoButton"),
            "reshuffle": () => menu("reshuffle"),
            "took": () => activateAll(["took" + what[1], "tookDone"]),
            "force": () => activateAll(["key" + face(what[2]), "letStand"]),
            "count": () => count(people.indexOf(what[1]), parseInt(what[2])),
            "challenge": () => challenge(what.slice(1))
        };
        taps[what[0]]();
        if (wild.length > 1) {
            expect(who + "color " + wild[1]);
            activate("color" + "BGRYPTOV".indexOf(wild[1]));
        }
    }

    function activateAll(names: var) {
        for (const name of names)
            activate(name);
    }

    function count(player: int, cards: int) {
        const held = match.seats.cardsOf(player);
        activate("seat" + player);
        for (let i = 0; i < Math.abs(cards - held); ++i)
            step("countStepper", cards < held ? "less" : "more");
        activate("countDone");
    }

    function challenge(judged: var) {
        activate("challenge");
        if (judged[0] === "hand")
            keys(judged.slice(1));
        else
            activate(judged[0] === "guilty" ? "hasIt" : "hasNot");
        activate("goOn");
    }

    // The end of a round: each hand in the order it is asked for, as cards or as a number, and then what it gives.
    function score(hands: var, gain: string) {
        for (const hand of hands) {
            const typed = typeof hand === "number";
            if (typed !== Boolean(find("typedPoints"))) // told as the hand before
                activate("typePoints");
            typed ? write(hand.toString()) : keys(hand.split(" "));
            activate("next");
        }
        compare(shows("gain").text, gain);
        activate("writeDown");
    }

    height: 900
}
