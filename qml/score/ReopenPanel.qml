// How a match that is over can go on: a round corrected, a higher target, or the last entry taken back.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Panel {
    id: root

    required property LiveMatch match
    required property Scoreboard board

    signal reopened

    // The keyboard goes on with the first of the ways.
    function begin(reason: int) {
        (correct.visible ? correct : undo).forceActiveFocus(reason);
    }

    Label {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        //: Over the ways in which a match that is over can go on.
        text: qsTr("Reopen the match")
        width: parent.width
    }

    Button {
        id: correct

        glyph: Icon.Pencil
        objectName: "correctRound"
        //: Leads to the scoreboard, where a round can be corrected.
        text: qsTr("Correct a round")
        visible: root.board.count > 0
        width: parent.width

        onClicked: Navigator.showScore(root.match, Navigator.OverResult)
    }

    Repeater {
        model: root.board.furtherTargets

        Button {
            required property int index
            required property int modelData

            glyph: Icon.Next
            objectName: "playTo" + index
            //: Plays on to a higher number of points.
            text: qsTr("Play on to %1").arg(modelData.toLocaleString(Qt.locale(Language.locale), "f", 0))
            width: parent.width

            onClicked: {
                if (root.match.setTarget(modelData))
                    root.reopened();
            }
        }
    }

    Button {
        id: undo

        glyph: Icon.Undo
        objectName: "undoLast"
        second: root.match.table.turn.undoText
        //: Takes back what ended the match; the second line names it.
        text: qsTr("Take back the last entry")
        width: parent.width

        onClicked: {
            if (root.match.undo())
                root.reopened();
        }
    }
}
