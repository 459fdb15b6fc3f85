// Below the pad while a hand is shown: for a table that judges the hand itself.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match

GridLayout {
    id: root

    required property LiveMatch match
    readonly property string looked: match.table.challenge.lookedForWord

    columnSpacing: 8
    columns: Type.large ? 2 : 3
    rowSpacing: 8

    Button {
        Layout.columnSpan: Type.large ? 2 : 1
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // as wide as the other
        kind: root.match.challengedHand.provesGuilt ? Button.Kind.Go : Button.Kind.Plain
        objectName: "hasIt"
        //: The shown hand has a card of colour %1, such as “bleu”.
        text: qsTr("Has %1").arg(root.looked)

        onClicked: root.match.challengeGuilty()
    }

    Button {
        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        enabled: !root.match.challengedHand.provesGuilt // one of the cards that were tapped says otherwise
        objectName: "hasNot"
        //: The shown hand has no card of colour %1, such as “bleu”.
        text: qsTr("Has no %1").arg(root.looked)

        onClicked: root.match.challengeInnocent()
    }

    IconButton {
        Layout.leftMargin: Type.large ? 0 : 8
        glyph: Icon.Undo
        objectName: "noChallenge"
        text: {
            if (root.match.challengedHand.faces.length > 0)
                //: Takes back the card that was shown last.
                return qsTr("Take the last card back");
            //: Goes back from the shown hand to accept or challenge.
            return qsTr("No challenge after all");
        }

        onClicked: root.match.stepBack()

        ToolTip {
            keys: "Ctrl+Z"
        }
    }
}
