// Who leads or won, what would end the match, and the best total.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Panel {
    id: root

    required property Scoreboard board

    kind: Panel.Kind.Quiet

    GridLayout {
        id: grid

        readonly property bool stacked: Type.large // the words have a row of their own

        columnSpacing: 12
        columns: 3
        rowSpacing: 12
        width: parent.width

        Crown {
            Layout.column: 0
            Layout.preferredHeight: 28
            Layout.preferredWidth: 28
            Layout.rightMargin: 4
            Layout.row: grid.stacked ? 1 : 0
            visible: root.board.count > 0
        }

        ColumnLayout {
            Layout.column: grid.stacked ? 0 : 1
            Layout.columnSpan: grid.stacked ? 3 : 1
            Layout.minimumHeight: grid.stacked ? 0 : 44
            Layout.row: 0
            spacing: 2

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: Type.title
                objectName: "leader"
                text: root.board.over ? root.board.result : root.board.leader
            }

            Label {
                Layout.fillWidth: true
                color: Theme.ink2
                font.pixelSize: Type.second
                objectName: "ending"
                text: root.board.ending
                visible: text.length > 0
            }
        }

        PenNumber {
            Layout.column: grid.stacked ? 1 : 2
            Layout.row: grid.stacked ? 1 : 0
            color: Theme.dark ? Theme.go : Theme.ink
            size: 42
            text: root.board.best.toLocaleString(Qt.locale(Language.locale), "f", 0)
            visible: root.board.count > 0
        }
    }
}
