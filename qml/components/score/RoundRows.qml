// The table of rounds with a row a round and a column a person.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property Scoreboard board
    required property real headLeast
    readonly property real headWidth: Math.max(headLeast, Math.min(230 * Type.scale, width - board.people.count * Math.max(100 * Type.scale, longestName + 30))) // what the names leave
    property real longestName: 0
    property int mostGained: 0
    readonly property real columnWidth: (width - headWidth) / Math.max(1, board.people.count)

    signal chosen(int round)

    Row {
        x: root.headWidth

        Repeater {
            model: root.board.people

            Item {
                id: head

                required property string name
                required property int mark
                required property int shade

                height: Math.max(40, Type.small * 1.4 + 16)
                width: root.columnWidth

                Row {
                    anchors.centerIn: parent
                    spacing: 6

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.person(head.shade, Theme.dark)
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
            small: root.columnWidth < 56 && root.mostGained > 99
            width: root.width

            onClicked: root.chosen(number)
            onMostChanged: root.mostGained = Math.max(root.mostGained, most)
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

                height: Math.max(56, totalNumber.height + 16)
                width: root.columnWidth

                PenNumber {
                    id: totalNumber

                    //: How many points somebody has; %1 is the name, %2 the number.
                    Accessible.name: qsTr("%1: %2").arg(sum.name).arg(sum.total.toLocaleString(Qt.locale(Language.locale), "f", 0))
                    Accessible.role: Accessible.StaticText
                    anchors.centerIn: parent
                    color: Theme.ink
                    size: Math.round(24 * Type.penScale)
                    text: sum.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
                }
            }
        }
    }
}
