// One tab of a Tabs bar.
import QtQuick
import Flipside

Tappable {
    id: root

    Accessible.role: Accessible.PageTab
    checkable: true
    exclusive: true
    implicitHeight: 48
    implicitWidth: Math.max(48, Math.ceil(label.implicitWidth) + 32)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        color: root.checked ? Theme.sheet : root.down ? Theme.line : "transparent"
        radius: 12
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.checked ? Theme.ink : Theme.ink2
        font.bold: root.checked
        font.pixelSize: Type.second
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: root.text
        verticalAlignment: Text.AlignVCenter
        width: parent.width - 16
        wrapMode: Text.NoWrap
        x: 8
    }

    FocusRing {
        anchors.margins: 1
        radius: 15
        visible: root.visualFocus
    }
}
