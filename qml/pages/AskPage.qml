// Ask the referee, without a match: this card on that card, was this wild legal, what is this hand worth.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    property int question: 0 // 0: a card on a card, 1: a Wild Draw card, 2: the points of a hand
    readonly property bool needsTop: question < 2
    readonly property bool needsHand: question > 0
    readonly property bool topIsWild: asking.top >= 0 && Faces.isWild(asking.top)
    readonly property bool topKnown: asking.top >= 0 && asking.color >= 0

    contentLimit: 820
    full: true
    //: Title of the page that answers questions about the rules.
    title: qsTr("Ask the referee")

    actions: SideChip {
        objectName: "askSide"
        side: asking.side
        visible: asking.twoSided

        onClicked: asking.side = asking.side === Card.Dark ? Card.Light : Card.Dark
    }

    Asking {
        id: asking
    }

    Column {
        spacing: 8
        width: parent.width

        Repeater {
            //: The three questions one can ask.
            model: [qsTr("May this card go on that one?"), qsTr("Was this Wild Draw card legal?"), qsTr("How many points is this hand?")]

            RadioPanel {
                required property int index
                required property string modelData

                checked: root.question === index
                objectName: "question" + index
                text: modelData
                width: parent.width

                onClicked: {
                    root.question = index;
                    asking.clear();
                }
            }
        }
    }

    Row {
        spacing: 8

        Chip {
            checked: asking.edition === "flip2020"
            //: An edition of the game, by its deck.
            text: qsTr("112 cards, two sides")

            onClicked: asking.edition = "flip2020"
        }

        Chip {
            checked: asking.edition === "mini56"
            //: An edition of the game, by its deck.
            text: qsTr("56 cards")

            onClicked: asking.edition = "mini56"
        }
    }

    Flow {
        spacing: 16
        width: parent.width

        CardFace {
            cardWidth: 72
            color: Theme.under
            face: Math.max(0, asking.top)
            side: asking.side
            tilt: -3
            visible: root.needsTop && asking.top >= 0
        }

        CardFace {
            cardWidth: 72
            color: Theme.under
            face: Math.max(0, asking.card)
            side: asking.side
            tilt: 4
            visible: root.question === 0 && asking.card >= 0
        }

        Button {
            glyph: Icon.Undo
            objectName: "askAnew"
            //: Forgets the cards of the question.
            text: qsTr("Ask anew")
            visible: asking.top >= 0 || asking.hand.length > 0

            onClicked: asking.clear()
        }
    }

    Hand {
        faces: asking.hand
        removeText: qsTr("Take back")
        side: asking.side
        visible: root.needsHand && asking.hand.length > 0
        width: parent.width

        onRemoved: index => asking.removeAt(index)
    }

    Banner {
        objectName: "answer"
        text: asking.answer
        //: The referee's short answers.
        title: asking.good ? qsTr("Yes, it may") : qsTr("No, it may not")
        tone: asking.good ? Banner.Tone.Ok : Banner.Tone.Bad
        visible: root.question === 0 && asking.answered
        width: parent.width
    }

    Banner {
        objectName: "wildAnswer"
        text: asking.wildAnswer
        //: The referee's short answers.
        title: asking.wildGood ? qsTr("It was legal") : qsTr("It was not legal")
        tone: asking.wildGood ? Banner.Tone.Ok : Banner.Tone.Bad
        visible: root.question === 1 && asking.wildAnswered
        width: parent.width
    }

    Row {
        spacing: 12
        visible: root.question === 2

        PenNumber {
            id: worth

            color: Theme.ink
            objectName: "worth"
            size: 42
            text: asking.handPoints
        }

        Label {
            anchors.verticalCenter: worth.verticalCenter
            font.bold: true
            font.pixelSize: Type.row
            //: Beside the number of points a hand is worth.
            text: qsTr("points")
        }
    }

    Banner {
        text: asking.handProblem
        //: Over what cannot be, such as a third blue 7.
        title: qsTr("That cannot be")
        tone: Banner.Tone.Warn
        visible: root.question === 2 && text.length > 0
        width: parent.width
    }

    Label {
        color: Theme.ink2
        font.bold: true
        objectName: "askNext"
        //: What to tap next on the pad: the card on the pile; the colour a wild was given; the card that is laid; a hand.
        text: root.needsTop && asking.top < 0 ? qsTr("Which card lies on the pile?") : root.needsTop && !root.topKnown ? qsTr("Which color was named?") : root.question === 0 ? qsTr("Which card is laid?") : root.question === 1 ? qsTr("Which other cards were in the hand?") : qsTr("Tap the cards of the hand.")
        width: parent.width
    }

    Column {
        spacing: 8
        visible: root.needsTop && root.topIsWild && !root.topKnown
        width: parent.width

        Repeater {
            model: Faces.colorsOf(asking.side)

            ColorBar {
                required property int modelData

                objectName: "askColor" + modelData
                shade: modelData
                text: Faces.colorNames[modelData]
                width: parent.width

                onClicked: asking.color = modelData
            }
        }
    }

    CountPad {
        copies: face => root.needsHand ? asking.hand.filter(each => each === face).length : 0
        mini: !asking.twoSided
        side: asking.side
        visible: !(root.needsTop && root.topIsWild && !root.topKnown)
        width: parent.width

        onCalled: face => {
            if (root.needsTop && asking.top < 0)
                asking.top = face;
            else if (root.question === 0)
                asking.card = face;
            else
                asking.add(face);
        }
    }
}
