// The stepper says what a person wants and stays within its bounds.
import QtQuick
import QtTest
import Flipside

TestCase {
    id: testCase

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

    height: 200
    name: "Stepper"
    visible: true
    when: windowShown
    width: 300
}
