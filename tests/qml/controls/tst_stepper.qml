// The stepper says what a person wants and stays within its bounds.
import QtQuick
import QtTest
import Flipside.Controls

TestCase {
    id: testCase

    property int number: 150
    property int timesBack: 0

    Component {
        id: stepperComponent

        Stepper {
            from: 100
            name: "Text size"
            step: 25
            to: 200
            value: testCase.number

            onValueModified: testCase.number = value
        }
    }

    Shortcut {
        sequence: "Escape"

        onActivated: ++testCase.timesBack
    }

    function make(number: int, editable: bool): Item {
        testCase.number = number;
        return createTemporaryObject(stepperComponent, testCase, {
                "editable": editable
            });
    }

    function write(text: string) {
        for (const key of text)
            keyClick(key);
    }

    function test_signs() {
        const stepper = make(150, false);
        mouseClick(findChild(stepper, "more"));
        compare(number, 175);
        mouseClick(findChild(stepper, "less"));
        mouseClick(findChild(stepper, "less"));
        compare(number, 125);
        compare(stepper.activeFocus, false); // on a phone that would bring up the keyboard
    }

    function test_quickTapsCountEach() {
        const stepper = make(150, true);
        const more = findChild(stepper, "more");
        const touch = touchEvent(more);
        for (let i = 0; i < 2; ++i) {
            touch.press(0, more).commit();
            touch.release(0, more).commit();
        }
        compare(number, 200);
        compare(stepper.activeFocus, false);
    }

    // What was shown by the binding is shown by it afterwards too.
    function test_itFollowsItsBinding() {
        const stepper = make(150, true);
        mouseClick(findChild(stepper, "more"));
        number = 100;
        compare(stepper.value, 100);
        compare(stepper.displayText, "100");
    }

    function test_bounds() {
        const stepper = make(190, false);
        mouseClick(findChild(stepper, "more"));
        compare(number, 200);
        compare(findChild(stepper, "more").enabled, false);
        stepper.change(1);
        compare(number, 200);
    }

    function test_fromATypedNumberToTheNextRoundOne_data() {
        return [{
                "tag": "up, by its sign",
                "go": stepper => mouseClick(findChild(stepper, "more")),
                "reached": 150
            }, {
                "tag": "up, by the keyboard",
                "go": () => keyClick(Qt.Key_Up),
                "reached": 150
            }, {
                "tag": "down, by its sign",
                "go": stepper => mouseClick(findChild(stepper, "less")),
                "reached": 125
            }, {
                "tag": "down, by the keyboard",
                "go": () => keyClick(Qt.Key_Down),
                "reached": 125
            }, {
                "tag": "down, by a screen reader",
                "go": stepper => stepper.Accessible.decreaseAction(),
                "reached": 125
            }];
    }

    function test_fromATypedNumberToTheNextRoundOne(data) {
        const stepper = make(137, true);
        stepper.forceActiveFocus(Qt.TabFocusReason);
        data.go(stepper);
        compare(number, data.reached);
        data.go(stepper);
        compare(number, data.reached + (data.reached > 137 ? 25 : -25));
    }

    function test_keysWheelAndScreenReader() {
        const stepper = make(150, false);
        mouseWheel(stepper, 10, 10, 0, 120);
        compare(number, 150); // who scrolls the page changes nothing on the way
        stepper.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        compare(number, 175);
        keyClick(Qt.Key_Down);
        compare(number, 150);
        mouseWheel(stepper, 10, 10, 0, 120);
        compare(number, 175);
        mouseWheel(stepper, 10, 10, 0, -120);
        compare(stepper.Accessible.name, "Text size");
        compare(stepper.Accessible.role, Accessible.SpinBox);
        stepper.Accessible.increaseAction();
        compare(number, 175);
        stepper.Accessible.decreaseAction();
        compare(number, 150);
    }

    function test_typing() {
        const stepper = make(150, true);
        const field = findChild(stepper, "typedNumber");
        mouseClick(stepper);
        compare(field.activeFocus, true);
        compare(field.selectedText, "150");
        write("137");
        keyClick(Qt.Key_Return);
        compare(number, 137);
        write("999");
        mouseClick(findChild(stepper, "less")); // what was typed counts: as much as can be
        compare(number, 175);
        compare(field.text, "175");
        write("1");
        keyClick(Qt.Key_Backspace);
        keyClick(Qt.Key_Return); // nothing is no number
        compare(number, 175);
        write("12");
        keyClick(Qt.Key_Up); // 100, and one step on
        compare(number, 125);
    }

    function test_thousandsAreTypedAsTheyAreWritten() {
        const stepper = make(150, true);
        stepper.to = 5000;
        number = 4500;
        compare(stepper.displayText, "4,500");
        stepper.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_End);
        keyClick(Qt.Key_Backspace);
        keyClick("1");
        keyClick(Qt.Key_Return);
        compare(number, 4501);
    }

    function test_tabGoesOnFromTheTypedNumber() {
        const before = make(150, false);
        const stepper = make(150, true);
        const after = make(150, false);
        before.forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Tab);
        compare(stepper.activeFocus, true);
        write("145");
        keyClick(Qt.Key_Tab);
        compare(number, 145);
        compare(after.activeFocus, true);
        keyClick(Qt.Key_Backtab);
        compare(stepper.activeFocus, true);
        keyClick(Qt.Key_Backtab);
        compare(before.activeFocus, true);
    }

    // A page has a use for the same key.
    function test_escapeIsTheFieldsWhileItIsTyped() {
        const stepper = make(150, true);
        stepper.forceActiveFocus(Qt.TabFocusReason);
        write("9");
        keyClick(Qt.Key_Escape);
        compare(timesBack, 0);
        compare(stepper.contentItem.text, "150");
        keyClick(Qt.Key_Escape);
        compare(timesBack, 1);
        compare(number, 150);
    }

    function test_onlyWhatMayBeTyped() {
        const stepper = make(150, false);
        mouseClick(stepper);
        compare(findChild(stepper, "typedNumber").activeFocus, false);
        stepper.forceActiveFocus(Qt.TabFocusReason);
        keyClick("1");
        compare(stepper.displayText, "150");
    }

    height: 200
    name: "Stepper"
    visible: true
    when: windowShown
    width: 300
}
