// A match as a bar to slide along: day and night by the side that was up, ticks where somebody was challenged.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History

FocusScope {
    id: root

    required property Replay replay
    // By these names a screen reader finds what a slider stands at.
    readonly property int maximumValue: replay.count
    readonly property int minimumValue: 0
    readonly property int stepSize: 1
    property int value: 0 // follows the step, and leads it where a screen reader sets it
    readonly property real inner: width - 24

    function xOf(step: real): real {
        return 12 + (replay.count > 0 ? inner * step / replay.count : 0);
    }

    function slide(x: real) {
        replay.step = Math.round((x - 12) / inner * replay.count);
    }

    Accessible.onDecreaseAction: replay.step -= 1
    Accessible.onIncreaseAction: replay.step += 1
    //: A slider along the steps of a match.
    Accessible.name: qsTr("Step")
    Accessible.role: Accessible.Slider
    activeFocusOnTab: true
    implicitHeight: 48

    Component.onCompleted: value = replay.step
    onValueChanged: replay.step = value

    Connections {
        function onChanged() {
            root.value = root.replay.step;
        }

        target: root.replay
    }

    Repeater {
        model: root.replay.stretches

        Rectangle {
            required property int from
            required property int to
            required property bool dark

            border.color: Theme.edge
            border.width: 1
            color: dark ? "#4a3791" : "#ffd978"
            height: 14
            radius: 7
            width: Math.max(4, root.xOf(to) - x)
            x: root.xOf(from)
            y: (root.height - height) / 2
        }
    }

    Repeater {
        model: root.replay.challenges

        Rectangle {
            required property int modelData

            color: Theme.bad
            height: 26
            radius: 2
            width: 3
            x: root.xOf(modelData) - 1.5
            y: (root.height - height) / 2
        }
    }

    Rectangle {
        border.color: Theme.page
        border.width: 4
        color: Theme.go
        height: 30
        objectName: "knob"
        radius: 15
        width: 30
        x: root.xOf(root.replay.step) - width / 2
        y: (root.height - height) / 2

        FocusRing {
            radius: 18
            visible: root.activeFocus
        }
    }

    MouseArea {
        anchors.fill: parent
        preventStealing: true

        onPositionChanged: mouse => root.slide(mouse.x)
        onPressed: mouse => root.slide(mouse.x)
    }
}
