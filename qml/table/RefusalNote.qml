// A refusal in just the room that the table had on a small phone, so that no key of the pad moves: what the banner
// says and offers, closer together.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Rectangle {
    id: root

    required property LiveMatch match

    Accessible.description: reason.text
    Accessible.name: title.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.bad
    border.width: 2
    color: Theme.badTint
    objectName: "refusalNote"
    radius: 18

    Icon {
        color: Theme.bad
        height: 15
        name: Icon.Cross
        pen: 11
        width: 15
        x: 14
        y: title.y + 3
    }

    RefusalTitle {
        id: words

        match: root.match
    }

    TitleLabel {
        id: title

        color: Theme.bad
        font.bold: true
        lineHeight: 0.95
        text: words.title
        width: icons.x - x
        x: 36
        y: 8
    }

    Label {
        id: reason

        font.pixelSize: Type.second
        fontSizeMode: Text.Fit
        height: (stand.visible ? stand.y : root.height) - y - 4
        lineHeight: 0.95
        minimumPixelSize: 10
        text: root.match.answerText
        width: icons.x - x
        x: 14
        y: title.y + title.height
    }

    Row {
        id: icons

        x: parent.width - width - 4
        y: 2

        IconButton {
            color: Theme.bad
            glyph: Icon.Book
            objectName: "noteRule"
            size: 20
            //: Opens the rule that a verdict rests on.
            text: qsTr("The rule")
            visible: root.match.answerRule.length > 0

            onClicked: Navigator.showRule(root.match.answerRule, root.match.table.setup.edition)
        }

        IconButton {
            color: Theme.bad
            glyph: Icon.Cross
            size: 16
            //: Closes a message.
            text: qsTr("Dismiss")

            onClicked: root.match.dismissAnswer()
        }
    }

    Button {
        id: stand

        height: 51
        objectName: "noteStand"
        //: The table lets a play stand that the rules do not allow.
        text: qsTr("Let it stand")
        visible: root.match.canLetStand
        width: (parent.width - 24) / 2
        x: 8
        y: parent.height - height - 7

        onClicked: root.match.letStand()
    }

    Button {
        height: stand.height
        kind: Button.Kind.Go
        objectName: "noteBack"
        //: The card that may not be laid is taken back into the hand.
        text: qsTr("Take it back")
        visible: root.match.canLetStand
        width: stand.width
        x: stand.x + stand.width + 8
        y: stand.y

        onClicked: root.match.dismissAnswer()
    }
}
