// Two people against each other: rounds won by each, as a bar that is filled as far as they are the page's owner's.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Tappable {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    required property int won
    required property int lost
    required property string detail
    readonly property bool stacked: Type.large // the bar below the name

    Accessible.description: detail
    bottomPadding: 8
    implicitHeight: Math.max(56, Math.ceil(implicitContentHeight) + topPadding + bottomPadding)
    //: Two people against each other: %1 is the other's name, %2 and %3 the rounds that each has won.
    text: qsTr("%1: %2 to %3").arg(name).arg(won).arg(lost)
    topPadding: 6

    background: Rectangle {
        color: Theme.table
        radius: 12
        visible: root.down
    }
    contentItem: GridLayout {
        columnSpacing: 8
        columns: root.stacked ? 2 : 3
        rowSpacing: 2

        PlayerMark {
            Layout.preferredHeight: 12
            Layout.preferredWidth: 12
            color: Theme.person(root.colorIndex, Theme.dark)
            number: root.mark
        }

        NameLabel {
            Layout.fillWidth: root.stacked
            Layout.preferredWidth: Math.min(150, root.width * 0.36) - 8
            font.bold: true
            lines: root.stacked ? 1 : 2
            objectName: "rival"
            text: root.name
        }

        RowLayout {
            Layout.column: root.stacked ? 1 : 2
            Layout.fillWidth: true
            Layout.row: root.stacked ? 1 : 0
            spacing: 10

            PenNumber {
                Layout.rightMargin: Math.max(0, 26 - implicitWidth)
                color: Theme.ink
                size: 18
                text: root.won
            }

            Chart {
                Layout.fillWidth: true
                Layout.preferredHeight: 14

                ChartBar {
                    anchors.fill: parent
                    edge: Theme.edge
                    edgeWidth: 2
                    fill: Theme.sheet
                    radius: 7
                }

                ChartBar {
                    fill: Theme.ink
                    height: parent.height
                    objectName: "share"
                    radius: 7
                    visible: root.won > 0
                    width: Math.max(14, Math.round(parent.width * root.won / Math.max(1, root.won + root.lost)))
                }
            }

            PenNumber {
                Layout.rightMargin: Math.max(0, 36 - implicitWidth)
                color: Theme.ink
                size: 18
                text: root.lost
            }
        }

        Label {
            Layout.column: 1
            Layout.columnSpan: root.stacked ? 1 : 2
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.row: root.stacked ? 2 : 1
            color: Theme.ink2
            font.pixelSize: Type.small
            text: root.detail
        }
    }

    FocusRing {
        visible: root.visualFocus
    }
}
