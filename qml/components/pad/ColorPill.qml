// A color in words and by its shape.
import QtQuick
import Flipside

Rectangle {
    id: root

    required property int shade // Card.Color; below 0: none
    readonly property var colors: Theme.card(Math.max(0, shade))

    border.color: colors.ink
    border.width: 2
    color: colors.tint
    implicitHeight: Math.max(36, label.height + 12)
    implicitWidth: label.x + label.implicitWidth + 16
    radius: height / 2

    ColorShape {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        ground: root.colors.tint
        height: 18
        shape: Math.max(0, root.shade)
        width: 18
        x: 14
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        font.bold: true
        font.pixelSize: Type.second
        text: Faces.colorNames[Math.max(0, root.shade)]
        x: 40
    }
}
