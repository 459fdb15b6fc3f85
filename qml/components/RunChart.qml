// The run of a match: a line a person with the name at its end, and a dashed one at the target.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Flipside

Item {
    id: root

    required property var people // of a Scoreboard
    required property var runs // totals of each, from before the first round
    required property int target
    required property string told // the chart as a sentence
    readonly property int rounds: runs.length > 0 ? runs[0].length - 1 : 0
    readonly property int step: [10, 20, 50, 100, 200, 500, 1000].find(each => most / each <= 6) ?? 2000 // qmllint disable
    readonly property int most: Math.max(target, 10, ...runs.map(run => Math.max(...run)))
    readonly property real scaleWidth: 40
    readonly property real nameWidth: 104
    readonly property real plotWidth: width - scaleWidth - nameWidth
    readonly property real plotHeight: height - 34

    function xOf(round: int): real {
        return scaleWidth + (rounds > 0 ? plotWidth * round / rounds : 0);
    }

    function yOf(points: int): real {
        return 8 + plotHeight - plotHeight * points / most;
    }

    // Names at the ends of lines are moved apart where they would lie on each other.
    function labelY(person: int): real {
        const ends = runs.map((run, i) => ({
                        "i": i,
                        "y": yOf(run[rounds])
                    })).sort((a, b) => a.y - b.y);
        let lowest = -100;
        for (const end of ends) {
            end.y = Math.max(end.y, lowest + 20);
            lowest = end.y;
        }
        const over = Math.max(0, lowest - (height - 16));
        return ends.find(end => end.i === person).y - over;
    }

    Accessible.name: told
    Accessible.role: Accessible.Chart
    implicitHeight: 260

    Repeater {
        model: Math.floor(root.most / root.step) + 1

        Item {
            id: grid

            required property int index

            width: root.width
            y: root.yOf(index * root.step)

            Rectangle {
                color: Theme.line
                height: 1
                width: root.plotWidth
                x: root.scaleWidth
            }

            Label {
                color: Theme.ink2
                font.pixelSize: 12
                horizontalAlignment: Text.AlignRight
                text: grid.index * root.step
                width: root.scaleWidth - 8
                y: -height / 2
            }
        }
    }

    Repeater {
        model: Math.max(0, Math.ceil(root.plotWidth / 13))

        Rectangle {
            required property int index

            color: Theme.ink
            height: 2
            width: Math.min(8, root.scaleWidth + root.plotWidth - x)
            x: root.scaleWidth + index * 13
            y: root.yOf(root.target) - 1
        }
    }

    Repeater {
        model: root.rounds > 0 ? root.runs : []

        Item {
            id: line

            required property int index
            required property var modelData
            readonly property var person: root.people[index]
            readonly property color tone: Theme.person(person.shade, Theme.dark)

            anchors.fill: parent

            Shape {
                anchors.fill: parent
                layer.enabled: GraphicsInfo.api !== GraphicsInfo.Software
                layer.samples: 4

                ShapePath {
                    capStyle: ShapePath.RoundCap
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    strokeColor: line.tone
                    strokeWidth: line.person.leads ? 4 : 2

                    PathPolyline {
                        path: line.modelData.map((points, round) => Qt.point(root.xOf(round), root.yOf(points)))
                    }
                }
            }

            Repeater {
                model: root.rounds <= 20 ? line.modelData.slice(1) : []

                PlayerMark {
                    required property int index
                    required property int modelData

                    color: line.tone
                    height: 9
                    number: line.person.mark
                    width: 9
                    x: root.xOf(index + 1) - 4.5
                    y: root.yOf(modelData) - 4.5
                }
            }

            PlayerMark {
                color: line.tone
                height: 10
                number: line.person.mark
                width: 10
                x: root.width - root.nameWidth + 14
                y: endLabel.y + (endLabel.height - 10) / 2
            }

            Label {
                id: endLabel

                elide: Text.ElideRight
                font.bold: true
                font.pixelSize: 13
                text: line.person.name
                width: root.nameWidth - 32
                wrapMode: Text.NoWrap
                x: root.width - root.nameWidth + 30
                y: root.labelY(line.index) - height / 2
            }
        }
    }

    Repeater {
        model: root.rounds

        Label {
            required property int index
            readonly property int every: Math.ceil(root.rounds / 12)

            color: Theme.ink2
            font.pixelSize: 12
            text: index + 1
            visible: (index + 1) % every === 0
            x: root.xOf(index + 1) - width / 2
            y: root.height - 18
        }
    }
}
