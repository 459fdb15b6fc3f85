// Rounds by players: side, dealer and what each round gave; a tap on a round opens it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Flickable {
    id: root

    required property Scoreboard board
    readonly property int columns: board.people.length
    readonly property real headWidth: 118
    readonly property real columnWidth: Math.max(64, (width - headWidth) / Math.max(1, columns))

    signal chosen(int round)

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: rows.implicitHeight
    contentWidth: headWidth + columns * columnWidth
    flickableDirection: Flickable.HorizontalFlick
    implicitHeight: rows.implicitHeight
    interactive: contentWidth > width

    Column {
        id: rows

        width: root.contentWidth

        Row {
            height: 44
            x: root.headWidth

            Repeater {
                model: root.board.people

                Item {
                    id: head

                    required property var modelData

                    height: 44
                    width: root.columnWidth

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.person(head.modelData.shade, Theme.dark)
                        height: 10
                        number: head.modelData.mark
                        width: 10
                        x: Math.max(2, (parent.width - headName.width) / 2 - 8)
                    }

                    Label {
                        id: headName

                        anchors.verticalCenter: parent.verticalCenter
                        elide: Text.ElideRight
                        font.bold: true
                        font.pixelSize: 13
                        text: head.modelData.name
                        width: Math.min(implicitWidth, parent.width - 18)
                        wrapMode: Text.NoWrap
                        x: Math.max(16, (parent.width - width) / 2 + 8)
                    }
                }
            }
        }

        Repeater {
            model: root.board

            ScoreRound {
                columnWidth: root.columnWidth
                headWidth: root.headWidth
                objectName: "round" + number
                width: rows.width

                onClicked: root.chosen(number)
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
                font.pixelSize: 14
                height: 56
                //: Before the totals of all players.
                text: qsTr("Total")
                verticalAlignment: Text.AlignVCenter
                width: root.headWidth
                wrapMode: Text.NoWrap
            }

            Repeater {
                model: root.board.people

                Item {
                    id: sum

                    required property var modelData

                    height: 56
                    width: root.columnWidth

                    PenNumber {
                        Accessible.name: sum.modelData.name + " " + text
                        Accessible.role: Accessible.StaticText
                        anchors.centerIn: parent
                        color: Theme.ink
                        size: 24
                        text: sum.modelData.total
                    }
                }
            }
        }
    }
}
