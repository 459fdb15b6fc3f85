// A call that the referee did not take: why, the rule behind it, and what the table can do about it.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Banner {
    id: root

    required property LiveMatch match
    readonly property bool paired: 2 * Math.max(stand.implicitWidth, back.implicitWidth) + 16 <= room
    readonly property real buttonWidth: paired ? (room - 16) / 2 : room

    function begin() {
        (back.visible ? back : link).forceActiveFocus();
    }

    broad: true
    //: Closes a message.
    dismissText: qsTr("Dismiss")
    linked: !match.canLetStand && match.answerRule.length > 0
    objectName: "refusal"
    text: match.answerText
    title: words.title
    tone: Banner.Tone.Bad

    onDismissed: match.dismissAnswer()

    RefusalTitle {
        id: words

        match: root.match
    }

    // A line of its own above the buttons, where the words begin.
    Item {
        height: link.height
        visible: root.match.answerRule.length > 0
        width: root.room

        Link {
            id: link

            glyph: Icon.Book
            objectName: "ruleLink"
            width: Math.min(implicitWidth, parent.width - x)
            x: 44
            //: Opens the rule that a verdict rests on.
            text: qsTr("The rule")

            onClicked: Navigator.showRule(root.match.answerRule, root.match.table.setup.edition)
        }
    }

    Button {
        id: stand

        objectName: "letStand"
        //: The table lets a play stand that the rules do not allow.
        text: qsTr("Let it stand")
        width: root.buttonWidth
        visible: root.match.canLetStand

        onClicked: root.match.letStand()
    }

    Button {
        id: back

        kind: Button.Kind.Go
        objectName: "takeItBack"
        //: The card that may not be laid is taken back into the hand.
        text: qsTr("Take it back")
        width: root.buttonWidth
        visible: root.match.canLetStand

        onClicked: root.match.dismissAnswer()
    }
}
