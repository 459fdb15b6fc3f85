// Who leads or won, what would end the match, and the best total.
import QtQuick
import Flipside

Panel {
    id: root

    required property Scoreboard board
    readonly property bool stacked: Type.large

    kind: Panel.Kind.Quiet

    Item {
        height: root.stacked ? words.implicitHeight + best.height + 12 : Math.max(words.implicitHeight, best.height, 44)
        width: parent.width

        Crown {
            id: crown

            visible: root.board.count > 0
            width: 28
            y: root.stacked ? best.y + (best.height - height) / 2 : (parent.height - height) / 2
        }

        Column {
            id: words

            spacing: 2
            width: (best.visible && !root.stacked ? best.x - 12 : parent.width) - x
            x: crown.visible && !root.stacked ? 44 : 0
            y: root.stacked ? 0 : (parent.height - height) / 2

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                font.bold: true
                font.pixelSize: Type.title
                objectName: "leader"
                text: root.board.over ? root.board.result : root.board.leader
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                objectName: "ending"
                text: root.board.ending
                visible: text.length > 0
                width: parent.width
            }
        }

        PenNumber {
            id: best

            color: Theme.dark ? Theme.go : Theme.ink
            size: 42
            text: root.board.best.toLocaleString(Qt.locale(Language.locale), "f", 0)
            visible: root.board.count > 0
            x: root.stacked ? 44 : parent.width - width
            y: root.stacked ? parent.height - height : (parent.height - height) / 2
        }
    }
}
