// A kind of card as a picture with its name, to be tapped for its page.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    required property int face
    required property int side // Card.Side
    property real cardWidth: 66
    property color ink: Theme.ink

    // The longest word of the name, which must not be broken.
    readonly property string longest: text.split(/[ -]/).reduce((a, b) => b.length > a.length ? b : a, "")

    bottomPadding: 8
    horizontalPadding: checked ? 4 : 3 // inside the frame, or apart from the name beside it
    topPadding: 6

    background: Rectangle {
        border.color: root.ink
        border.width: root.checked ? 3 : 0
        color: "transparent"
        radius: 14
    }
    contentItem: Column {
        spacing: 4

        CardFace {
            anchors.horizontalCenter: parent.horizontalCenter
            cardWidth: root.cardWidth
            color: Theme.paletteOf(root.side).under
            face: root.face
            opacity: root.down ? 0.8 : 1
            side: root.side
        }

        Label {
            id: label

            readonly property int fitting: Math.floor(Type.small * width / Math.max(1, measure.advanceWidth + 2))

            color: root.ink
            font.bold: true
            font.pixelSize: Math.max(11, Math.min(Type.small, fitting))
            horizontalAlignment: Text.AlignHCenter
            objectName: "cardName"
            text: root.text
            width: parent.width
        }
    }

    TextMetrics {
        id: measure

        font.bold: true
        font.family: label.font.family
        font.pixelSize: Type.small
        text: root.longest
    }

    FocusRing {
        anchors.margins: 0
        radius: 14
        visible: root.visualFocus
    }
}
