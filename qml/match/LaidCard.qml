// The top card, beside the table in words; pressed, it can be put right.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Tappable {
    id: root

    required property TableState table
    required property real cardWidth

    height: card.height + 4
    holdable: true
    text: table.pile.matches.length > 0 || table.pile.top < 0 ? table.pile.matches : Faces.names[table.pile.top]
    width: card.width

    CardFace {
        id: card

        cardWidth: root.cardWidth
        color: Theme.under
        face: Math.max(0, root.table.pile.top)
        side: root.table.pile.side
        tilt: -3
        visible: root.table.pile.top >= 0
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
        visible: root.visualFocus
    }
}
