// Accept or challenge, each with what follows from it.
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    readonly property string looked: match.table.lookedFor >= 0 ? Faces.colorWords[match.table.lookedFor] : ""

    signal ruleRequested(string id)

    spacing: 14

    Panel {
        width: root.width

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.title
            //: The question of a challenge: %1 is the player of the wild, %2 a colour's name.
            text: root.match.table.shownCount === 0 ? qsTr("%1 has no cards left.").arg(root.match.table.challengedName) : qsTr("%1 says: no %2 in hand. Do you believe it?").arg(root.match.table.challengedName).arg(root.looked)
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.match.answerText
            visible: root.match.answer === LiveMatch.Challengeable && text.length > 0
            width: parent.width
        }
    }

    ChoiceButton {
        badge: Faces.kindOf(root.match.table.wild) === Card.WildDrawTwo ? "+2" : "+?"
        bright: true
        objectName: "accept"
        second: root.match.table.ifAccepted
        //: Takes the cards of a Wild Draw card without a challenge.
        text: qsTr("Accept")
        width: root.width

        onClicked: root.match.accept()

        Hint {
            keys: "a"
            text: (parent as ChoiceButton).text
        }
    }

    ChoiceButton {
        glyph: enabled ? Icon.Hand : Icon.None
        objectName: "challenge"
        second: root.match.table.shownCount === 0 ? root.match.table.ifInnocent : root.match.table.ifGuilty + "\n" + root.match.table.ifInnocent
        //: Asks to see the hand of whoever laid a Wild Draw card.
        text: qsTr("Challenge")
        width: root.width

        onClicked: root.match.beginChallenge()

        Hint {
            keys: "Ctrl+H"
            text: (parent as ChoiceButton).text
        }
    }

    Link {
        anchors.horizontalCenter: parent.horizontalCenter
        glyph: Icon.Book
        objectName: "challengeRule"
        //: Opens the rule on challenges.
        text: qsTr("How a challenge works")
        width: Math.min(implicitWidth, parent.width)

        onClicked: root.ruleRequested(root.match.table.rule)
    }
}
