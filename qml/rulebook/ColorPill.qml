// A color in words and by its shape.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Rectangle {
    id: root

    required property int cardColor // Card.Color; below 0: none
    readonly property var colors: Theme.card(Math.max(0, cardColor))

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
        shape: Math.max(0, root.cardColor)
        width: 18
        x: 14
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        font.bold: true
        font.pixelSize: Type.second
        text: Faces.colorNames[Math.max(0, root.cardColor)]
        x: 40
    }
}
