// On or off, with its words; the whole row is the target.
import QtQuick
import Flipside

Choice {
    id: root

    Accessible.role: Accessible.CheckBox
    start: 10
    stop: width - 82

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        radius: 14
        visible: root.down
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.go : Theme.table
        height: 32
        opacity: root.enabled ? 1 : 0.45
        radius: 16
        width: 56
        x: root.width - width - 10

        Rectangle {
            border.color: Theme.edge
            border.width: root.checked ? 0 : 2
            color: root.checked ? Theme.goText : Theme.sheet
            height: 24
            radius: 12
            width: 24
            x: root.checked ? parent.width - width - 4 : 4
            y: 4

            Behavior on x  {
                NumberAnimation {
                    duration: Motion.release
                    easing.type: Easing.OutQuad
                }
            }

            Icon {
                anchors.centerIn: parent
                color: Theme.go
                height: 14
                name: Icon.Check
                pen: 10
                visible: root.checked
                width: 14
            }
        }
    }

    FocusRing {
        anchors.margins: 0
        radius: 14
        visible: root.visualFocus
    }
}
