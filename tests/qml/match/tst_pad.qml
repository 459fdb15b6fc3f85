// Pad keys: always callable, raised when legal, with a badge of copies; wild keys and colour bars.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

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
            cardColor: Card.Teal
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

    function cleanup() {
        Settings.textSize = 100;
        Settings.language = "en";
    }

    function all(item: Item, wanted: var): list<Item> {
        const found = wanted(item) ? [item] : [];
        for (const child of Array.from(item.children))
            found.push(...all(child, wanted));
        return found;
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

    function test_aWildsNameStaysInsideItsRim_data() {
        return Language.codes.map(code => ({
                        "tag": code,
                        "code": code
                    }));
    }

    // On a phone of 360 px.
    function test_aWildsNameStaysInsideItsRim(data) {
        Settings.language = data.code;
        for (const [kind, width] of [[Card.Wild, 133], [Card.WildDrawTwo, 201], [Card.WildDrawColor, 201]]) {
            const face = Faces.wild(kind);
            const key = make(wildComponent, {
                    "face": face,
                    "height": 53,
                    "side": kind === Card.WildDrawColor ? Card.Dark : Card.Light,
                    "text": Faces.names[face],
                    "width": width
                });
            waitForRendering(key);
            const words = all(key, item => item.visible && item.truncated !== undefined && item.text === key.text)[0];
            verify(words.contentHeight <= 53 - 11, key.text + " is " + words.contentHeight + " high");
            verify(words.contentWidth <= words.width + 1, key.text);
            verify(words.mapToItem(key, words.contentWidth, 0).x <= width - 5, key.text + " ends at " + words.mapToItem(key, words.contentWidth, 0).x);
            verify(words.fontInfo.pixelSize >= 10, key.text);
        }
    }

    // Lower than words of 200 % ask for, as on a phone while a color is chosen: what hangs below the line stays inside.
    function test_aColorsNameStaysInsideItsBar() {
        Settings.textSize = 200;
        const bar = make(barComponent, {
                "height": 64,
                "cardColor": Card.Red,
                "text": "Rojo",
                "width": 370
            });
        waitForRendering(bar);
        const image = grabImage(bar);
        const isFill = (x, y) => Qt.colorEqual(image.pixel(x, y), bar.colors.fill);
        for (let x = 92; x < 300; ++x) {
            for (const y of [5, 6, 54, 55])
                verify(isFill(x, y), "at " + x + ", " + y);
        }
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
