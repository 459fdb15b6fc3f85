// Above the pad while a hand is shown: the colour looked for, the cards so far, and how many are to come.
import QtQuick
import Flipside.Controls
import Flipside.Match

Flow {
    id: root

    required property LiveMatch match
    property bool wide: false // the cards beside the question
    property bool hinting: false // there is room for how it goes, also when it has begun
    readonly property real rowsHeight: rowsToCome * 75 - 9
    readonly property real fullHeight: asked.height + hint.height + rowsHeight + 2 * spacing // with the hint
    readonly property real questionWidth: wide ? Math.min(420, width * 0.45) : width
    readonly property real cardsWidth: wide ? width - questionWidth - spacing : width
    readonly property challengeState challenge: match.table.challenge
    readonly property int looked: challenge.lookedFor
    readonly property int shown: match.challengedHand.faces.length
    readonly property int rowLength: Math.max(1, Math.floor((cardsWidth + 9) / 57)) // in cards
    readonly property cardColors colors: Theme.card(Math.max(0, looked))
    // Kept for all cards that are to come, as far as two rows go, so that no key moves away under a finger.
    readonly property int rowsToCome: Math.min(2, Math.ceil(challenge.shownCount / rowLength))

    spacing: 8

    Rectangle {
        id: asked

        border.color: root.looked >= 0 ? root.colors.ink : Theme.edge
        border.width: 2
        color: root.looked >= 0 ? root.colors.tint : Theme.sheet
        height: Math.max(64, question.height + 20)
        radius: 18
        width: root.questionWidth

        ColorShape {
            anchors.verticalCenter: parent.verticalCenter
            color: root.colors.ink
            ground: root.colors.tint
            height: 40
            shape: Math.max(0, root.looked)
            visible: root.looked >= 0
            width: 40
            x: 18
        }

        Column {
            id: question

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x - 14
            x: 74

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                color: root.looked >= 0 ? root.colors.ink : Theme.ink
                font.bold: true
                font.pixelSize: Type.row
                //: %1 is a colour's name, %2 a player whose hand is shown.
                text: qsTr("Does %2 hold any %1?").arg(root.challenge.lookedForWord).arg(root.challenge.challengedName)
                width: parent.width
            }

            Label {
                color: root.looked >= 0 ? root.colors.ink : Theme.ink2
                font.pixelSize: Type.second
                //: %1 cards of %2 have been shown in a challenge.
                text: qsTr("%1 of %2 shown").arg(root.shown).arg(root.challenge.shownCount)
                width: parent.width
            }
        }
    }

    Item {
        height: {
            const shown = cards.visible ? cards.height : 0;
            return Math.max(cards.y + Math.max(root.rowsHeight, shown), hint.visible ? hint.height : 0);
        }
        width: root.cardsWidth

        CardRow {
            id: cards

            cardWidth: 40
            faces: root.match.challengedHand.faces
            objectName: "shownCards"
            //: For screen readers: takes back a card that was shown.
            removeText: qsTr("Take back")
            side: root.match.table.pile.side
            visible: root.shown > 0
            width: parent.width
            y: {
                if (root.hinting)
                    return hint.height + root.spacing;
                return root.wide ? 4 : 0; // beside the question nothing is above what reaches over a card
            }

            onRemoved: index => root.match.challengedHand.takeBack(index)
        }

        Label {
            id: hint

            color: Theme.ink2
            font.pixelSize: Type.second
            objectName: "showHint"
            //: How a shown hand is told.
            text: qsTr("Tap the cards as they are shown.")
            visible: root.hinting || root.shown === 0
            width: parent.width
        }
    }
}
