// Everyone of a match in the order in which they came out.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property Scoreboard board

    padding: 1
    spacing: 0

    Repeater {
        model: root.board.standings

        RankRow {
            width: root.width - 2
        }
    }
}
