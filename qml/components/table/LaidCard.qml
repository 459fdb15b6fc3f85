// The top card, beside the table in words; pressed, it can be put right.
import QtQuick
import Flipside

Tappable {
    id: root

    required property tableState table
    required property real cardWidth

    height: card.height + 4
    holdable: true
    text: table.matches.length > 0 || table.top < 0 ? table.matches : Faces.names[table.top]
    width: card.width

    CardFace {
        id: card

        cardWidth: root.cardWidth
        color: Theme.under
        face: Math.max(0, root.table.top)
        side: root.table.side
        tilt: -3
        visible: root.table.top >= 0
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
