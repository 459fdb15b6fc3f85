// A match in a list: who won, with whom, when and where; the side of each round, and how it went in small.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History

Tappable {
    id: root

    required property string title
    required property string company
    required property string where
    required property string when
    required property bool won
    required property bool running
    required property list<bool> sides
    property alias runs: lines.model // totals of each, from the start
    required property int highest // of all totals
    required property string runText
    required property list<int> marks
    required property list<int> colorIndexes
    required property list<int> winners // 1: won
    readonly property real chartWidth: lines.count > 0 && !Type.large ? Math.min(150, width * 0.26) : 0

    Accessible.description: company + ", " + when + (where.length > 0 ? ", " + where : "")
    implicitHeight: words.height + 32
    implicitWidth: 320
    text: title

    Rectangle {
        anchors.fill: parent
        border.color: root.running ? Theme.ink : Theme.line
        border.width: root.running ? 2 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }

    Icon {
        color: root.won ? Theme.crown : Theme.ink2
        height: 20
        name: root.won ? Icon.Crown : [Icon.Clock, Icon.Play][Number(root.running)]
        width: 20
        x: 18
        y: 20
    }

    Column {
        id: words

        spacing: 3
        width: root.width - x - 18
        x: 50
        y: 16

        Item {
            height: Type.large ? whenLabel.y + whenLabel.height : Math.max(titleLabel.height, whenLabel.height)
            width: parent.width

            TitleLabel {
                id: titleLabel

                font.bold: true
                size: Type.row
                text: root.title
                width: parent.width - (Type.large ? 0 : whenLabel.width + 12)
            }

            Label {
                id: whenLabel

                color: Theme.ink2
                font.pixelSize: Type.second
                text: root.when
                x: Type.large ? 0 : parent.width - width
                y: Type.large ? titleLabel.height + 3 : 0
            }
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.company
            visible: text.length > 0
            width: parent.width - root.chartWidth - (root.chartWidth > 0 ? 12 : 0)
        }

        Label {
            color: Theme.ink2
            elide: Text.ElideRight
            font.pixelSize: Type.small
            maximumLineCount: 2
            text: root.where
            visible: text.length > 0
            width: parent.width - root.chartWidth - (root.chartWidth > 0 ? 12 : 0)
        }

        Item {
            height: root.sides.length > 0 || root.chartWidth > 0 ? 32 : 0 // the chart's too
            width: parent.width

            SideChips {
                room: parent.width - root.chartWidth - 12
                sides: root.sides
                y: 8
            }
        }
    }

    // The run in small: a line a person with the mark at its end, the winner's thick and on top.
    Chart {
        id: chart

        readonly property real inset: 4 // for the marks at the ends

        Accessible.name: root.runText
        Accessible.role: Accessible.Chart
        anchors.bottom: parent.bottom
        anchors.margins: 18
        anchors.right: parent.right
        anchors.top: words.top
        anchors.topMargin: titleLabel.height + 8
        visible: root.chartWidth > 0
        width: root.chartWidth

        Repeater {
            id: lines

            ChartLine {
                required property int index
                required property list<int> modelData
                readonly property bool won: root.winners[index] === 1

                color: Theme.person(root.colorIndexes[index], Theme.dark)
                mark: root.marks[index]
                markOnlyAtEnd: true
                markSize: 8
                points: Plot.line(modelData, root.highest, chart.width - 2 * x, chart.height - 2 * y)
                thickness: won ? 3 : 1.5
                x: chart.inset
                y: chart.inset
                z: won ? 1 : 0
            }
        }
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
