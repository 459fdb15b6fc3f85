// The table of rounds with a row for each round and a column for each person.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell

Column {
    id: root

    required property Scoreboard board
    readonly property real headWidth: ScoreLayout.headWidth(width, Type.scale, board.people.count, longestName)
    property real longestName: 0
    readonly property real columnWidth: (width - headWidth) / Math.max(1, board.people.count)

    Row {
        leftPadding: root.headWidth

        Repeater {
            model: root.board.people

            Item {
                id: head

                required property string name
                required property int mark
                required property int colorIndex

                height: Math.max(40, Type.small * 1.4 + 16)
                width: root.columnWidth

                Row {
                    anchors.centerIn: parent
                    spacing: 6

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.person(head.colorIndex, Theme.dark)
                        height: 10
                        number: head.mark
                        width: 10
                    }

                    NameLabel {
                        brokenSize: Math.max(smallest, Math.round(size * 0.9))
                        font.bold: true
                        lines: 2
                        size: Type.small
                        text: head.name
                        width: Math.min(Math.ceil(oneLine) + 2, head.width - 22)

                        onOneLineChanged: root.longestName = Math.max(root.longestName, oneLine)
                    }
                }
            }
        }
    }

    Repeater {
        model: root.board

        RoundRow {
            columnWidth: root.columnWidth
            headWidth: root.headWidth
            objectName: "round" + number
            small: root.columnWidth < 56 && root.board.mostGained > 99
            width: root.width

            onClicked: Navigator.showCorrection(root.board.match, number)
        }
    }

    Rectangle {
        color: Theme.ink
        height: 2
        width: parent.width
    }

    Row {
        Label {
            font.bold: true
            font.pixelSize: Type.second
            height: Math.max(56, implicitHeight + 16)
            //: Before the totals of all players.
            text: qsTr("Total")
            verticalAlignment: Text.AlignVCenter
            width: root.headWidth
        }

        Repeater {
            model: root.board.people

            Item {
                id: sum

                required property string name
                required property int total
                readonly property string points: total.toLocaleString(Qt.locale(Language.locale), "f", 0)

                height: Math.max(56, totalNumber.height + 16)
                width: root.columnWidth

                PenNumber {
                    id: totalNumber

                    //: How many points somebody has; %1 is the name, %2 the number.
                    Accessible.name: qsTr("%1: %2").arg(sum.name).arg(sum.points)
                    Accessible.role: Accessible.StaticText
                    anchors.centerIn: parent
                    color: Theme.ink
                    size: Math.round(24 * Type.penScale)
                    text: sum.points
                }
            }
        }
    }
}
