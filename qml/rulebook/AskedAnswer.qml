// What is asked and what to tap next; then, in the same place, what the referee says to it.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Item {
    id: root

    required property RefereeQuestion asking
    readonly property bool answered: asking.answered && (asking.question !== RefereeQuestion.Points || !asking.good)
    property real higher: 0 // the cards above, than for the first question: the keys below stay where they are
    // Of the longest answers: four lines. Large words would take the room of the keys.
    readonly property real keptHeight: {
        if (Type.large)
            return 0;
        return Math.ceil(40 + 94 * Type.scale * Type.scale - higher) + (width < 340 ? 20 : 0);
    }

    function questionText(): string {
        //: A question one can ask the referee.
        if (asking.question === RefereeQuestion.CardOnCard)
            return qsTr("May this card go on that one?");
        //: A question one can ask the referee.
        if (asking.question === RefereeQuestion.Points)
            return qsTr("How many points is this hand?");
        //: A question one can ask the referee about a challenge, on each side of the deck.
        return asking.side === Card.Dark ? qsTr("Was that Wild Draw Color allowed?") : qsTr("Was that Wild Draw Two allowed?");
    }

    function nextText(): string {
        const challenged = asking.question === RefereeQuestion.WildDraw;
        switch (asking.slot) {
        case RefereeQuestion.Top:
            //: What to tap next. First: of a challenge. Second: to ask whether a card goes on another.
            return challenged ? qsTr("Tap the card that lay on top before the wild.") : qsTr("Tap the card that lies on the pile.");
        case RefereeQuestion.Color:
            //: What to tap next, for a wild on the pile. First: of a challenge. Second: whether a card goes on it.
            return challenged ? qsTr("Which color was asked for before?") : qsTr("Which color was named?");
        case RefereeQuestion.Card:
            //: What to tap next: the card that is played.
            return qsTr("Tap the card that is played.");
        default:
            //: What to tap next. First: of a challenge. Second: to learn what a hand is worth.
            return challenged ? qsTr("Tap the other cards of the hand, as it was then.") : qsTr("Tap the cards of the hand.");
        }
    }

    implicitHeight: Math.max(keptHeight, answered ? banner.implicitHeight : words.height)

    Column {
        id: words

        anchors.left: parent.left
        anchors.margins: 10
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: 4
        visible: !root.answered

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.row
            text: root.questionText()
            width: parent.width
        }

        Label {
            color: Theme.ink2
            objectName: "askNext"
            text: root.nextText()
            width: parent.width
        }
    }

    Banner {
        id: banner

        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        objectName: "answer"
        text: root.asking.answer
        title: root.asking.headline
        tone: {
            if (root.asking.good)
                return Banner.Tone.Ok;
            return root.asking.impossible ? Banner.Tone.Warn : Banner.Tone.Bad;
        }
        visible: root.answered
    }
}
