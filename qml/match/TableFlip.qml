// Turns the table over when the side changes: it narrows to a line, the look swaps, it widens again.
import QtQuick
import Flipside.Controls

Item {
    id: root

    required property int side
    property real breadth: 1 // of what turns over

    function swap() {
        Theme.side = side;
    }

    onSideChanged: {
        if (Theme.side !== side)
            turn.restart();
    }

    SequentialAnimation {
        id: turn

        NumberAnimation {
            duration: Motion.flip
            easing.type: Easing.InQuad
            property: "breadth"
            target: root
            to: 0
        }

        ScriptAction {
            script: root.swap()
        }

        NumberAnimation {
            duration: Motion.flip
            easing.type: Easing.OutQuad
            property: "breadth"
            target: root
            to: 1
        }
    }
}
