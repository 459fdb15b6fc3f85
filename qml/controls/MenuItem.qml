// One Action of a Menu. One that cannot be used now is not shown.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.MenuItem {
    id: root

    readonly property Action shown: action as Action

    function press() {
        filter.press();
    }

    Accessible.name: text
    Accessible.role: Accessible.MenuItem
    height: enabled ? implicitHeight : 0
    horizontalPadding: 16
    implicitHeight: Math.max(54, Math.ceil(implicitContentHeight) + topPadding + bottomPadding)
    implicitWidth: 320
    objectName: action?.objectName ?? ""
    verticalPadding: 10
    visible: enabled

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            color: Theme.table
            radius: 15
            visible: root.down
        }

        Rectangle {
            anchors.left: parent.left
            anchors.margins: 16
            anchors.right: parent.right
            color: Theme.line
            height: 1
            visible: root.shown?.divider ?? false
        }
    }
    contentItem: TitleLabel {
        font.bold: true
        leftPadding: icon.name === Icon.None ? 0 : icon.width + 14
        text: root.text
        verticalAlignment: Text.AlignVCenter

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            color: root.shown?.destructive ? Theme.bad : Theme.ink2
            height: width
            name: root.shown?.glyph ?? Icon.None
            width: Math.round(22 * Type.penScale)
        }
    }

    Accessible.onPressAction: press()

    PressFilter {
        id: filter
    }

    FocusRing {
        anchors.margins: 2
        radius: 15
        visible: root.visualFocus
    }
}
