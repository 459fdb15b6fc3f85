// The table in words, where there is no room to draw it: the top card, whose turn, what matches, who holds how many.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property string awaited // what the table waits for, and from whom
    readonly property real told: followed.visible ? followed.height + words.spacing : 0
    readonly property real kept: Math.ceil(followed.font.pixelSize * 2.2) + words.spacing // so that the pad below stays where it is

    signal pileChosen
    signal seatsChosen

    implicitHeight: Math.max(pile.height, words.implicitHeight, words.implicitHeight - told + kept)
    implicitWidth: 366

    Tappable {
        id: pile

        height: card.height + 4
        holdable: true
        objectName: "pile"
        text: root.match.table.matches.length > 0 || root.match.table.top < 0 ? root.match.table.matches : Faces.names[root.match.table.top]
        width: card.width

        onClicked: root.pileChosen()
        onHeld: root.pileChosen()

        CardFace {
            id: card

            cardWidth: Type.large ? 76 : 56
            color: Theme.under
            face: Math.max(0, root.match.table.top)
            side: root.match.table.side
            tilt: -3
            visible: root.match.table.top >= 0
        }

        Rectangle {
            border.color: Theme.edge
            border.width: 2
            color: Theme.sheet
            height: card.height
            radius: card.width * 0.14
            visible: !card.visible
            width: card.width

            PenNumber {
                anchors.centerIn: parent
                color: Theme.ink2
                size: card.width * 0.5
                text: "?"
            }
        }

        FocusRing {
            visible: pile.visualFocus
        }
    }

    Column {
        id: words

        spacing: 2
        width: parent.width - x
        x: pile.width + 14

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Math.min(Type.title, 32)
            fontSizeMode: Text.Fit // a long name is made smaller
            height: Math.ceil(font.pixelSize * 1.37)
            lineHeight: 0.95
            minimumPixelSize: 10
            text: root.awaited
            verticalAlignment: Text.AlignVCenter
            width: parent.width
        }

        FollowedLabel {
            id: followed

            font.pixelSize: Math.min(Type.second, 24)
            fontSizeMode: Text.Fit // two lines, smaller
            height: root.kept - words.spacing
            minimumPixelSize: 10
            table: root.match.table
            width: parent.width
        }

        Row {
            spacing: 8
            visible: root.match.table.matches.length > 0
            width: parent.width

            ColorShape {
                anchors.verticalCenter: parent.verticalCenter
                color: root.match.table.color >= 0 ? Theme.cardInk(root.match.table.color, Theme.dark) : Theme.ink
                height: 20
                shape: Math.max(0, root.match.table.color)
                visible: root.match.table.color >= 0
                width: 20
            }

            Label {
                color: root.match.table.color >= 0 ? Theme.cardInk(root.match.table.color, Theme.dark) : Theme.ink
                font.bold: true
                font.pixelSize: Math.min(Type.row, 28)
                fontSizeMode: Text.Fit
                height: Math.ceil(font.pixelSize * 1.37)
                minimumPixelSize: 10
                text: root.match.table.matches
                verticalAlignment: Text.AlignVCenter
                width: parent.width - (root.match.table.color >= 0 ? 28 : 0)
            }
        }

        Tappable {
            holdable: true
            implicitHeight: Math.max(48, summary.height)
            objectName: "summary"
            text: root.match.seats.spoken
            width: parent.width

            onClicked: root.seatsChosen()
            onHeld: root.seatsChosen()

            Label {
                id: summary

                color: Theme.ink2
                font.pixelSize: Math.min(Type.second, 24)
                text: root.match.seats.summary
                width: parent.width
            }

            FocusRing {
                visible: (parent as Tappable).visualFocus
            }
        }
    }
}
