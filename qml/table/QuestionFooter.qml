// Below a question of the table and always in sight: what ends it.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Item {
    id: root

    required property LiveMatch match
    required property bool verdict // a challenge was judged
    required property bool showing // a hand is shown
    required property TableActions actions
    readonly property bool correcting: actions.correcting === TableActions.Correcting.Top
    required property bool doubting // a wild that may be challenged
    required property bool brief // there is little room
    required property int taken // cards, by a Wild Draw Color; -1: that is not asked
    readonly property int takenInAll: match.table.chances.tookInAll(taken)
    readonly property challengeState challenge: match.table.challenge
    readonly property Item shown: {
        if (verdict)
            return goOn;
        if (showing)
            return answers;
        if (correcting)
            return cancel;
        if (doubting)
            return believing;
        return taken >= 0 ? tookDone : null;
    }

    implicitHeight: shown ? shown.implicitHeight : 0

    Button {
        id: goOn

        focus: root.verdict
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "goOn"
        //: Leaves the verdict of a challenge; the game goes on.
        text: qsTr("Go on")
        visible: root.shown === this
        width: parent.width

        onClicked: root.match.dismissAnswer()
    }

    ShownAnswers {
        id: answers

        height: implicitHeight
        match: root.match
        visible: root.shown === this
        width: parent.width
    }

    Button {
        id: cancel

        //: Leaves a correction undone.
        text: qsTr("Cancel")
        visible: root.shown === this
        width: parent.width

        onClicked: root.actions.correcting = TableActions.Correcting.Nothing
    }

    // Each with what follows from it, unless the question tells that.
    Column {
        id: believing

        spacing: root.brief ? 8 : 14
        visible: root.shown === this
        width: parent.width

        ChoiceButton {
            badge: Faces.kindOf(root.challenge.wild) === Card.WildDrawTwo ? "+2" : "+?"
            bright: true
            objectName: "accept"
            seconds: root.brief ? [] : [root.challenge.ifAccepted]
            //: Takes the cards of a Wild Draw card without a challenge.
            text: qsTr("Accept")
            width: parent.width

            onClicked: root.match.accept()

            ToolTip {
                keys: "a"
            }
        }

        ChoiceButton {
            glyph: enabled ? Icon.Hand : Icon.None
            objectName: "challenge"
            seconds: root.brief ? [] : [root.challenge.ifGuilty, root.challenge.ifInnocent]
            //: Asks to see the hand of whoever laid a Wild Draw card.
            text: qsTr("Challenge")
            width: parent.width

            onClicked: root.match.challengedHand.begin()

            ToolTip {
                keys: "Ctrl+H"
            }
        }
    }

    Button {
        id: tookDone

        kind: Button.Kind.Go
        objectName: "tookDone"
        text: {
            const besides = root.takenInAll - root.taken;
            if (besides > 0)
                //: Confirms the number of cards drawn after a lost challenge, such as "Drew 3 + 2 = 5 cards":
                //: up to the chosen color, besides, in all.
                return qsTr("Drew %1 + %2 = %n card(s)", "", root.takenInAll).arg(root.taken).arg(besides);
            //: Confirms the number of cards drawn.
            return qsTr("Drew %n card(s)", "", root.taken);
        }
        visible: root.shown === this
        width: parent.width

        onClicked: root.match.took(root.taken)
    }
}
