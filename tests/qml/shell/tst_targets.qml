// Whatever can be pressed has a target of 48 px, an accessible name and a place in the order of tabs.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: all

        Flow {
            width: 380

            Button {
                text: "Go"
            }

            Chip {
                text: "A"
            }

            ListRow {
                text: "A"
            }

            Switch {
                text: "A"
            }

            RadioPanel {
                text: "A"
            }

            Tab {
                text: "A"
            }

            Link {
                text: "A"
            }

            IconButton {
                glyph: Icon.Menu
                text: "More"
            }

            SideChip {
            }

            NavItem {
                glyph: Icon.Play
                text: "Play"
            }

            PadKey {
                face: 3
                text: "Blue 3"
            }

            WildKey {
                face: Faces.wild(Card.Wild)
                text: "Wild"
            }

            ColorBar {
                cardColor: Card.Red
                text: "Red"
            }

            Seat {
                count: 3
                mark: 1
                name: "Ben"
            }
        }
    }

    function test_targets() {
        const flow = createTemporaryObject(all, testCase);
        verify(flow.children.length > 10);
        for (const control of Array.from(flow.children)) {
            const what = control.toString();
            verify(control.width >= 48, what + " is " + control.width + " wide");
            verify(control.height >= 48, what + " is " + control.height + " high");
            verify(control.Accessible.name.length > 0, what + " has no name");
            verify(control.activeFocusOnTab, what + " is left out by the tab key");
        }
    }

    function test_everyControlShowsItsFocus() {
        const flow = createTemporaryObject(all, testCase);
        for (const control of Array.from(flow.children)) {
            testCase.forceActiveFocus();
            const without = grabImage(flow);
            control.forceActiveFocus(Qt.TabFocusReason);
            verify(!grabImage(flow).equals(without), control.toString());
        }
    }

    height: 700
    name: "Targets"
    visible: true
    when: windowShown
    width: 400
}
