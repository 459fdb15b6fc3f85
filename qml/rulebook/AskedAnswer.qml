// What is asked and what to tap next; then, in the same place, what the referee says to it.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Item {
    id: root

    required property Asking asking
    readonly property bool answered: asking.answered && (asking.question !== Asking.Points || !asking.good)
    property real higher: 0 // the cards above, than for the first question: the keys below stay where they are
    // Of the longest answers: four lines. Large words would take the room of the keys.
    readonly property real kept: Type.large ? 0 : Math.ceil(40 + 94 * Type.scale * Type.scale - higher) + (width < 340 ? 20 : 0)

    implicitHeight: Math.max(kept, answered ? banner.implicitHeight : words.height)

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        visible: !root.answered
        width: parent.width - 20
        x: 10

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.row
            //: The questions one can ask the referee; of a challenge there is one for each side of the deck.
            text: [qsTr("May this card go on that one?"), root.asking.side === Card.Dark ? qsTr("Was that Wild Draw Color allowed?") : qsTr("Was that Wild Draw Two allowed?"), qsTr("How many points is this hand?")][root.asking.question]
            width: parent.width
        }

        Label {
            color: Theme.ink2
            objectName: "askNext"
            //: What to tap next, of a challenge: the card below the Wild Draw card; the color to match before it; the cards of the hand.
            text: (root.asking.question === Asking.WildDraw ? [qsTr("Tap the card that lay on top before the wild."), qsTr("Which color was asked for before?"), "", qsTr("Tap the other cards of the hand, as it was then.")] :
                //: What to tap next: the card on the pile; the color a wild was given; the card that is played; the cards of a hand.
                [qsTr("Tap the card that lies on the pile."), qsTr("Which color was named?"), qsTr("Tap the card that is played."), qsTr("Tap the cards of the hand.")])[root.asking.slot]
            width: parent.width
        }
    }

    Banner {
        id: banner

        anchors.verticalCenter: parent.verticalCenter
        height: implicitHeight
        objectName: "answer"
        text: root.asking.answer
        title: root.asking.headline
        tone: root.asking.good ? Banner.Tone.Ok : root.asking.impossible ? Banner.Tone.Warn : Banner.Tone.Bad
        visible: root.answered
        width: parent.width
    }
}
