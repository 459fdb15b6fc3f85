// Bars side by side, each with its number above and its name below; the part that counts is filled.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property ValueModel bars // MonthFigures
    required property string sentence
    readonly property real pitch: bars.count > 0 ? width / bars.count : width
    readonly property real barWidth: Math.floor(Math.min(40, pitch - 6))
    readonly property real foot: Math.round(height - Type.caption - 10)
    readonly property real head: Type.caption + 6

    function heightOf(share: real): real {
        return Math.round((foot - head) * share);
    }

    Accessible.name: sentence
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
                required property real share
                required property real wonShare

                height: root.foot
                width: root.barWidth
                x: Math.round(index * root.pitch + (root.pitch - width) / 2)

                ChartBar {
                    edge: Theme.edge
                    fill: Theme.table
                    height: root.heightOf(column.share)
                    visible: column.share > 0
                    width: parent.width
                    y: root.foot - height
                }

                ChartBar {
                    fill: Theme.ink
                    height: root.heightOf(column.wonShare)
                    visible: column.wonShare > 0
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
            required property string label
            required property int matches
            required property real share

            width: root.barWidth
            x: index * root.pitch + (root.pitch - width) / 2

            Label {
                color: Theme.ink2
                font.pixelSize: Math.min(Type.caption, 16)
                horizontalAlignment: Text.AlignHCenter
                text: bar.matches > 0 ? bar.matches : ""
                width: root.pitch
                wrapMode: Text.NoWrap
                x: (parent.width - width) / 2
                y: root.foot - root.heightOf(bar.share) - height - 2
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Math.min(Type.caption, 16)
                horizontalAlignment: Text.AlignHCenter
                text: bar.label
                width: root.pitch
                wrapMode: Text.NoWrap
                x: (parent.width - width) / 2
                y: root.foot + 4
            }
        }
    }
}
