// The cards of a question to the referee: what lies on the pile and what is laid on it, the hand, its points. It keeps
// its height, so that no key below moves away under a finger.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Rulebook
import Flipside.Shell

Panel {
    id: root

    required property RefereeQuestion asking
    property bool wrapping: false // nothing stands below the hand: it goes on in further rows
    readonly property bool aboutHand: asking.question !== RefereeQuestion.CardOnCard
    readonly property bool onlyHand: asking.question === RefereeQuestion.Points
    // The color of a wild was named.
    readonly property bool named: asking.color >= 0 && asking.top >= 0 && Faces.isWild(asking.top)
    // How much higher it is than with the two cards of the first question.
    readonly property real higher: aboutHand ? Math.max(0, line.height + below.height - topSlot.height) : 0
    readonly property bool begun: asking.top >= 0 || asking.hand.length > 0

    kind: Panel.Kind.Quiet
    padding: 6

    Flow {
        id: slots

        readonly property real taken: {
            if (root.onlyHand)
                return worth.width;
            return topSlot.width + (root.aboutHand ? 0 : spacing + cardSlot.width);
        }
        readonly property real rest: width - taken - spacing
        // The rest stands beside the slots where there is room.
        readonly property real least: (root.aboutHand ? 140 : 110) * Type.scale
        readonly property bool beside: rest >= least && !(root.wrapping && root.aboutHand)
        // Of two slots side by side; 0: their own.
        readonly property real slotWidth: Type.large && !root.aboutHand && width < 600 ? (width - spacing) / 2 : 0

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
            waiting: root.asking.slot === RefereeQuestion.Top
            width: slots.slotWidth > 0 ? slots.slotWidth : implicitWidth

            onClicked: root.asking.slot = RefereeQuestion.Top
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
            waiting: root.asking.slot === RefereeQuestion.Card
            width: slots.slotWidth > 0 ? slots.slotWidth : implicitWidth

            onClicked: root.asking.slot = RefereeQuestion.Card
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
            width: slots.beside ? slots.rest : slots.width

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

                readonly property bool oneLine: root.aboutHand || Type.large

                // Two lines where the color and the link do not fit beside each other, also for a link still to come.
                height: {
                    if (oneLine)
                        return Math.max(anew.implicitHeight, implicitHeight);
                    return slots.beside ? topSlot.height : pill.height + spacing + anew.implicitHeight;
                }
                spacing: 8
                width: parent.width

                Item {
                    height: root.aboutHand ? anew.implicitHeight : pill.height
                    visible: !below.oneLine || root.named
                    width: below.oneLine ? pill.width : parent.width

                    Rectangle {
                        id: pill

                        readonly property int cardColor: Math.max(0, root.asking.color)
                        readonly property cardColors colors: Theme.card(cardColor)

                        anchors.verticalCenter: parent.verticalCenter
                        border.color: colors.ink
                        border.width: 2
                        color: colors.tint
                        height: Math.max(36, colorName.height + 12)
                        radius: height / 2
                        visible: root.named
                        width: colorName.width + 30

                        Label {
                            id: colorName

                            anchors.verticalCenter: parent.verticalCenter
                            color: pill.colors.ink
                            font.bold: true
                            font.pixelSize: Type.second
                            leftPadding: 26
                            text: Faces.colorNames[pill.cardColor]
                            x: 14

                            ColorShape {
                                anchors.verticalCenter: parent.verticalCenter
                                color: pill.colors.ink
                                ground: pill.colors.tint
                                height: 18
                                shape: pill.cardColor
                                width: 18
                            }
                        }
                    }
                }

                Link {
                    id: anew

                    glyph: Icon.Undo
                    objectName: "askAnew"
                    //: Forgets the cards of the question.
                    text: qsTr("Start over")
                    visible: root.begun
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.asking.clear()
                }
            }
        }
    }
}
