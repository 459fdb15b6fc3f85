// Hands on the pages of the past: a window with history and players, whatever shows there by its name, and matches
// with the times they were played at.
import QtQuick
import QtTest
import Flipside
import FlipsideTables

TestCase {
    id: root

    property Frame frame
    readonly property Recorder recorder: Recorder {
    }
    readonly property LiveMatch live: LiveMatch {
    }

    Component {
        id: frameComponent

        Frame {
            focus: true
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

    function openApp(place: int, width: int, height: int) {
        frame = createTemporaryObject(frameComponent, root, {
                "width": width,
                "height": height
            });
        frame.forceActiveFocus();
        frame.go(place);
    }

    // What shows under that name; sheets lie over the page and come first.
    function lookIn(item: Item, name: string): Item {
        for (let i = item.children.length - 1; i >= 0; --i) {
            const child = item.children[i];
            if (!child.visible)
                continue;
            const found = child.objectName === name ? child : lookIn(child, name);
            if (found)
                return found;
        }
        return null;
    }

    function find(name: string): Item {
        return lookIn(root.Window.window.contentItem, name);
    }

    function shows(name: string): Item {
        let item = null;
        tryVerify(() => {
                item = find(name);
                return item !== null;
            }, 10000, name + " is to be seen");
        return item;
    }

    function press(name: string) {
        tryVerify(() => shows(name).enabled, 5000, name + " can be pressed");
        shows(name).press();
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
    visible: true
    when: windowShown
    width: 1280
}
