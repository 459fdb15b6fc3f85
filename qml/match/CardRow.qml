// Cards that were shown or counted, in a row that wraps; a tap takes one back.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Flow {
    id: root

    required property list<int> faces
    property int side: Theme.side
    property bool removable: true
    property int marked: -1 // the card a verdict speaks of
    property int cardWidth: 44
    property string removeText // what a screen reader says before a card is taken back

    signal removed(int index)

    spacing: 9

    Repeater {
        model: root.faces

        Tappable {
            id: card

            required property int index
            required property int modelData

            Accessible.ignored: !root.removable
            enabled: root.removable
            implicitHeight: root.cardWidth * 1.5 + 6
            implicitWidth: Math.max(48, root.cardWidth + 4)
            opacity: 1
            text: root.removeText

            onClicked: root.removed(index)

            Rectangle {
                border.color: Theme.bad
                border.width: 3
                color: "transparent"
                height: face.height + 7
                radius: root.cardWidth * 0.14 + 4
                visible: root.marked === card.index
                width: face.width + 8
                x: face.x - 4
                y: face.y - 4
            }

            CardFace {
                id: face

                cardWidth: root.cardWidth
                color: Theme.under
                face: card.modelData
                side: root.side
                x: 2
                y: 3
            }

            Rectangle {
                border.color: Theme.edge
                border.width: 2
                color: Theme.sheet
                height: 20
                radius: 10
                visible: root.removable
                width: 20
                x: face.x + face.width - 13
                y: -4

                Icon {
                    anchors.centerIn: parent
                    color: Theme.ink
                    height: 11
                    name: Icon.Minus
                    pen: 14
                    width: 11
                }
            }

            FocusRing {
                around: root.cardWidth * 0.14
                visible: card.visualFocus
            }
        }
    }
}
