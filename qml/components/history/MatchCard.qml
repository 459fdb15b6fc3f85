// A match in a list: who won, with whom, when and where; the side of each round, and how it went in small.
import QtQuick
import Flipside

Tappable {
    id: root

    required property string title
    required property string company
    required property string where
    required property string when
    required property bool won
    required property bool running
    required property var sides
    required property var runs
    required property string runText
    required property var marks
    required property var shades
    required property var winners
    readonly property real chartWidth: runs.length > 0 && !Type.large ? Math.min(150, width * 0.26) : 0

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
        name: root.won ? Icon.Crown : root.running ? Icon.Play : Icon.Clock
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

            SideRow {
                room: parent.width - root.chartWidth - 12
                sides: root.sides
                y: 8
            }
        }
    }

    RunLines {
        Accessible.name: root.runText
        height: Math.max(24, root.height - y - 18)
        marks: root.marks
        runs: root.runs
        shades: root.shades
        visible: root.chartWidth > 0
        width: root.chartWidth
        winners: root.winners
        x: root.width - width - 18
        y: 16 + titleLabel.height + 8
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
