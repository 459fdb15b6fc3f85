// One person in the chart of a match: the line with the person's mark at every round, and the name at its end.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property int index
    required property string name
    required property int mark
    required property int shade
    required property bool leads
    required property list<int> run
    required property int most // at the top of the plot
    required property point origin // the plot's upper left corner
    required property size plot
    required property real nameX
    required property real nameY
    readonly property color tone: Theme.person(shade, Theme.dark)
    readonly property real nameLength: nameSize.advanceWidth

    anchors.fill: parent

    TextMetrics {
        id: nameSize

        font: endLabel.font
        text: root.name
    }

    RunTrace {
        color: root.tone
        height: root.plot.height + thickness
        most: root.most
        run: root.run
        thickness: root.leads ? 4 : 2
        visible: root.run.length > 1
        width: root.plot.width + thickness
        x: root.origin.x - thickness / 2
        y: root.origin.y - thickness / 2
    }

    Repeater {
        model: root.run.length <= 21 ? root.run : []

        PlayerMark {
            required property int index
            required property int modelData

            color: root.tone
            height: width
            number: root.mark
            visible: index > 0
            width: root.leads ? 11 : 8
            x: root.origin.x + root.plot.width * index / Math.max(1, root.run.length - 1) - width / 2
            y: root.origin.y + root.plot.height - root.plot.height * modelData / root.most - height / 2
        }
    }

    PlayerMark {
        color: root.tone
        height: 10
        number: root.mark
        width: 10
        x: root.nameX
        y: root.nameY - 5
    }

    NameLabel {
        id: endLabel

        font.bold: true
        font.pixelSize: Type.small
        text: root.name
        width: root.width - x
        x: root.nameX + 16
        y: root.nameY - height / 2
    }
}
