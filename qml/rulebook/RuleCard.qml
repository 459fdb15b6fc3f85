// The card that a rule is about, as it looks on each side, and what it costs whoever is left with it.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Panel {
    id: root

    required property RuleModel rule
    readonly property bool both: rule.lightFace >= 0 && rule.darkFace >= 0
    readonly property real cardWidth: both ? 72 : 96

    kind: Panel.Kind.Quiet

    Flow {
        spacing: 16
        width: parent.width

        Row {
            id: cards

            spacing: 4

            CardFace {
                cardWidth: root.cardWidth
                color: Theme.under
                face: Math.max(0, root.rule.lightFace)
                side: Card.Light
                tilt: -4
                visible: root.rule.lightFace >= 0
            }

            CardFace {
                cardWidth: root.cardWidth
                color: Theme.under
                face: Math.max(0, root.rule.darkFace)
                side: Card.Dark
                tilt: root.both ? 4 : -4
                visible: root.rule.darkFace >= 0
            }
        }

        Item {
            readonly property real beside: root.width - 2 * root.padding - cards.width - 16
            readonly property bool fits: beside >= 92 * Type.scale

            height: fits ? Math.max(cards.height, facts.height) : facts.height
            width: fits ? beside : root.width - 2 * root.padding

            Column {
                id: facts

                anchors.verticalCenter: parent.verticalCenter
                spacing: 6
                width: parent.width

                PenNumber {
                    color: Theme.dark ? Theme.go : Theme.ink
                    size: 44
                    text: root.rule.points
                    visible: root.rule.points >= 0
                }

                Label {
                    Accessible.name: root.rule.points + " " + text
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    //: Below the points of a card, written large: what it costs whoever still holds it at the end.
                    text: qsTr("points if left in hand")
                    visible: root.rule.points >= 0
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    //: How many cards of a kind there are; second: on the light side and on the dark side each.
                    text: root.both ? qsTr("%n in the deck, on either side", "", root.rule.copies) : qsTr("%n in the deck", "", root.rule.copies)
                    visible: root.rule.copies > 0
                    width: parent.width
                }
            }
        }
    }
}
