// The card on top, and what the next one has to match.
import QtQuick
import Flipside.Controls
import Flipside.Match

Panel {
    id: root

    required property TableState table

    kind: Panel.Kind.Quiet
    padding: 12

    Row {
        spacing: 16
        width: parent.width

        CardFace {
            id: top

            cardWidth: 44
            color: Theme.under
            face: Math.max(0, root.table.pile.top)
            side: root.table.pile.side
            tilt: -3
        }

        Column {
            anchors.verticalCenter: top.verticalCenter
            spacing: 2
            width: parent.width - top.width - 16

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                //: Over what the next card has to match.
                text: qsTr("Now match")
                width: parent.width
            }

            Row {
                spacing: 8
                width: parent.width

                ColorShape {
                    anchors.verticalCenter: matches.verticalCenter
                    color: Theme.cardInk(Math.max(0, root.table.pile.color), Theme.dark)
                    height: 18
                    shape: Math.max(0, root.table.pile.color)
                    visible: root.table.pile.color >= 0
                    width: 18
                }

                Label {
                    id: matches

                    font.bold: true
                    font.pixelSize: Type.row
                    text: root.table.pile.matches
                    width: parent.width - 26
                }
            }
        }
    }
}
