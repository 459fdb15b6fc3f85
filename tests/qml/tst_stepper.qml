// The stepper says what a person wants and stays within its bounds.
import QtQuick
import QtTest
import Flipside

TestCase {
    id: testCase

    property int timesBack: 0

    Component {
        id: stepperComponent

        Stepper {
            id: stepper

            from: 100
            name: "Text size"
            step: 25
            to: 200
            value: 150

            onChanged: wanted => stepper.value = wanted
        }
    }

    function test_buttons() {
        const stepper = createTemporaryObject(stepperComponent, testCase);
        mouseClick(findChild(stepper, "more"));
        compare(stepper.value, 175);
        mouseClick(findChild(stepper, "less"));
        mouseClick(findChild(stepper, "less"));
        compare(stepper.value, 125);
    }

    function test_bounds() {
        const stepper = createTemporaryObject(stepperComponent, testCase, {
                "value": 190
            });
        mouseClick(findChild(stepper, "more"));
        compare(stepper.value, 200);
        compare(findChild(stepper, "more").enabled, false);
        stepper.change(25);
        compare(stepper.value, 200);
    }

    function test_keysAndScreenReader() {
        const stepper = createTemporaryObject(stepperComponent, testCase);
        findChild(stepper, "less").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Up);
        compare(stepper.value, 175);
        keyClick(Qt.Key_Down);
        compare(stepper.value, 150);
        compare(stepper.Accessible.name, "Text size");
        stepper.Accessible.increaseAction();
        compare(stepper.value, 175);
        stepper.Accessible.decreaseAction();
        compare(stepper.value, 150);
    }

    function test_typing() {
        const stepper = createTemporaryObject(stepperComponent, testCase, {
                "typable": true
            });
        const field = findChild(stepper, "typedNumber");
        mouseClick(findChild(stepper, "typeNumber"));
        compare(field.visible, true);
        compare(field.text, "150");
        for (const key of "137")
            keyClick(key);
        keyClick(Qt.Key_Return);
        compare(stepper.value, 137);
        stepper.change(25); // and on by round numbers
        compare(stepper.value, 150);
        compare(field.visible, false);
        keyClick("9"); // a digit begins to type, wherever the focus is in the stepper
        keyClick("9");
        keyClick("9");
        mouseClick(findChild(stepper, "less")); // whoever goes elsewhere has said it: as much as can be
        compare(stepper.value, 175);
        findChild(stepper, "less").forceActiveFocus(Qt.TabFocusReason);
        keyClick("1");
        keyClick(Qt.Key_Escape);
        compare(stepper.value, 175);
        compare(field.visible, false);
    }

    function test_tabGoesOnFromTheTypedNumber_data() {
        return [{
                "tag": "forwards",
                "key": Qt.Key_Tab,
                "next": "more"
            }, {
                "tag": "backwards",
                "key": Qt.Key_Backtab,
                "next": "typeNumber"
            }];
    }

    function test_tabGoesOnFromTheTypedNumber(data) {
        const stepper = createTemporaryObject(stepperComponent, testCase, {
                "typable": true
            });
        findChild(stepper, "typeNumber").forceActiveFocus(Qt.TabFocusReason);
        keyClick(Qt.Key_Return);
        for (const key of "145")
            keyClick(key);
        keyClick(data.key);
        compare(stepper.value, 145);
        compare(findChild(stepper, "typedNumber").visible, false);
        verify(findChild(stepper, data.next).activeFocus, testCase.Window.window.activeFocusItem.objectName);
    }

    Shortcut {
        id: back

        sequence: "Escape"

        onActivated: ++testCase.timesBack
    }

    // A page has a use for the same key.
    function test_escapeIsTheFieldsWhileItIsTyped() {
        const stepper = createTemporaryObject(stepperComponent, testCase, {
                "typable": true
            });
        mouseClick(findChild(stepper, "typeNumber"));
        keyClick("9");
        keyClick(Qt.Key_Escape);
        compare(timesBack, 0);
        compare(findChild(stepper, "typedNumber").visible, false);
        keyClick(Qt.Key_Escape);
        compare(timesBack, 1);
    }

    function test_onlyWhatMayBeTyped() {
        const stepper = createTemporaryObject(stepperComponent, testCase);
        mouseClick(stepper);
        compare(findChild(stepper, "typedNumber").visible, false);
        findChild(stepper, "less").forceActiveFocus(Qt.TabFocusReason);
        keyClick("1");
        compare(findChild(stepper, "typedNumber").visible, false);
    }

    height: 200
    name: "Stepper"
    visible: true
    when: windowShown
    width: 300
}
