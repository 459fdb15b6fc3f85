// Whether a Wild Draw card is believed; ChallengeAnswers has the two buttons.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property LiveMatch match
    required property bool detailed // tells what follows, as the buttons have no room for it
    readonly property string looked: match.table.lookedFor >= 0 ? Faces.colorWords[match.table.lookedFor] : ""

    signal ruleRequested(string id)

    Item {
        height: Math.max(words.height, rule.height)
        width: parent.width

        Label {
            id: words

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.large ? Type.body : Type.title
            //: The question of a challenge: %1 is the player of the wild, %2 a colour's name.
            text: root.match.table.shownCount === 0 ? qsTr("%1 has no cards left.").arg(root.match.table.challengedName) : qsTr("%1 says: no %2 in hand. Do you believe it?").arg(root.match.table.challengedName).arg(root.looked)
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

            onClicked: root.ruleRequested(root.match.table.rule)
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        text: root.match.answerText
        visible: root.match.answer === LiveMatch.Challengeable && text.length > 0
        width: parent.width
    }

    Repeater {
        //: What follows when a Wild Draw card is accepted: %1 is such as "Ben draws 2 cards and is skipped."
        model: root.detailed ? [qsTr("Accept: %1").arg(root.match.table.ifAccepted), root.match.table.ifGuilty, root.match.table.ifInnocent] : []

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
