// Tells the side: sun and "Light", moon and "Dark". Pressed, it asks to turn over where that makes sense.
import QtQuick
import Flipside

Tappable {
    id: root

    property int side: Theme.side
    readonly property bool terse: Type.large // sun or moon say it alone
    readonly property var colors: Theme.paletteOf(side)

    implicitHeight: terse ? 48 : Math.max(48, label.height + 26)
    implicitWidth: terse ? 50 : Math.ceil(label.implicitWidth) + 58
    //: The side of the deck that is in play.
    text: side === Card.Dark ? qsTr("Dark") : qsTr("Light")

    Rectangle {
        color: root.colors.chip
        height: parent.height - 14
        opacity: root.down ? 0.8 : 1
        radius: Math.min(height / 2, 24)
        width: parent.width
        y: 7

        FocusRing {
            around: (parent as Rectangle).radius
            visible: root.visualFocus
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.chipText
        height: 18
        name: root.side === Card.Dark ? Icon.Moon : Icon.Sun
        width: 18
        x: 16
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.chipText
        font.bold: true
        font.pixelSize: Type.second
        text: root.text
        visible: !root.terse
        width: Math.max(0, root.width - 58)
        x: 42
    }
}
