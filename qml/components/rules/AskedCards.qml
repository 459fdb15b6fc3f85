// The cards of a question to the referee: what lies on the pile and what is laid on it, the hand, its points.
import QtQuick
import Flipside

Panel {
    id: root

    required property Asking asking
    readonly property bool aboutHand: asking.question !== Asking.CardOnCard
    readonly property bool onlyHand: asking.question === Asking.Points

    kind: Panel.Kind.Quiet

    Label {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.row
        //: The three questions one can ask the referee.
        text: [qsTr("May this card go on that one?"), qsTr("Was this Wild Draw card legal?"), qsTr("How many points is this hand?")][root.asking.question]
        width: parent.width
    }

    Flow {
        id: slots

        spacing: 12
        width: parent.width

        CardSlot {
            id: topSlot

            //: Below the card that lies on the discard pile.
            caption: qsTr("On the pile")
            face: root.asking.top
            objectName: "topSlot"
            visible: !root.onlyHand
            side: root.asking.side
            tilt: -3
            waiting: root.asking.slot === Asking.Top

            onClicked: root.asking.slot = Asking.Top
        }

        CardSlot {
            id: cardSlot

            //: Below the card that somebody lays.
            caption: qsTr("Laid on it")
            enabled: root.asking.question === Asking.CardOnCard && root.asking.top >= 0
            face: root.asking.card
            objectName: "cardSlot"
            visible: !root.onlyHand
            opacity: 1
            side: root.asking.side
            tilt: 4
            waiting: root.asking.slot === Asking.Card

            onClicked: root.asking.slot = Asking.Card
        }

        // Beside the cards where there is room for words.
        Column {
            readonly property real beside: slots.width - (root.onlyHand ? 0 : topSlot.width + cardSlot.width + 24)

            spacing: 8
            width: beside >= 100 * Type.scale ? beside : slots.width

            ColorPill {
                shade: root.asking.color
                visible: root.asking.color >= 0 && root.asking.top >= 0 && Faces.isWild(root.asking.top)
            }

            Row {
                spacing: 12
                visible: root.onlyHand

                PenNumber {
                    id: worth

                    Accessible.name: text
                    Accessible.role: Accessible.StaticText
                    color: Theme.ink
                    objectName: "worth"
                    size: 42
                    text: root.asking.points.toLocaleString(Qt.locale(Language.locale), "f", 0)
                }

                Label {
                    anchors.verticalCenter: worth.verticalCenter
                    font.bold: true
                    font.pixelSize: Type.row
                    //: Beside the number of points a hand is worth.
                    text: qsTr("point(s)", "", root.asking.points)
                }
            }

            Label {
                color: Theme.ink2
                objectName: "askNext"
                //: What to tap next: the card on the pile; the color a wild was given; the card that is laid; the cards of a hand.
                text: [qsTr("Tap the card that lies on the pile."), qsTr("Which color was named?"), qsTr("Tap the card that is laid."), root.onlyHand ? qsTr("Tap the cards of the hand.") : qsTr("Tap the other cards of the hand, as it was then.")][root.asking.slot]
                width: parent.width
            }

            Link {
                glyph: Icon.Undo
                objectName: "askAnew"
                //: Forgets the cards of the question.
                text: qsTr("Ask again")
                visible: root.asking.top >= 0 || root.asking.hand.length > 0
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.asking.clear()
            }
        }
    }

    CardRow {
        faces: root.asking.hand
        //: Takes a card back that was told.
        removeText: qsTr("Take back")
        side: root.asking.side
        visible: root.aboutHand && root.asking.hand.length > 0
        width: parent.width

        onRemoved: index => root.asking.removeAt(index)
    }
}
