// A match as a picture to be shared: the result, everyone, the run.
import QtQuick
import Flipside.Controls
import Flipside.Match

Rectangle {
    id: root

    required property Scoreboard board
    property alias density: chart.density

    border.color: Theme.line
    border.width: 1
    color: Theme.page
    implicitHeight: column.implicitHeight + 36
    radius: 18

    Column {
        id: column

        spacing: 12
        width: parent.width - 32
        x: 16
        y: 18

        Item {
            height: Math.ceil(Math.max(mark.height, rule.height)) // no line below it falls between two pixels
            width: parent.width

            WordMark {
                id: mark

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink
                objectName: "sharedMark"
                height: width * 78 / 282
                width: 96
            }

            Label {
                id: rule

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink2
                font.pixelSize: Type.caption
                horizontalAlignment: Text.AlignRight
                text: root.board.rule
                width: parent.width - mark.width - 16
                x: mark.width + 16
            }
        }

        Label {
            font.bold: true
            font.pixelSize: Type.hero
            horizontalAlignment: Text.AlignHCenter
            text: root.board.over ? root.board.result : root.board.leader
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            horizontalAlignment: Text.AlignHCenter
            text: root.board.length
            width: parent.width
        }

        Ranking {
            board: root.board
            width: parent.width
        }

        RunChart {
            id: chart

            board: root.board
            objectName: "sharedRun"
            width: parent.width
        }
    }
}
