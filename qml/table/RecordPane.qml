// Beside a wide table: the score as bars, what happened, and the field for typed calls.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
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

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: 24
        anchors.topMargin: 16
        spacing: 0

        Tappable {
            id: score

            Layout.fillWidth: true
            implicitHeight: column.height + 16
            action: root.actions.score
            objectName: "scoreBars"

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

        Rectangle {
            Layout.fillWidth: true
            Layout.preferredHeight: 1
            color: Theme.line
        }

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            Layout.bottomMargin: 8
            Layout.fillWidth: true
            Layout.topMargin: 11
            font.bold: true
            font.pixelSize: Type.row
            objectName: "recordHeading"
            text: qsTr("What happened")
        }

        LogList {
            Layout.fillHeight: true
            Layout.fillWidth: true
            match: root.match
        }

        TypedCall {
            id: typedField

            Layout.fillWidth: true
            Layout.topMargin: 12
            match: root.match
        }
    }
}
