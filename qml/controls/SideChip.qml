// Tells the side: sun and "Light", moon and "Dark". Pressed, it asks to turn over where that makes sense.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    property int side: Theme.side
    readonly property lookPalette colors: Theme.paletteOf(side)

    bottomInset: 7
    horizontalPadding: 16
    //: The side of the deck that is in play.
    text: side === Card.Dark ? qsTr("Dark") : qsTr("Light")
    topInset: 7
    verticalPadding: 13

    background: Rectangle {
        color: root.colors.chip
        opacity: root.down ? 0.8 : 1
        radius: Math.min(height / 2, 24)

        FocusRing {
            around: (parent as Rectangle).radius
            visible: root.visualFocus
        }
    }
    contentItem: Label {
        color: root.colors.chipText
        font.bold: true
        font.pixelSize: Type.second
        leftPadding: Type.large ? 18 : 26
        text: Type.large ? "" : root.text // sun or moon say it alone
        verticalAlignment: Text.AlignVCenter

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            color: root.colors.chipText
            height: 18
            name: root.side === Card.Dark ? Icon.Moon : Icon.Sun
            width: 18
        }
    }
}
