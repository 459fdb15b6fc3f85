// The cards of a question to the referee: what lies on the pile and what is laid on it, the hand, its points. It keeps
// its height, so that no key below moves away under a finger.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Rulebook
import Flipside.Shell

Panel {
    id: root

    required property Asking asking
    property bool wrapping: false // nothing stands below the hand: it goes on in further rows
    readonly property bool aboutHand: asking.question !== Asking.CardOnCard
    readonly property bool onlyHand: asking.question === Asking.Points
    readonly property bool named: asking.color >= 0 && asking.top >= 0 && Faces.isWild(asking.top) // the color of a wild
    // How much higher it is than with the two cards of the first question.
    readonly property real higher: aboutHand ? Math.max(0, line.height + below.height - topSlot.height) : 0
    readonly property bool told: asking.top >= 0 || asking.hand.length > 0

    kind: Panel.Kind.Quiet
    padding: 6

    Flow {
        id: slots

        readonly property real before: root.onlyHand ? worth.width : topSlot.width + (root.aboutHand ? 0 : spacing + cardSlot.width)
        // Beside the cards where there is room.
        readonly property real beside: width - before - spacing >= (root.aboutHand ? 140 : 110) * Type.scale && !(root.wrapping && root.aboutHand) ? width - before - spacing : width

        readonly property real slotWidth: Type.large && !root.aboutHand && width < 600 ? (width - spacing) / 2 : 0 // of two side by side; 0: their own

        spacing: 10
        width: parent.width

        CardSlot {
            id: topSlot

            //: Below the card that lies on the discard pile; below the one that lay there before a Wild Draw card.
            caption: root.aboutHand ? qsTr("Before the wild") : qsTr("On the pile")
            face: root.asking.top
            objectName: "topSlot"
            visible: !root.onlyHand
            side: root.asking.side
            tilt: -3
            waiting: root.asking.slot === Asking.Top
            width: slots.slotWidth > 0 ? slots.slotWidth : implicitWidth

            onClicked: root.asking.slot = Asking.Top
        }

        CardSlot {
            id: cardSlot

            //: Below the card that somebody plays.
            caption: qsTr("Played on it")
            enabled: root.asking.top >= 0
            face: root.asking.card
            objectName: "cardSlot"
            visible: !root.aboutHand
            opacity: 1
            side: root.asking.side
            tilt: 4
            waiting: root.asking.slot === Asking.Card
            width: slots.slotWidth > 0 ? slots.slotWidth : implicitWidth

            onClicked: root.asking.slot = Asking.Card
        }

        Column {
            id: worth

            leftPadding: 8
            topPadding: 8
            visible: root.onlyHand
            width: Math.max(118, unit.implicitWidth + 8) // of any number

            PenNumber {
                Accessible.name: text
                Accessible.role: Accessible.StaticText
                color: Theme.ink
                objectName: "worth"
                size: 42
                text: root.asking.points.toLocaleString(Qt.locale(Language.locale), "f", 0)
            }

            Label {
                id: unit

                font.bold: true
                //: Beside the number of points a hand is worth.
                text: qsTr("point(s)", "", root.asking.points)
            }
        }

        Column {
            spacing: root.aboutHand ? 0 : 4
            width: slots.beside

            HandLine {
                id: line

                cardWidth: 34 // with the line below it not much higher than the card on the pile
                faces: root.wrapping ? [] : root.asking.hand
                height: implicitHeight
                side: root.asking.side
                visible: root.aboutHand && !root.wrapping
                width: parent.width

                onRemoved: index => root.asking.removeAt(index)
            }

            CardRow {
                bottomPadding: 6
                cardWidth: line.cardWidth
                faces: root.wrapping ? root.asking.hand : []
                leftPadding: 3
                objectName: "wrappedHand"
                removeText: qsTranslate("HandLine", "Take back")
                side: root.asking.side
                topPadding: 6
                visible: root.aboutHand && root.wrapping
                width: parent.width

                onRemoved: index => root.asking.removeAt(index)
            }

            Flow {
                id: below

                // Two lines where the color and the link do not fit beside each other, with room for a link that is still to come.
                height: root.aboutHand || Type.large ? Math.max(anew.implicitHeight, implicitHeight) : slots.beside === slots.width ? pill.height + spacing + anew.implicitHeight : topSlot.height
                spacing: 8
                width: parent.width

                Item {
                    height: root.aboutHand ? anew.implicitHeight : pill.height
                    visible: !root.aboutHand && !Type.large || root.named
                    width: root.aboutHand || Type.large ? pill.width : parent.width

                    ColorPill {
                        id: pill

                        anchors.verticalCenter: parent.verticalCenter
                        cardColor: root.asking.color
                        visible: root.named
                    }
                }

                Link {
                    id: anew

                    glyph: Icon.Undo
                    objectName: "askAnew"
                    //: Forgets the cards of the question.
                    text: qsTr("Start over")
                    visible: root.told
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.asking.clear()
                }
            }
        }
    }
}
