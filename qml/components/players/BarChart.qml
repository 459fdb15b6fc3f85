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
    readonly property real barWidth: Math.min(40, pitch - 6)
    readonly property real foot: height - Type.caption - 10
    readonly property real head: Type.caption + 6

    function tall(value: int): real {
        return (foot - head) * value / most;
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

    Repeater {
        model: root.bars

        Item {
            id: bar

            required property int index
            required property var modelData

            height: root.height
            width: root.barWidth
            x: index * root.pitch + (root.pitch - width) / 2

            Rectangle {
                border.color: Theme.edge
                border.width: 1
                color: Theme.table
                height: root.tall(bar.modelData.value)
                radius: Math.min(6, height / 2)
                visible: bar.modelData.value > 0
                width: parent.width
                y: root.foot - height
            }

            Rectangle {
                color: Theme.ink
                height: root.tall(bar.modelData.part)
                radius: Math.min(6, height / 2)
                visible: bar.modelData.part > 0
                width: parent.width
                y: root.foot - height
            }

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
