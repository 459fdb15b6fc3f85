// Whether a Wild Draw card is believed; QuestionFooter has the two buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Panel {
    id: root

    required property LiveMatch match
    required property bool detailed // tells what follows, as the buttons have no room for it
    readonly property challengeState challenge: match.table.challenge

    Item {
        height: Math.max(words.height, rule.height)
        width: parent.width

        Label {
            id: words

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.large ? Type.body : Type.title
            text: {
                const name = root.challenge.challengedName;
                if (root.challenge.shownCount === 0)
                    return qsTr("%1 has no cards left.").arg(name);
                //: The question of a challenge: %1 is the player of the wild, %2 a colour's name.
                return qsTr("%1 says: no %2 in hand. Do you believe it?").arg(name).arg(root.challenge.lookedForWord);
            }
            width: rule.x - 4
            y: (parent.height - height) / 2
        }

        IconButton {
            id: rule

            glyph: Icon.Book
            objectName: "challengeRule"
            //: Opens the rule on challenges.
            text: qsTr("How a challenge works")
            x: parent.width - width

            onClicked: Navigator.showRule(root.match.table.turn.rule, root.match.table.setup.edition)
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        text: root.match.answerText
        visible: root.match.answer === Answer.Challengeable && text.length > 0
        width: parent.width
    }

    Repeater {
        model: {
            //: What follows when a Wild Draw card is accepted: %1 is such as "Ben draws 2 cards and is skipped."
            const accepted = qsTr("Accept: %1").arg(root.challenge.ifAccepted);
            return root.detailed ? [accepted, root.challenge.ifGuilty, root.challenge.ifInnocent] : [];
        }

        Label {
            required property string modelData

            color: Theme.ink2
            font.pixelSize: Type.second
            text: modelData
            visible: text.length > 0
            width: parent.width
        }
    }
}
