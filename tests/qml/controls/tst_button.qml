// Buttons: pressed by mouse, touch, keys and screen readers; what they show in each state.
import QtQuick
import QtTest
import Flipside.Controls
import FlipsideTables

TestCase {
    id: testCase

    Component {
        id: buttonComponent

        Button {
            text: "Go on"
        }
    }

    Component {
        id: chipComponent

        Chip {
            checkable: true
            text: "Ana"
        }
    }

    Component {
        id: hintedComponent

        Button {
            property alias toolTip: toolTip

            text: "Draw"

            ToolTip {
                id: toolTip

                keys: "d"
            }
        }
    }

    Mouse {
        id: mouse
    }

    SignalSpy {
        id: clicked

        signalName: "clicked"
    }

    function make(properties: var): Item {
        const button = createTemporaryObject(buttonComponent, testCase, properties);
        clicked.target = button;
        clicked.clear();
        return button;
    }

    function inside(item: Item, matches: var): Item {
        for (const child of Array.from(item.children)) {
            const found = matches(child) ? child : inside(child, matches);
            if (found)
                return found;
        }
        return null;
    }

    function test_doubleTap_data() {
        return [{
                "tag": "counts twice where one may tap again and again",
                "once": false,
                "clicks": 2
            }, {
                "tag": "counts once where a second tap would be another decision",
                "once": true,
                "clicks": 1
            }];
    }

    function test_doubleTap(data) {
        const button = make({
                "once": data.once
            });
        mouseDoubleClickSequence(button);
        compare(clicked.count, data.clicks);
        compare(button.down, false);
        mouseClick(button);
        compare(clicked.count, data.clicks + 1);
    }

    // A finger never lies quite still.
    function test_aMoveDoesNotBringASecondTapBack() {
        const button = make({
                "once": true
            });
        mouseClick(button);
        mouse.pressAgain(button);
        mouseMove(button, 10, 10);
        compare(button.down, false);
        mouseRelease(button, 10, 10);
        compare(clicked.count, 1);
    }

    function test_twoTouchesCountOnce() {
        const button = make({
                "once": true
            });
        const touch = touchEvent(button);
        for (let i = 0; i < 2; ++i) {
            touch.press(0, button).commit();
            touch.release(0, button).commit();
        }
        compare(clicked.count, 1);
    }

    function test_whatComesUnderTheFingerIsNotTapped() {
        const below = make({});
        const above = createTemporaryObject(buttonComponent, testCase, {
                "z": 1
            });
        above.clicked.connect(() => above.visible = false);
        mouseDoubleClickSequence(above);
        compare(above.visible, false);
        compare(clicked.count, 0);
        mouseClick(below);
        compare(clicked.count, 1);
    }

    function test_mouse() {
        const button = make({});
        mousePress(button);
        compare(button.down, true);
        compare(clicked.count, 0);
        mouseRelease(button);
        compare(button.down, false);
        compare(clicked.count, 1);
    }

    function test_liftedElsewhereDoesNothing() {
        const button = make({});
        mousePress(button);
        mouseMove(button, button.width + 60, 10);
        compare(button.down, false);
        mouseRelease(button, button.width + 60, 10);
        compare(clicked.count, 0);
    }

    function test_theToolTipCoversNoWords_data() {
        return [{
                "tag": "above",
                "y": 0,
                "below": true
            }, {
                "tag": "at the lower edge",
                "y": testCase.height - 53,
                "below": false
            }];
    }

    function test_theToolTipCoversNoWords(data) {
        const button = createTemporaryObject(hintedComponent, testCase, {
                "y": data.y
            });
        mouseMove(button, button.width / 2, button.height / 2);
        const shown = button.toolTip.popup;
        tryCompare(shown, "opened", true);
        compare(shown.contentItem.text, "Draw  [d]");
        verify(data.below ? shown.y >= button.height - 8 : shown.y + shown.height <= 8);
        const place = button.mapToItem(null, shown.x, shown.y);
        verify(place.x >= 0 && place.y >= 0 && place.y + shown.height <= testCase.Window.height);
        mouseMove(button, -20, button.height / 2);
        tryCompare(shown, "opened", false);
    }

    function test_held_data() {
        return [{
                "tag": "a long press",
                "hold": button => mousePress(button)
            }, {
                "tag": "a right click",
                "hold": button => mouseClick(button, 5, 5, Qt.RightButton)
            }, {
                "tag": "Shift+F10",
                "hold": button => {
                    button.forceActiveFocus();
                    keyClick(Qt.Key_F10, Qt.ShiftModifier);
                }
            }];
    }

    function test_held(data) {
        for (const holdable of [false, true]) {
            const button = make({
                    "holdable": holdable
                });
            let holds = 0;
            if (holdable)
                button.pressAndHold.connect(() => ++holds);
            data.hold(button);
            if (holdable)
                tryVerify(() => holds === 1);
            mouseRelease(button);
            compare(holds, holdable ? 1 : 0);
            compare(clicked.count, data.tag === "a long press" && !holdable ? 1 : 0);
        }
    }

    function test_touch() {
        const button = make({});
        const touch = touchEvent(button);
        touch.press(0, button).commit();
        touch.release(0, button).commit();
        compare(clicked.count, 1);
    }

    function test_keys_data() {
        return [{
                "tag": "space",
                "key": Qt.Key_Space
            }, {
                "tag": "return",
                "key": Qt.Key_Return
            }, {
                "tag": "enter",
                "key": Qt.Key_Enter
            }];
    }

    function test_keys(data: var) {
        const button = make({});
        button.forceActiveFocus();
        keyClick(data.key);
        compare(clicked.count, 1);
    }

    function test_screenReaderPress() {
        const button = make({});
        compare(button.Accessible.name, "Go on");
        compare(button.Accessible.role, Accessible.Button);
        button.Accessible.pressAction();
        compare(clicked.count, 1);
    }

    function test_disabledDoesNothing() {
        const button = make({
                "enabled": false
            });
        mouseClick(button);
        button.press();
        button.Accessible.pressAction();
        compare(clicked.count, 0);
        verify(button.opacity < 0.5);
    }

    function test_focusIsSeenOnlyByKeyboard() {
        const button = make({});
        button.forceActiveFocus(Qt.TabFocusReason);
        compare(button.visualFocus, true);
        testCase.forceActiveFocus();
        compare(button.visualFocus, false);
        mouseClick(button);
        compare(button.activeFocus, true);
        compare(button.visualFocus, false);
    }

    function test_pressedMovesDown() {
        const button = make({
                "width": 160
            });
        const before = grabImage(button);
        mousePress(button);
        const pressed = grabImage(button);
        mouseRelease(button);
        verify(!pressed.equals(before));
        verify(grabImage(button).equals(before));
    }

    function test_anIconAloneStandsInTheMiddle() {
        const button = createTemporaryObject(buttonComponent, testCase, {
                "glyph": Icon.Next,
                "text": "",
                "width": 64
            });
        const icon = inside(button, item => item instanceof Icon);
        compare(icon.mapToItem(button, icon.width / 2, 0).x, 32);
    }

    function test_withoutAnIconBothLinesStandInTheMiddle() {
        const button = make({
                "second": "and what follows from it",
                "width": 300
            });
        for (const text of [button.text, button.second]) {
            const label = inside(button, item => item.text === text);
            compare(label.mapToItem(button, label.width / 2, 0).x, 150, text);
            compare(label.horizontalAlignment, Text.AlignHCenter, text);
        }
    }

    function test_longWordsGrowTheButton() {
        const button = make({
                "width": 120
            });
        const short_ = button.implicitHeight;
        button.text = "Rundenwertung nachträglich berichtigen";
        tryVerify(() => button.implicitHeight > short_);
    }

    function test_kindsLookDifferent() {
        const seen = [];
        for (const kind of [Button.Kind.Plain, Button.Kind.Go, Button.Kind.Bad, Button.Kind.Quiet]) {
            const image = grabImage(make({
                        "kind": kind,
                        "width": 160
                    }));
            verify(seen.every(other => !image.equals(other)));
            seen.push(image);
        }
    }

    function test_chipToggles() {
        const chip = createTemporaryObject(chipComponent, testCase);
        mouseClick(chip);
        compare(chip.checked, true);
        compare(chip.Accessible.checked, true);
        chip.Accessible.toggleAction();
        compare(chip.checked, false);
    }

    height: 400
    name: "Button"
    visible: true
    when: windowShown
    width: 400
}
