// Below the pad while a hand is shown: for a table that judges the hand itself.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    readonly property string looked: match.table.lookedFor >= 0 ? Faces.colorWords[match.table.lookedFor] : ""
    readonly property bool stacked: Type.large

    implicitHeight: stacked ? has.implicitHeight + hasNot.implicitHeight + 8 : Math.max(has.implicitHeight, hasNot.implicitHeight)
    implicitWidth: 366

    Button {
        id: has

        height: root.stacked ? implicitHeight : parent.height
        kind: root.match.shownTells ? Button.Kind.Go : Button.Kind.Plain
        objectName: "hasIt"
        //: The shown hand has a card of colour %1, such as “bleu”.
        text: qsTr("Has %1").arg(root.looked)
        width: root.stacked ? parent.width : (parent.width - 72) / 2

        onClicked: root.match.challengeGuilty()
    }

    Button {
        id: hasNot

        enabled: !root.match.shownTells // one of the cards that were tapped says otherwise
        height: root.stacked ? implicitHeight : parent.height
        objectName: "hasNot"
        //: The shown hand has no card of colour %1, such as “bleu”.
        text: qsTr("Has no %1").arg(root.looked)
        width: root.stacked ? parent.width - 56 : has.width
        x: root.stacked ? 0 : has.width + 8
        y: root.stacked ? has.height + 8 : 0

        onClicked: root.match.challengeInnocent()
    }

    IconButton {
        id: back

        glyph: Icon.Undo
        objectName: "noChallenge"
        //: First: takes back the card that was shown last. Second: goes back from the shown hand to accept or challenge.
        text: root.match.shown.length > 0 ? qsTr("Take the last card back") : qsTr("No challenge after all")
        x: parent.width - width
        y: hasNot.y + (hasNot.height - height) / 2

        onClicked: root.match.stepBack()

        Hint {
            keys: "Ctrl+Z"
            text: back.text
        }
    }
}
