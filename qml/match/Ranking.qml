// Everyone of a match in the order in which they came out.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Panel {
    id: root

    required property Scoreboard board
    // All rows are laid out alike.
    readonly property bool stacked: Array.from({
            "length": rows.count
        }, (unused, i) => rows.itemAt(i) as RankRow).some(row => row.tight)

    padding: 1
    spacing: 0

    Repeater {
        id: rows

        model: root.board.standings

        RankRow {
            stacked: root.stacked
            width: root.width - 2
        }
    }
}
