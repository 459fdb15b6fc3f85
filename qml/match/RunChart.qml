// The totals of a match round by round: a line a person with the name at its end, and a dashed one at the target. Names
// that found no room there are led to.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Item {
    id: root

    required property Scoreboard board
    readonly property StandingsModel people: board.standings
    readonly property int most: Math.max(board.target, people.most)
    readonly property int step: Plot.step(most, 5)
    readonly property real lineHeight: Math.ceil(Type.small * 1.4)
    readonly property real head: lineHeight / 2
    readonly property real scaleWidth: Math.ceil(scaleSize.advanceWidth) + 12
    readonly property real nameWidth: Math.min(width * 0.4, longest)
    readonly property real lead: Array.from(people.totals).some(isNameMoved) ? 28 : 0 // for lines to the names
    readonly property real plotWidth: width - scaleWidth - nameWidth - 12 - lead
    readonly property real plotHeight: height - head - lineHeight - 14
    readonly property int mostNumbers: Math.max(1, Math.floor(plotWidth / (roundSize.advanceWidth + 26)))
    readonly property int everyRound: Plot.step(people.rounds, mostNumbers)
    readonly property list<real> nameYs: Plot.labels(people.totals, most, plotHeight, lineHeight)
    property real longest: 0 // of the names
    property alias density: chart.density

    function nameY(index: int): real {
        return head + (nameYs[index] ?? 0);
    }

    // Away from the end of the line that it belongs to.
    function isNameMoved(total: int, index: int): bool {
        return Math.abs(yOf(total) - nameY(index)) > lineHeight;
    }

    function xOf(round: int): real {
        return scaleWidth + plotWidth * round / Math.max(1, people.rounds);
    }

    function yOf(points: int): real {
        return head + plotHeight - plotHeight * points / most;
    }

    Accessible.name: board.runText
    Accessible.role: Accessible.Chart
    implicitHeight: Math.max(280, people.count * lineHeight + 2 * lineHeight + 20)

    TextMetrics {
        id: scaleSize

        font.bold: true
        font.pixelSize: Type.caption
        text: root.most.toLocaleString(Qt.locale(Language.locale), "f", 0)
    }

    TextMetrics {
        id: roundSize

        font.pixelSize: Type.caption
        text: root.people.rounds
    }

    Repeater {
        model: Math.floor(root.most / root.step) + 1

        Item {
            id: grid

            required property int index
            readonly property int points: index * root.step

            width: root.width
            y: root.yOf(points)

            Rectangle {
                color: Theme.line
                height: 1
                objectName: "grid" + grid.points
                visible: scaleLabel.visible
                width: root.plotWidth
                x: root.scaleWidth
            }

            // None so close to the target's that the two were taken for each other.
            Label {
                id: scaleLabel

                color: Theme.ink2
                font.pixelSize: Type.caption
                horizontalAlignment: Text.AlignRight
                text: grid.points.toLocaleString(Qt.locale(Language.locale), "f", 0)
                visible: Math.abs(grid.y - targetLabel.y - targetLabel.height / 2) >= targetLabel.height
                width: root.scaleWidth - 8
                y: -height / 2
            }
        }
    }

    Label {
        id: targetLabel

        font.bold: true
        font.pixelSize: Type.caption
        horizontalAlignment: Text.AlignRight
        text: root.board.target.toLocaleString(Qt.locale(Language.locale), "f", 0)
        width: root.scaleWidth - 8
        y: root.yOf(root.board.target) - height / 2
    }

    Chart {
        id: chart

        anchors.fill: parent

        ChartLine {
            readonly property real y0: Math.round(root.yOf(root.board.target))

            color: Theme.ink
            dashed: true
            points: [Qt.point(root.scaleWidth, y0), Qt.point(root.scaleWidth + root.plotWidth, y0)]
        }

        Repeater {
            model: root.people

            ChartLine {
                required property int colorIndex
                required property bool leads
                required mark
                required property list<int> run

                color: Theme.person(colorIndex, Theme.dark)
                markSize: leads ? 11 : 8
                points: Plot.line(run, root.most, root.plotWidth, root.plotHeight)
                thickness: leads ? 4 : 2
                x: root.scaleWidth
                y: root.head
                z: leads ? 1 : 0
            }
        }

        Repeater {
            model: root.lead > 0 ? root.people : null

            ChartLine {
                required property int index
                required property int colorIndex
                required property int total
                readonly property real from: root.scaleWidth + root.plotWidth

                color: Theme.person(colorIndex, Theme.dark)
                objectName: "lead" + index
                points: [Qt.point(from + 8, root.yOf(total)), Qt.point(from + root.lead + 8, root.nameY(index))]
                thickness: 1
            }
        }
    }

    Repeater {
        model: root.people

        Item {
            id: person

            required property int colorIndex
            required property int index
            required property int mark
            required property string name
            readonly property real length: 18 + Math.ceil(size.advanceWidth) // where there is room

            width: root.nameWidth
            x: root.width - width
            y: root.nameY(index)

            onLengthChanged: root.longest = Math.max(root.longest, length)

            TextMetrics {
                id: size

                font: nameLabel.font
                text: person.name
            }

            PlayerMark {
                color: Theme.person(person.colorIndex, Theme.dark)
                height: 10
                number: person.mark
                width: 10
                y: -5
            }

            NameLabel {
                id: nameLabel

                font.bold: true
                font.pixelSize: Type.small
                text: person.name
                width: person.width - x
                x: 16
                y: -height / 2
            }
        }
    }

    Repeater {
        model: root.board

        Row {
            required property int index
            required property int number
            required property int side

            spacing: 1
            visible: index < root.people.rounds && number % root.everyRound === 0
            x: root.xOf(number) - width / 2
            y: root.height - height

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink2
                height: 12
                name: parent.side === Card.Dark ? Icon.Moon : Icon.Sun
                visible: parent.side >= 0
                width: 12
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.caption
                text: parent.number
            }
        }
    }
}
