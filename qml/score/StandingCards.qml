// Everyone's total and distance side by side, best first, for windows with room for it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell

Grid {
    id: root

    required property Scoreboard board
    readonly property real cardWidth: (width - (columns - 1) * columnSpacing) / Math.max(1, columns)

    columnSpacing: 12
    columns: ScoreLayout.cardColumns(width, Type.scale, board.standings.count)
    rowSpacing: 12

    Repeater {
        model: root.board.standings

        Rectangle {
            id: card

            required property string name
            required property int mark
            required property int colorIndex
            required property int total
            required property int toGo
            required property bool leads
            required property bool seated

            Accessible.description: distance.visible ? distance.text : ""
            Accessible.name: qsTr("%1: %2").arg(name).arg(total.toLocaleString(Qt.locale(Language.locale), "f", 0))
            Accessible.role: Accessible.StaticText
            border.color: leads ? Theme.ink : Theme.line
            border.width: leads ? 2 : 1
            color: leads ? Theme.table : Theme.sheet
            height: content.implicitHeight + 24
            objectName: "standing" + name
            opacity: seated ? 1 : 0.6
            radius: 18
            width: root.cardWidth

            Column {
                id: content

                anchors.fill: parent
                anchors.margins: 16
                anchors.topMargin: 12
                spacing: 6

                Row {
                    spacing: 8
                    width: parent.width

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.person(card.colorIndex, Theme.dark)
                        height: 12
                        number: card.mark
                        width: 12
                    }

                    NameLabel {
                        font.bold: true
                        text: card.name
                        width: Math.min(implicitWidth, parent.width - 20 - (card.leads ? 26 : 0))
                    }

                    Crown {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: card.leads
                    }
                }

                Flow {
                    spacing: 10
                    width: parent.width

                    PenNumber {
                        id: number

                        color: Theme.ink
                        size: Math.round(34 * Type.penScale)
                        text: card.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
                    }

                    Label {
                        id: distance

                        color: Theme.ink2
                        font.pixelSize: Type.small
                        height: implicitWidth + number.width + 10 <= content.width ? number.height : implicitHeight
                        text: card.seated ? qsTr("%n to go", "", card.toGo) : qsTr("has left")
                        verticalAlignment: Text.AlignBottom
                        visible: !(root.board.over || root.board.tally) || !card.seated
                        width: Math.min(implicitWidth, content.width)
                    }
                }
            }
        }
    }
}
