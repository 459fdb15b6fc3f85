// Everyone's total and what is missing, and, folded away, what it would be under the other way of scoring.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property Scoreboard board
    property bool unfolded: false

    padding: 1
    spacing: 0

    Repeater {
        model: root.board.people

        ListRow {
            required property int index
            required property var modelData

            divider: index > 0
            enabled: modelData.seated
            mark: modelData.mark
            //: What is missing to the target; %n points.
            second: root.board.over ? "" : qsTr("%n to go", "", modelData.toGo)
            text: modelData.name
            //: A total under the match's way of scoring, and under the other.
            value: root.unfolded ? qsTr("%1 · otherwise %2").arg(modelData.total).arg(modelData.other) : modelData.total
            width: parent.width
        }
    }

    Link {
        glyph: root.unfolded ? Icon.Up : Icon.Down
        objectName: "otherMode"
        text: root.board.otherRule
        width: parent.width - 32
        x: 16

        onClicked: root.unfolded = !root.unfolded
    }
}
