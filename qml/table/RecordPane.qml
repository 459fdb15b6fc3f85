// Beside a wide table: the score as bars, what happened, and the field for typed calls.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Rectangle {
    id: root

    required property LiveMatch match
    required property TableActions actions
    readonly property alias typed: typedField
    readonly property int most: Math.max(1, match.table.setup.target)

    color: Theme.sheet

    Scoreboard {
        id: board

        match: root.visible ? root.match : null
    }

    Rectangle {
        color: Theme.line
        height: parent.height
        width: 1
    }

    Tappable {
        id: score

        height: column.height + 16
        action: root.actions.score
        objectName: "scoreBars"
        width: parent.width - 48
        x: 24
        y: 16

        Column {
            id: column

            spacing: 6
            width: parent.width

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                bottomPadding: 4
                font.bold: true
                font.pixelSize: Type.row
                text: score.text
            }

            Repeater {
                model: board.standings

                Item {
                    id: bar

                    required property int mark
                    required property string name
                    required property bool seated
                    required property int colorIndex
                    required property int total

                    opacity: seated ? 1 : 0.6

                    height: board.standings.count > 6 ? 24 : 30
                    width: column.width

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.person(bar.colorIndex, Theme.dark)
                        height: 12
                        number: bar.mark
                        width: 12
                    }

                    NameLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        font.bold: true
                        lines: 2
                        size: Math.min(Type.second, 20)
                        text: bar.name
                        width: 104
                        x: 22
                    }

                    Chart {
                        anchors.verticalCenter: parent.verticalCenter
                        height: 8
                        width: Math.floor(parent.width - x - 66)
                        x: 134

                        ChartBar {
                            fill: Theme.table
                            height: parent.height
                            radius: 4
                            width: parent.width
                        }

                        ChartBar {
                            fill: Theme.person(bar.colorIndex, Theme.dark)
                            height: parent.height
                            radius: 4
                            visible: bar.total > 0
                            width: Math.max(height, Math.min(1, bar.total / root.most) * parent.width)
                        }
                    }

                    PenNumber {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.ink
                        size: 20
                        text: bar.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
                        x: parent.width - width
                    }
                }
            }
        }

        FocusRing {
            visible: score.visualFocus
        }
    }

    Hairline {
        width: parent.width - 48
        x: 24
        y: score.y + score.height
    }

    Label {
        id: heading

        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.row
        objectName: "recordHeading"
        text: qsTr("What happened")
        width: parent.width - 48
        x: 24
        y: score.y + score.height + 12
    }

    LogList {
        height: typedField.y - y - 12
        match: root.match
        width: parent.width - 48
        x: 24
        y: heading.y + heading.height + 8
    }

    TypedCall {
        id: typedField

        match: root.match
        width: parent.width - 48
        x: 24
        y: parent.height - height - 24
    }
}
