// So many of so many: a box each, filled and marked where it came true; beyond twenty, a bar.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Column {
    id: root

    required property string text
    required property int done
    required property int all
    property bool good: true // for whom it is told
    readonly property color fill: good ? Theme.ok : Theme.bad

    spacing: 6

    Label {
        color: Theme.ink2
        text: root.text
        width: parent.width
    }

    Flow {
        spacing: 4
        visible: root.all > 0 && root.all <= 20
        width: parent.width

        Repeater {
            model: root.all <= 20 ? root.all : 0

            Rectangle {
                required property int index

                border.color: Theme.edge
                border.width: index < root.done ? 0 : 2
                color: index < root.done ? root.fill : "transparent"
                height: 16
                radius: 5
                width: 24

                Icon {
                    anchors.centerIn: parent
                    color: Theme.sheet
                    height: 10
                    name: root.good ? Icon.Check : Icon.Cross
                    pen: 12
                    visible: parent.index < root.done
                    width: 10
                }
            }
        }
    }

    Chart {
        height: 16
        visible: root.all > 20
        width: parent.width

        ChartBar {
            edge: Theme.edge
            edgeWidth: 2
            fill: Theme.sheet
            height: parent.height
            radius: 8
            width: parent.width
        }

        ChartBar {
            fill: root.fill
            height: parent.height
            radius: 8
            visible: root.done > 0
            width: root.all > 0 ? Math.max(10, Math.round(parent.width * root.done / root.all)) : 0
        }
    }
}
