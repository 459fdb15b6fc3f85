// The discard pile: its top card, the colour that counts around it, the direction of play and what matches.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property int face
    property int side: Theme.side
    property int below: -1 // faces further down, seen at the edges
    property int deeper: -1
    property int cardColor: -1 // Card.Color in play; none while it is being named
    property bool clockwise: true
    property string matches // such as "Blue or 7"
    readonly property string unparted: Faces.unparted(matches)
    property real cardWidth: 90
    property real pillRoom: 400 // between the seats
    readonly property Item pill: pill
    readonly property real pillTop: frame.y + frame.height - 2 // of words on one line
    readonly property color colorInk: cardColor >= 0 ? Theme.cardInk(cardColor, Theme.dark) : Theme.ink2

    implicitHeight: frame.height + 33
    implicitWidth: frame.width

    TextMetrics {
        id: size

        font.bold: true
        font.pixelSize: Type.body
        text: root.unparted
    }

    Rectangle {
        id: frame

        border.color: root.colorInk
        border.width: 3
        color: "transparent"
        height: root.cardWidth * 1.5 + 28
        radius: 22
        width: root.cardWidth + 36
        y: 12
    }

    CardFace {
        anchors.centerIn: frame
        cardWidth: root.cardWidth
        color: Theme.under
        face: root.deeper
        side: root.side
        tilt: 5
        visible: root.deeper >= 0
    }

    CardFace {
        anchors.centerIn: frame
        cardWidth: root.cardWidth
        color: Theme.under
        face: root.below
        side: root.side
        tilt: -7
        visible: root.below >= 0
    }

    CardFace {
        anchors.centerIn: frame
        cardWidth: root.cardWidth
        color: Theme.under
        face: Math.max(0, root.face)
        side: root.side
        tilt: 2
        visible: root.face >= 0
    }

    Rectangle {
        anchors.centerIn: frame
        border.color: Theme.edge
        border.width: 2
        color: Theme.sheet
        height: root.cardWidth * 1.5
        radius: root.cardWidth * 0.14
        visible: root.face < 0
        width: root.cardWidth

        PenNumber {
            anchors.centerIn: parent
            color: Theme.ink2
            size: root.cardWidth * 0.5
            text: root.matches.length > 0 ? "?" : ""
        }
    }

    Rectangle {
        anchors.horizontalCenter: frame.horizontalCenter
        color: root.colorInk
        height: 25
        radius: 12
        width: 62

        Row {
            anchors.centerIn: parent
            spacing: 0

            Repeater {
                model: 3

                Icon {
                    color: Theme.dark ? Theme.page : Theme.sheet
                    height: 15
                    name: root.clockwise ? Icon.Next : Icon.Back
                    pen: 11
                    width: 14
                }
            }
        }
    }

    Rectangle {
        id: pill

        anchors.horizontalCenter: frame.horizontalCenter
        border.color: root.colorInk
        border.width: 2
        color: Theme.sheet
        height: Math.max(34, words.height + 12)
        objectName: "pill"
        radius: Math.min(height / 2, 17)
        visible: root.matches.length > 0
        width: words.broad + (shape.visible ? 52 : 28)
        y: frame.y + frame.height + 32 - height // words of two lines grow upwards, over the card

        ColorShape {
            id: shape

            objectName: "pillShape"
            color: root.colorInk
            height: 16
            shape: Math.max(0, root.cardColor)
            visible: root.cardColor >= 0
            width: 16
            x: 14
            y: (parent.height - height) / 2
        }

        Label {
            id: words

            readonly property real room: root.pillRoom - (shape.visible ? 52 : 28)
            readonly property bool tight: size.advanceWidth > room
            readonly property real broad: tight ? Math.ceil(contentWidth) + 1 : width // as far as its lines reach

            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            font.pixelSize: tight ? 12 : Type.body
            horizontalAlignment: Text.AlignHCenter
            lineHeight: tight ? 0.9 : 1
            text: root.unparted
            width: Math.ceil(tight ? room : size.advanceWidth) + 1
            wrapMode: Text.WordWrap
            x: (shape.visible ? 38 : 14) - (width - broad) / 2
        }
    }
}
