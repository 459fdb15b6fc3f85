// The table from above: seats, the pile in the middle, the draw pile's count beside it. Turns over with the deck.
import QtQuick
import Flipside

Item {
    id: root

    required property tableState table
    required property SeatsModel seats
    property bool oval: false
    readonly property real cardWidth: Math.max(48, Math.min(oval ? 118 : 90, (height - 76) / 1.5))
    readonly property bool fewLeft: table.counted && table.drawPile < 10

    signal seatChosen(int player)
    signal pileChosen

    TableTop {
        anchors.fill: parent
        oval: root.oval
        shade: root.table.color

        pile: Tappable {
            Accessible.name: pile.words
            anchors.centerIn: parent
            height: pile.height
            holdable: true
            objectName: "pile"
            width: pile.width

            onClicked: root.pileChosen()
            onHeld: root.pileChosen()

            Pile {
                id: pile

                readonly property string words: root.table.top >= 0 ? Faces.names[root.table.top] + ", " + matches : matches

                below: root.table.below
                cardWidth: root.cardWidth
                clockwise: root.table.toLeft
                deeper: root.table.deeper
                face: root.table.top
                matches: root.table.matches
                pillRoom: root.oval || ring.rows < 3 ? 400 : ring.gap - 10
                shade: root.table.color
                side: root.table.side
            }

            FocusRing {
                visible: (parent as Tappable).visualFocus
            }
        }
    }

    Row {
        id: drawPile

        Accessible.name: caption.text
        Accessible.role: Accessible.StaticText
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.horizontalCenterOffset: root.cardWidth / 2 + 18 + (root.oval ? 26 : root.width * 0.02)
        spacing: 4
        visible: root.table.counted && root.table.phase !== Phase.Round && (root.oval || root.fewLeft)
        y: root.height / 2 - height / 2

        Rectangle {
            border.color: root.fewLeft ? Theme.warn : Theme.edge
            border.width: 2
            color: Theme.sheet
            height: root.fewLeft ? 42 : 30
            radius: 5
            width: height * 0.7

            PenNumber {
                anchors.centerIn: parent
                color: root.fewLeft ? Theme.warn : Theme.ink2
                size: root.fewLeft ? 20 : 11
                text: root.table.drawPile
            }
        }
    }

    Item {
        id: caption

        //: For screen readers: how many cards are left to be drawn.
        readonly property string text: qsTr("Draw pile: %n card(s)", "", root.table.drawPile)
    }

    SeatRing {
        id: ring

        anchors.fill: parent
        anchors.leftMargin: root.oval ? 24 : 0
        anchors.rightMargin: root.oval ? 24 : 0
        seats: root.seats
        oval: root.oval

        onChosen: player => root.seatChosen(player)
    }
}
