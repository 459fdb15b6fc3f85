// Above the pad while a hand is shown: the colour looked for, the cards so far, and how many are to come.
import QtQuick
import Flipside

Flow {
    id: root

    required property LiveMatch match
    property bool wide: false // the cards beside the question
    readonly property real questionWidth: wide ? Math.min(420, width * 0.45) : width
    readonly property real cardsWidth: wide ? width - questionWidth - spacing : width
    readonly property int looked: match.table.lookedFor

    spacing: 8

    Rectangle {
        border.color: root.looked >= 0 ? Theme.cardInk(root.looked, Theme.dark) : Theme.edge
        border.width: 2
        color: Theme.sheet
        height: Math.max(64, question.height + 20)
        radius: 18
        width: root.questionWidth

        ColorShape {
            anchors.verticalCenter: parent.verticalCenter
            color: root.looked >= 0 ? Theme.cardInk(root.looked, Theme.dark) : Theme.ink
            ground: Theme.sheet
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
                font.bold: true
                font.pixelSize: Type.row
                //: %1 is a colour's name, %2 a player whose hand is shown.
                text: qsTr("Is there %1 in the hand of %2?").arg(root.looked >= 0 ? Faces.colorWords[root.looked] : "").arg(root.match.table.challengedName)
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                //: %1 cards of %2 have been shown in a challenge.
                text: qsTr("%1 of %2 shown").arg(root.match.shown.length).arg(root.match.table.shownCount)
                width: parent.width
            }
        }
    }

    CardRow {
        cardWidth: 40
        faces: root.match.shown
        objectName: "shownCards"
        //: For screen readers: takes back a card that was shown.
        removeText: qsTr("Take back")
        side: root.match.table.side
        visible: root.match.shown.length > 0
        width: root.cardsWidth

        onRemoved: index => root.match.unshow(index)
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        //: How a shown hand is told.
        text: qsTr("Tap the cards as they are shown.")
        visible: root.match.shown.length === 0
        width: root.cardsWidth
    }
}
