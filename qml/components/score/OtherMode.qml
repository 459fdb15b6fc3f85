// What the totals would be under the other way of scoring, folded away.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property Scoreboard board
    property bool unfolded: false

    padding: 1
    spacing: 0

    ListRow {
        fold: true
        folded: !root.unfolded
        objectName: "otherMode"
        second: root.board.otherRule
        //: Unfolds what the totals would be by the other way of scoring; its name stands below.
        text: qsTr("Scored the other way")
        width: parent.width

        onClicked: root.unfolded = !root.unfolded
    }

    Repeater {
        model: root.unfolded ? root.board.people : null

        ListRow {
            required property string name
            required property int other
            required mark
            required shade

            divider: true
            passive: true
            text: name
            value: other
            width: parent.width
        }
    }
}
