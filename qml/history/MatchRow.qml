// A match in a list: who won, with whom, when and where; the side of each round, and how it went in small.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History

Tappable {
    id: root

    required property historyMatch match
    readonly property bool charted: match.runs.length > 0 && !Type.large

    Accessible.description: match.company + ", " + match.when + (match.where.length > 0 ? ", " + match.where : "")
    horizontalPadding: 18
    implicitWidth: 320
    text: match.title
    verticalPadding: 16

    background: Rectangle {
        border.color: root.match.running ? Theme.ink : Theme.line
        border.width: root.match.running ? 2 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }
    contentItem: RowLayout {
        spacing: 12

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: 20
            Layout.preferredWidth: 20
            Layout.topMargin: 4
            color: root.match.won ? Theme.crown : Theme.ink2
            name: {
                if (root.match.won)
                    return Icon.Crown;
                return root.match.running ? Icon.Play : Icon.Clock;
            }
        }

        ColumnLayout {
            spacing: 3

            GridLayout {
                columnSpacing: 12
                columns: Type.large ? 1 : 2
                rowSpacing: 3

                TitleLabel {
                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    font.bold: true
                    size: Type.row
                    text: root.match.title
                }

                Label {
                    Layout.alignment: Qt.AlignTop
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.match.when
                }
            }

            RowLayout {
                spacing: 12

                ColumnLayout {
                    Layout.alignment: Qt.AlignTop
                    spacing: 3

                    Label {
                        Layout.fillWidth: true
                        color: Theme.ink2
                        font.pixelSize: Type.second
                        text: root.match.company
                        visible: text.length > 0
                    }

                    Label {
                        Layout.fillWidth: true
                        color: Theme.ink2
                        elide: Text.ElideRight
                        font.pixelSize: Type.small
                        maximumLineCount: 2
                        text: root.match.where
                        visible: text.length > 0
                    }

                    SideChips {
                        Layout.fillWidth: true
                        Layout.minimumHeight: 24
                        Layout.topMargin: 8
                        room: width
                        sides: root.match.sides
                        visible: sides.length > 0 || root.charted // the chart's height
                    }
                }

                // A line a player with the mark at its end, the winner's thick and on top.
                Chart {
                    Accessible.name: root.match.runText
                    Accessible.role: Accessible.Chart
                    Layout.bottomMargin: 2
                    Layout.fillHeight: true
                    Layout.preferredWidth: Math.min(150, root.width * 0.26)
                    Layout.topMargin: 5
                    visible: root.charted

                    Repeater {
                        model: root.match.runs

                        ChartLine {
                            required property playerRun modelData

                            color: Theme.person(modelData.colorIndex, Theme.dark)
                            mark: modelData.mark
                            markOnlyAtEnd: true
                            markSize: 8
                            points: Plot.line(modelData.totals, root.match.highest, width, height)
                            thickness: modelData.won ? 3 : 1.5
                            anchors.fill: parent
                            anchors.margins: 4 // for the marks at the ends
                            z: modelData.won ? 1 : 0
                        }
                    }
                }
            }
        }
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
