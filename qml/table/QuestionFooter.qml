// Below a question of the table and always in sight: what ends it.
import QtQuick
import Flipside.Controls
import Flipside.Match
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

    ChallengeAnswers {
        id: believing

        brief: root.brief
        match: root.match
        visible: root.shown === this
        width: parent.width
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
