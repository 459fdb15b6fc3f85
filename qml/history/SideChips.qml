// The sides on which the rounds of a match ended: a sun or a moon each, as many as there is room for.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Row {
    id: root

    required property list<bool> sides // true: dark
    property real room: 200
    readonly property int fitting: Math.max(1, Math.floor((room + spacing) / (18 + spacing)))
    readonly property int shown: sides.length > fitting ? Math.max(0, fitting - 2) : sides.length

    spacing: 4

    Repeater {
        model: root.shown

        Rectangle {
            id: chip

            required property int index
            readonly property bool dark: root.sides[index]
            readonly property lookPalette look: Theme.paletteOf(dark ? Card.Dark : Card.Light)

            border.color: Theme.edge
            border.width: 1
            color: dark ? look.chip : look.sheet
            height: 24
            radius: 5
            width: 18

            Icon {
                anchors.centerIn: parent
                color: chip.look.chipText
                height: 12
                name: chip.dark ? Icon.Moon : Icon.Sun
                width: 12
            }
        }
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        font.bold: true
        font.pixelSize: 12
        text: "+" + (root.sides.length - root.shown)
        visible: root.sides.length > root.shown
    }
}
