// The table from above: seats, the pile in the middle, the draw pile's count beside it. Turns over with the deck.
import QtQuick
import Flipside

Item {
    id: root

    required property tableState table
    required property SeatsModel seats
    property bool oval: false
    readonly property real cardWidth: Math.max(48, Math.min(oval ? 118 : 90, (height - 76) / 1.5))

    signal seatChosen(int player)
    signal pileChosen

    TableTop {
        anchors.fill: parent
        oval: root.oval
        shade: root.table.color

        pile: Tappable {
            id: target

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

                readonly property string words: root.table.top < 0 ? matches : matches.length > 0 ? Faces.names[root.table.top] + ", " + matches : Faces.names[root.table.top]

                below: root.table.below
                cardWidth: root.cardWidth
                clockwise: root.table.toLeft
                deeper: root.table.deeper
                face: root.table.top
                matches: root.table.matches
                pillRoom: root.oval ? 400 : ring.above ? root.width : ring.gap - 10
                shade: root.table.color
                side: root.table.side
            }

            FocusRing {
                visible: (parent as Tappable).visualFocus
            }
        }
    }

    // Beside the pile or what matches it; on the pile only where seats stand on both sides.
    DrawPile {
        id: toDraw

        readonly property real lineStart: target.x + pile.pill.x + pile.pill.width + 6

        count: root.table.drawPile
        few: root.table.fewLeft
        inLine: narrow && ring.above && lineStart + lineWidth <= root.width
        narrow: !root.oval
        objectName: "drawPile"
        parent: (narrow && !inLine ? target : root) as Item
        visible: root.table.counted && root.table.phase !== Phase.Round && (root.oval || root.table.fewLeft)
        x: inLine ? lineStart : (parent.width + root.cardWidth) / 2 + (narrow ? 20 - width : 32)
        y: inLine ? target.y + pile.pill.y + pile.pill.height - height : narrow ? pile.pill.y - height - 3 : (parent.height - height) / 2
    }

    SeatRing {
        id: ring

        anchors.fill: parent
        anchors.leftMargin: root.oval ? 24 : 0
        anchors.rightMargin: root.oval ? 24 : 0
        ground: root.oval ? height : target.y + pile.pillTop
        seats: root.seats
        oval: root.oval

        onChosen: player => root.seatChosen(player)
    }
}
