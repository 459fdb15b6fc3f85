// A round or a match is over: leads on to counting the hands, or to the score.
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    readonly property bool matchOver: match.table.phase === Phase.Over

    signal roundOver
    signal scoreRequested

    spacing: 12

    Panel {
        visible: !root.matchOver // the strip above says how it ended
        width: root.width

        Label {
            font.bold: true
            font.pixelSize: Type.title
            //: The round is over; %1 is who has gone out.
            text: qsTr("%1 has gone out").arg(root.match.name(root.match.table.out))
            width: parent.width
        }

        FollowedLabel {
            font.pixelSize: Type.body
            table: root.match.table
            visible: text.length > 0
            width: parent.width
        }
    }

    Button {
        focus: root.visible
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "toRoundEnd"
        //: First: opens the result of the match. Second and third: open the page on which the cards left in hand are counted; all are, and
        //: what they give is still to be written down.
        text: root.matchOver ? qsTr("See the result") : root.match.table.allCounted ? qsTr("See the points") : qsTr("Count the hands")
        width: root.width

        onClicked: root.matchOver ? root.scoreRequested() : root.roundOver()
    }
}
