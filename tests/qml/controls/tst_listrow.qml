// List rows: press, value and second line, also where the words are too long for one line.
import QtQuick
import QtTest
import Flipside.Controls

TestCase {
    id: testCase

    Component {
        id: rowComponent

        ListRow {
            tap: ListRow.Tap.Open
            second: "as printed"
            text: "Edition"
            value: "FLIP 2020"
            width: 340
        }
    }

    SignalSpy {
        id: clicked

        signalName: "clicked"
    }

    function test_press() {
        const row = createTemporaryObject(rowComponent, testCase);
        clicked.target = row;
        clicked.clear();
        mouseClick(row);
        row.forceActiveFocus();
        keyClick(Qt.Key_Return);
        row.Accessible.pressAction();
        compare(clicked.count, 3);
        compare(row.Accessible.name, "Edition");
        compare(row.Accessible.description, "FLIP 2020, as printed");
    }

    function test_longValueTakesItsOwnLine() {
        const row = createTemporaryObject(rowComponent, testCase);
        compare(row.stacked, false);
        const low = row.implicitHeight;
        row.value = "a value so long that it would run into the words before it";
        compare(row.stacked, true);
        tryVerify(() => row.implicitHeight > low);
    }

    height: 300
    name: "ListRow"
    visible: true
    when: windowShown
    width: 400
}
