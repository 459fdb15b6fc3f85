// How a challenge ended: guilty or not, why, who draws what and who is next; and the ways back.
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    readonly property bool guilty: match.answer === LiveMatch.Guilty

    signal ruleRequested(string id)

    function overrule() {
        const wasGuilty = guilty;
        if (match.undo())
            wasGuilty ? match.challengeInnocent() : match.challengeGuilty();
    }

    objectName: "verdict"
    spacing: 12

    Banner {
        text: root.match.answerText
        //: The verdict of a challenge.
        title: root.guilty ? qsTr("Guilty") : qsTr("Innocent")
        tone: root.guilty ? Banner.Tone.Bad : Banner.Tone.Ok
        width: root.width

        Link {
            glyph: Icon.Book
            text: qsTr("The rule")

            onClicked: root.ruleRequested(root.match.answerRule)
        }
    }

    Panel {
        kind: Panel.Kind.Quiet
        width: root.width

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.row
            text: root.match.table.headline
            width: parent.width
        }

        Label {
            color: Theme.ink2
            text: root.match.seats.summary
            width: parent.width
        }
    }

    Button {
        focus: root.visible
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "goOn"
        //: Leaves the verdict of a challenge; the game goes on.
        text: qsTr("Go on")
        width: root.width

        onClicked: root.match.dismissAnswer()
    }

    Flow {
        spacing: 8
        width: root.width

        Button {
            glyph: Icon.Undo
            objectName: "undoChallenge"
            //: Takes a challenge back.
            text: qsTr("Undo challenge")
            width: Math.min(implicitWidth, root.width)

            onClicked: root.match.undo()
        }

        Button {
            objectName: "overrule"
            //: The table judges the shown hand the other way.
            text: qsTr("Overrule")

            onClicked: root.overrule()
        }
    }
}
