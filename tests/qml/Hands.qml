// Hands on a window of the app: it is opened here, and whatever shows in it is found by its name.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell
import FlipsideTables

TestCase {
    id: root

    property Frame frame
    readonly property Recorder recorder: Recorder {
    }
    readonly property Frames frames: Frames {
    }

    Component {
        id: frameComponent

        Frame {
            focus: true
            places: [
                Place {
                    glyph: Icon.Play
                    place: Navigator.Home
                    title: "Play"
                },
                Place {
                    glyph: Icon.Clock
                    place: Navigator.History
                    title: "History"
                },
                Place {
                    glyph: Icon.Person
                    place: Navigator.Players
                    title: "Players"
                }
            ]
        }
    }

    // These two as TestCase has them, which looks only every 50 ms: hundreds of things are waited for.
    function tryVerify(expression: var, timeout: var, message: var) {
        const last = Date.now() + (timeout ?? 5000);
        while (!expression() && Date.now() < last)
            wait(1);
        verify(expression(), message ?? "");
    }

    function tryCompare(object: var, property: string, value: var, timeout: var, message: var) {
        const last = Date.now() + (timeout ?? 5000);
        while (object[property] !== value && Date.now() < last)
            wait(1);
        compare(object[property], value, message ?? "");
    }

    function openFrame(width: int, height: int) {
        frame = createTemporaryObject(frameComponent, root, {
                "width": width,
                "height": height
            });
        frame.forceActiveFocus();
        verify(frame.page);
    }

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

    // What shows under that name; sheets lie over the page and come first.
    function find(name: string): Item {
        return lookIn(root.Window.window.contentItem, name);
    }

    function shows(name: string): Item {
        let item = null;
        tryVerify(() => {
                item = find(name);
                return item !== null;
            }, 20000, name + " is to be seen");
        return item;
    }

    function pressable(name: string): Item {
        let item = null;
        tryVerify(() => {
                item = find(name);
                return item && item.enabled;
            }, 20000, name + " can be pressed");
        return item;
    }

    visible: true
    when: windowShown
    width: 1280
}
