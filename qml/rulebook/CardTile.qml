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

    implicitHeight: picture.height + label.height + 18

    Rectangle {
        anchors.fill: parent
        border.color: root.ink
        border.width: root.checked ? 3 : 0
        color: "transparent"
        radius: 14
    }

    TextMetrics {
        id: measure

        font.bold: true
        font.family: label.font.family
        font.pixelSize: Type.small
        text: root.longest
    }

    CardFace {
        id: picture

        anchors.horizontalCenter: parent.horizontalCenter
        cardWidth: root.cardWidth
        color: Theme.paletteOf(root.side).under
        face: root.face
        opacity: root.down ? 0.8 : 1
        side: root.side
        y: 6
    }

    Label {
        id: label

        color: root.ink
        font.bold: true
        font.pixelSize: Math.max(11, Math.min(Type.small, Math.floor(Type.small * width / Math.max(1, measure.advanceWidth + 2))))
        horizontalAlignment: Text.AlignHCenter
        objectName: "cardName"
        text: root.text
        width: parent.width - 2 * x
        x: root.checked ? 4 : 3 // inside the frame, or apart from the name beside it
        y: picture.y + picture.height + 4
    }

    FocusRing {
        anchors.margins: 0
        radius: 14
        visible: root.visualFocus
    }
}
