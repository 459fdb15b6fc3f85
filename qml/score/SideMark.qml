// A small card with the sign of a side: sun or moon.
import QtQuick
import Flipside.Controls

Rectangle {
    id: root

    required property int side // Card.Side
    readonly property lookPalette colors: Theme.paletteOf(side)

    border.color: Theme.edge
    border.width: 1
    color: colors.chip
    height: 28
    objectName: "side"
    radius: 5
    width: 20

    Icon {
        anchors.centerIn: parent
        color: root.colors.chipText
        height: 13
        name: root.side === Card.Dark ? Icon.Moon : Icon.Sun
        width: 13
    }
}
