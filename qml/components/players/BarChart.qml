// Bars side by side, each with its number above and its name below; the part that counts is filled.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property var bars // label, value, part
    required property string told // the chart as a sentence
    readonly property int most: Math.max(1, ...bars.map(bar => bar.value))
    readonly property real pitch: bars.length > 0 ? width / bars.length : width
    readonly property real barWidth: Math.floor(Math.min(40, pitch - 6))
    readonly property real foot: Math.round(height - Type.caption - 10)
    readonly property real head: Type.caption + 6

    function tall(value: int): real {
        return Math.round((foot - head) * value / most);
    }

    Accessible.name: told
    Accessible.role: Accessible.Chart
    implicitHeight: 150

    Rectangle {
        color: Theme.line
        height: 1
        width: parent.width
        y: root.foot
    }

    Chart {
        anchors.fill: parent

        Repeater {
            model: root.bars

            Item {
                id: column

                required property int index
                required property var modelData

                height: root.foot
                width: root.barWidth
                x: Math.round(index * root.pitch + (root.pitch - width) / 2)

                ChartBar {
                    edge: Theme.edge
                    fill: Theme.table
                    height: root.tall(column.modelData.value)
                    visible: column.modelData.value > 0
                    width: parent.width
                    y: root.foot - height
                }

                ChartBar {
                    fill: Theme.ink
                    height: root.tall(column.modelData.part)
                    visible: column.modelData.part > 0
                    width: parent.width
                    y: root.foot - height
                }
            }
        }
    }

    Repeater {
        model: root.bars

        Item {
            id: bar

            required property int index
            required property var modelData

            width: root.barWidth
            x: index * root.pitch + (root.pitch - width) / 2

            Label {
                color: Theme.ink2
                font.pixelSize: Math.min(Type.caption, 16)
                horizontalAlignment: Text.AlignHCenter
                text: bar.modelData.value > 0 ? bar.modelData.value : ""
                width: root.pitch
                wrapMode: Text.NoWrap
                x: (parent.width - width) / 2
                y: root.foot - root.tall(bar.modelData.value) - height - 2
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Math.min(Type.caption, 16)
                horizontalAlignment: Text.AlignHCenter
                text: bar.modelData.label
                width: root.pitch
                wrapMode: Text.NoWrap
                x: (parent.width - width) / 2
                y: root.foot + 4
            }
        }
    }
}
