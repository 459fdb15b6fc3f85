// One of a few choices, each with a plain sentence on what it means. Who shows it decides which one is checked.
import QtQuick
import Flipside

Choice {
    id: root

    Accessible.role: Accessible.RadioButton
    exclusive: true
    start: 58

    Rectangle {
        anchors.fill: parent
        border.color: root.checked ? Theme.ink : Theme.line
        border.width: root.checked ? 3 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }

    // In the middle of a few words; beside many it would be beside none of them in particular.
    Rectangle {
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.ink : "transparent"
        height: 26
        objectName: "radioMark"
        opacity: root.enabled ? 1 : 0.45
        radius: 13
        width: 26
        x: 16
        y: Math.round((root.height > 88 ? root.firstLine : root.height / 2) - height / 2)

        Icon {
            anchors.centerIn: parent
            color: Theme.sheet
            height: 15
            name: Icon.Check
            pen: 10
            visible: root.checked
            width: 15
        }
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
