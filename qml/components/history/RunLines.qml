// The run of a match in small: a line a person, the winner's thick and on top. It has no scale; the words beside it say
// the rest.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Chart {
    id: root

    required property var runs // totals of each, from the start
    required property var shades // the number of each one's color
    required property var winners // 1: won
    readonly property int most: runs.reduce((most, run) => Math.max(most, ...run), 1)
    readonly property real inset: 2 // for the round ends

    Repeater {
        model: root.runs

        ChartLine {
            required property int index
            required property list<int> modelData
            readonly property bool won: root.winners[index] === 1

            color: Theme.person(root.shades[index], Theme.dark)
            points: Plot.line(modelData, root.most, root.width - 2 * root.inset, root.height - 2 * root.inset)
            thickness: won ? 3 : 1.5
            x: root.inset
            y: root.inset
            z: won ? 1 : 0
        }
    }
}
