// Below a question of the table and always in sight: what ends it.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property bool verdict // a challenge was judged
    required property bool showing // a hand is shown
    required property bool correcting // the card on top is put right
    readonly property Item shown: (verdict ? goOn : showing ? answers : correcting ? cancel : null) as Item

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
}
