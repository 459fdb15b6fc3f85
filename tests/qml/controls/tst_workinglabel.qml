// What is being read says so, once that takes longer than a moment.
import QtQuick
import QtTest
import Flipside.Controls

TestCase {
    id: testCase

    Component {
        id: labelComponent

        WorkingLabel {
        }
    }

    name: "WorkingLabel"
    visible: true
    when: windowShown

    function test_it_is_there_after_a_moment() {
        const label = createTemporaryObject(labelComponent, testCase);
        verify(!label.visible);
        label.working = true;
        verify(!label.visible);
        tryCompare(label, "visible", true);
        compare(label.text, "Working …");
        label.percent = 40;
        compare(label.text, "Working … 40%");
        label.working = false;
        verify(!label.visible);
        label.working = true;
        verify(!label.visible); // a moment anew
    }
}
