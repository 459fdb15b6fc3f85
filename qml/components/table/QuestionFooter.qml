// Below a question of the table and always in sight: what ends it.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property bool verdict // a challenge was judged
    required property bool showing // a hand is shown
    required property bool correcting // the card on top is put right
    required property bool doubting // a wild that may be challenged
    required property bool brief // there is little room
    required property int taken // cards, by a Wild Draw Color; -1: that is not asked
    readonly property int takenInAll: match.table.tookInAll(taken)
    readonly property Item shown: (verdict ? goOn : showing ? answers : correcting ? cancel : doubting ? believing : taken >= 0 ? tookDone : null) as Item

    signal corrected

    height: shown ? shown.implicitHeight : 0

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

        onClicked: root.corrected()
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
        //: Confirms the number of cards drawn after a lost challenge, such as "Drew 3 + 2 = 5 cards": up to the chosen color, besides, in all.
        text: root.takenInAll > root.taken ? qsTr("Drew %1 + %2 = %n card(s)", "", root.takenInAll).arg(root.taken).arg(root.takenInAll - root.taken) :
        //: Confirms the number of cards drawn.
        qsTr("Drew %n card(s)", "", root.taken)
        visible: root.shown === this
        width: parent.width

        onClicked: root.match.took(root.taken)
    }
}
