// A colour to name, as a wide bar: its shape and its word.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    required property int cardColor // Card.Color
    readonly property cardColors colors: Theme.card(cardColor)
    readonly property bool night: cardColor >= Card.Pink

    implicitHeight: Math.max(64, Math.ceil(line.height) + 24)
    implicitWidth: 240

    FontMetrics {
        id: line

        font.bold: true
        font.pixelSize: Type.hero
    }

    Raised {
        id: raised

        anchors.fill: parent
        fill: root.colors.deep
        pressed: root.down
        radius: 16
        rimWidth: 0
        ringed: root.visualFocus
        under: root.night ? "#0a0614" : root.colors.deep
    }

    Rectangle {
        border.color: root.night ? "#0b0616" : "#ffffff"
        border.width: 3
        color: root.colors.fill
        height: parent.height - 5
        radius: 15
        width: parent.width - 2
        x: 1
        y: 1 + raised.faceY
    }

    ColorShape {
        color: root.colors.on
        ground: root.colors.fill
        height: 40
        shape: root.cardColor
        width: 40
        x: 28
        y: (root.height - 3 - height) / 2 + raised.faceY
    }

    Label {
        id: label

        color: root.colors.on
        font.bold: true
        font.pixelSize: Type.hero
        fontSizeMode: Text.Fit // also what hangs below the line stays off the rim
        height: root.height - 13
        minimumPixelSize: 16
        objectName: "colorWord"
        text: root.text
        verticalAlignment: Text.AlignVCenter
        width: parent.width - x - 16
        wrapMode: Text.NoWrap
        x: 92
        y: 5 + raised.faceY
    }
}
