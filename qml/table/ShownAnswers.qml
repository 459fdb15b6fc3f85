// Below the pad while a hand is shown: for a table that judges the hand itself.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property LiveMatch match
    readonly property string looked: match.table.challenge.lookedForWord
    readonly property bool stacked: Type.large

    implicitHeight: {
        const both = [has.implicitHeight, hasNot.implicitHeight];
        return stacked ? both[0] + both[1] + 8 : Math.max(...both);
    }
    implicitWidth: 366

    Button {
        id: has

        height: root.stacked ? implicitHeight : parent.height
        kind: root.match.challengedHand.provesGuilt ? Button.Kind.Go : Button.Kind.Plain
        objectName: "hasIt"
        //: The shown hand has a card of colour %1, such as “bleu”.
        text: qsTr("Has %1").arg(root.looked)
        width: root.stacked ? parent.width : (parent.width - 72) / 2

        onClicked: root.match.challengeGuilty()
    }

    Button {
        id: hasNot

        enabled: !root.match.challengedHand.provesGuilt // one of the cards that were tapped says otherwise
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
        text: {
            if (root.match.challengedHand.faces.length > 0)
                //: Takes back the card that was shown last.
                return qsTr("Take the last card back");
            //: Goes back from the shown hand to accept or challenge.
            return qsTr("No challenge after all");
        }
        x: parent.width - width
        y: hasNot.y + (hasNot.height - height) / 2

        onClicked: root.match.stepBack()

        ToolTip {
            keys: "Ctrl+Z"
        }
    }
}
