// Accept or challenge, each with what follows from it.
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    required property bool brief // the question tells what follows

    spacing: brief ? 8 : 14

    ChoiceButton {
        badge: Faces.kindOf(root.match.table.wild) === Card.WildDrawTwo ? "+2" : "+?"
        bright: true
        objectName: "accept"
        seconds: root.brief ? [] : [root.match.table.ifAccepted]
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
        seconds: root.brief ? [] : [root.match.table.ifGuilty, root.match.table.ifInnocent]
        //: Asks to see the hand of whoever laid a Wild Draw card.
        text: qsTr("Challenge")
        width: root.width

        onClicked: root.match.beginChallenge()

        Hint {
            keys: "Ctrl+H"
            text: (parent as ChoiceButton).text
        }
    }
}
