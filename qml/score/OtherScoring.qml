// What the totals would be by the other way of scoring, folded away.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Panel {
    id: root

    required property Scoreboard board
    property bool unfolded: false

    padding: 1
    spacing: 0

    ListRow {
        objectName: "otherMode"
        second: root.board.otherRule
        tap: root.unfolded ? ListRow.Tap.Fold : ListRow.Tap.Unfold
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
            required colorIndex

            divider: true
            tap: ListRow.Tap.Nothing
            text: name
            value: other
            width: parent.width
        }
    }
}
