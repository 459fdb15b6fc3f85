// Pad keys: always callable, raised when legal, with a badge of copies; wild keys and colour bars.
import QtQuick
import QtTest
import Flipside

TestCase {
    id: testCase

    Component {
        id: keyComponent

        PadKey {
            face: Faces.number(Card.Green, 4)
            text: "Green 4"
        }
    }

    Component {
        id: wildComponent

        WildKey {
            face: Faces.wild(Card.WildDrawTwo)
            text: "Wild Draw Two"
        }
    }

    Component {
        id: barComponent

        ColorBar {
            shade: Card.Teal
            text: "Teal"
        }
    }

    SignalSpy {
        id: clicked

        signalName: "clicked"
    }

    function make(component: Component, properties: var): Item {
        const item = createTemporaryObject(component, testCase, properties ?? {});
        clicked.target = item;
        clicked.clear();
        return item;
    }

    function test_legalOrNotItCanBeCalled() {
        for (const legal of [true, false]) {
            const key = make(keyComponent, {
                    "legal": legal
                });
            mouseClick(key);
            key.Accessible.pressAction();
            compare(clicked.count, 2);
            compare(key.Accessible.name, "Green 4");
        }
    }

    function test_states() {
        const key = make(keyComponent);
        const raised = grabImage(key);
        key.legal = false;
        const printed = grabImage(key);
        verify(!printed.equals(raised));
        key.legal = true;
        key.copies = 2;
        verify(!grabImage(key).equals(raised));
        key.copies = 0;
        key.forceActiveFocus(Qt.TabFocusReason);
        verify(!grabImage(key).equals(raised));
        testCase.forceActiveFocus();
        mousePress(key);
        verify(!grabImage(key).equals(raised));
        mouseRelease(key);
        verify(grabImage(key).equals(raised));
    }

    function test_everyKeyOfABandIsDifferent() {
        const seen = [];
        for (const face of Faces.all("flip2020", Card.Light).filter(face => Faces.colorOf(face) === Card.Red)) {
            const image = grabImage(make(keyComponent, {
                        "face": face,
                        "legal": false
                    }));
            verify(seen.every(other => !image.equals(other)), "face " + face);
            seen.push(image);
        }
        compare(seen.length, 13);
    }

    function test_wildKey() {
        const key = make(wildComponent);
        compare(key.number, "+2");
        mouseClick(key);
        compare(clicked.count, 1);
        const plain = make(wildComponent, {
                "face": Faces.wild(Card.Wild)
            });
        compare(plain.number, "");
    }

    function test_colorBar() {
        const bar = make(barComponent);
        bar.forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(clicked.count, 1);
        compare(bar.Accessible.name, "Teal");
    }

    height: 300
    name: "Pad"
    visible: true
    when: windowShown
    width: 400
}
