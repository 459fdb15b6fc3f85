// The table from above: seats, the pile in the middle, the draw pile's count beside it. Turns over with the deck.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property TableState table
    readonly property pileState middle: table.pile
    required property SeatsModel seats
    property bool oval: false
    readonly property real cardWidth: Math.max(48, Math.min(oval ? 118 : 90, (height - 76) / 1.5))

    signal seatChosen(int player)
    signal pileChosen

    TableTop {
        anchors.fill: parent
        oval: root.oval
        cardColor: root.middle.color

        pile: Tappable {
            id: target

            Accessible.name: pile.words
            anchors.centerIn: parent
            height: pile.height
            holdable: true
            objectName: "pile"
            width: pile.width

            onClicked: root.pileChosen()
            onPressAndHold: root.pileChosen()

            Pile {
                id: pile

                readonly property string words: {
                    const top = root.middle.top >= 0 ? Faces.names[root.middle.top] : "";
                    return top.length > 0 && matches.length > 0 ? top + ", " + matches : top + matches;
                }

                below: root.middle.below
                cardWidth: root.cardWidth
                clockwise: root.table.turn.toLeft
                deeper: root.middle.deeper
                face: root.middle.top
                matches: root.middle.matches
                pillRoom: {
                    if (root.oval)
                        return 400;
                    return ring.above ? root.width : ring.gap - 10;
                }
                cardColor: root.middle.color
                side: root.middle.side
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

        count: root.middle.drawPile
        few: root.middle.fewLeft
        inLine: narrow && ring.above && lineStart + lineWidth <= root.width
        narrow: !root.oval
        objectName: "drawPile"
        parent: (narrow && !inLine ? target : root) as Item
        visible: root.middle.counted && root.table.turn.phase !== Phase.Round && (root.oval || root.middle.fewLeft)
        x: inLine ? lineStart : (parent.width + root.cardWidth) / 2 + (narrow ? 20 - width : 32)
        y: {
            if (inLine)
                return target.y + pile.pill.y + pile.pill.height - height;
            return narrow ? pile.pill.y - height - 3 : (parent.height - height) / 2;
        }
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
