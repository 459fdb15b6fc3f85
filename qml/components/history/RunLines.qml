// The run of a match in small: a line a person with the mark at its end, the winner's thick and on top. It has no scale;
// the words beside it say the rest.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Chart {
    id: root

    required property var runs // totals of each, from the start
    required property var marks // the number of each one's mark
    required property var shades // the number of each one's color
    required property var winners // 1: won
    readonly property int most: runs.reduce((most, run) => Math.max(most, ...run), 1)
    readonly property real inset: 4 // for the marks at the ends

    Accessible.role: Accessible.Chart

    Repeater {
        model: root.runs

        ChartLine {
            required property int index
            required property list<int> modelData
            readonly property bool won: root.winners[index] === 1

            color: Theme.person(root.shades[index], Theme.dark)
            mark: root.marks[index]
            markOnlyAtEnd: true
            markSize: 8
            points: Plot.line(modelData, root.most, root.width - 2 * root.inset, root.height - 2 * root.inset)
            thickness: won ? 3 : 1.5
            x: root.inset
            y: root.inset
            z: won ? 1 : 0
        }
    }
}
