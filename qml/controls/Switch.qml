// On or off, with its words; the whole row is the target.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.Switch {
    id: root

    property string second

    function press() {
        filter.press();
    }

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.description: second
    Accessible.name: text
    Accessible.role: Accessible.CheckBox
    hoverEnabled: false
    implicitHeight: Math.max(56, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: 320
    leftPadding: 10
    rightPadding: 82
    verticalPadding: 12

    background: Rectangle {
        color: Theme.table
        radius: 14
        visible: root.down
    }
    contentItem: ChoiceWords {
        second: root.second
        text: root.text
    }
    indicator: Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: 10
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.go : Theme.table
        height: 32
        opacity: root.enabled ? 1 : 0.45
        radius: 16
        width: 56

        Rectangle {
            border.color: Theme.edge
            border.width: root.checked ? 0 : 2
            color: root.checked ? Theme.goText : Theme.sheet
            height: 24
            radius: 12
            width: 24
            x: 4 + root.visualPosition * (parent.width - width - 8)
            y: 4

            Behavior on x  {
                enabled: !root.down

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

    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    PressFilter {
        id: filter
    }

    FocusRing {
        anchors.margins: 0
        radius: 14
        visible: root.visualFocus
    }
}
