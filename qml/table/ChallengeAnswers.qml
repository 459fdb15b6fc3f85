// Accept or challenge, each with what follows from it.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Column {
    id: root

    required property LiveMatch match
    required property bool brief // the question tells what follows

    spacing: brief ? 8 : 14

    ChoiceButton {
        badge: Faces.kindOf(root.match.table.challenge.wild) === Card.WildDrawTwo ? "+2" : "+?"
        bright: true
        objectName: "accept"
        seconds: root.brief ? [] : [root.match.table.challenge.ifAccepted]
        //: Takes the cards of a Wild Draw card without a challenge.
        text: qsTr("Accept")
        width: root.width

        onClicked: root.match.accept()

        ToolTip {
            keys: "a"
        }
    }

    ChoiceButton {
        glyph: enabled ? Icon.Hand : Icon.None
        objectName: "challenge"
        seconds: root.brief ? [] : [root.match.table.challenge.ifGuilty, root.match.table.challenge.ifInnocent]
        //: Asks to see the hand of whoever laid a Wild Draw card.
        text: qsTr("Challenge")
        width: root.width

        onClicked: root.match.challengedHand.begin()

        ToolTip {
            keys: "Ctrl+H"
        }
    }
}
