// A round or a match is over: leads on to counting the hands, or to the score.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Column {
    id: root

    required property LiveMatch match
    readonly property bool matchOver: match.table.turn.phase === Phase.Over

    spacing: 12

    Panel {
        visible: !root.matchOver // the strip above says how it ended
        width: root.width

        Label {
            font.bold: true
            font.pixelSize: Type.title
            //: The round is over; %1 is who has gone out.
            text: qsTr("%1 has gone out").arg(root.match.name(root.match.table.turn.out))
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
        text: {
            if (root.matchOver)
                //: Opens the result of the match.
                return qsTr("See the result");
            if (root.match.table.turn.allCounted)
                //: Opens the page on which the cards left in hand were counted; the points are to be written down.
                return qsTr("See the points");
            //: Opens the page on which the cards left in hand are counted.
            return qsTr("Count the hands");
        }
        width: root.width

        onClicked: root.matchOver ? Navigator.showResult(root.match) : Navigator.showRoundEnd(root.match)
    }
}
