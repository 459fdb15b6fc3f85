// A place for a card in a question: empty with a question mark, or the card; pressed, it can be told anew.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Tappable {
    id: root

    required property string caption
    property int face: -1 // -1: not told yet
    property int side: Card.Light
    property bool waiting: false // for the next card that is tapped
    property real tilt: 0
    readonly property real cardWidth: 44

    Accessible.description: face >= 0 ? Faces.names[face] : ""
    bottomPadding: 2
    implicitWidth: Math.max(88, Math.ceil(bold.advanceWidth))
    text: caption
    topPadding: 4

    contentItem: Column {
        spacing: 6

        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            height: root.cardWidth * 1.5
            width: root.cardWidth

            Rectangle {
                anchors.fill: parent
                border.color: root.waiting ? Theme.ink : Theme.edge
                border.width: root.waiting ? 3 : 2
                color: root.down ? Theme.line : Theme.sheet
                radius: root.cardWidth / 6
                visible: root.face < 0

                PenNumber {
                    anchors.centerIn: parent
                    color: root.waiting ? Theme.ink : Theme.ink2
                    size: root.cardWidth * 0.47
                    text: "?"
                }
            }

            CardFace {
                anchors.horizontalCenter: parent.horizontalCenter
                cardWidth: root.cardWidth
                color: Theme.under
                face: Math.max(0, root.face)
                side: root.side
                tilt: root.tilt
                visible: root.face >= 0
            }
        }

        Label {
            color: root.waiting ? Theme.ink : Theme.ink2
            font.bold: root.waiting
            font.pixelSize: Type.small
            horizontalAlignment: Text.AlignHCenter
            text: root.caption
            width: parent.width
        }
    }

    TextMetrics {
        id: bold // as it is while it waits; it does not grow then

        font.bold: true
        font.pixelSize: Type.small
        text: root.caption
    }

    FocusRing {
        anchors.margins: -2
        visible: root.visualFocus
    }
}
