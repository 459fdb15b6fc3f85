// The card that cost a person most, the one they like to end with, and how often they were caught.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

GridLayout {
    id: root

    required property Person person
    readonly property cardFigures costliest: person.costliest
    readonly property cardFigures last: person.lastCard

    component CardTile: Tappable {
        id: tile

        required property int face
        required property int side
        property string second

        Layout.fillHeight: true
        Layout.fillWidth: true
        Layout.preferredWidth: 1 // both alike
        Accessible.description: second
        implicitHeight: Math.max(108, Math.ceil(implicitContentHeight) + 32)
        leftPadding: 16
        rightPadding: 12
        verticalPadding: 16

        background: Rectangle {
            border.color: Theme.line
            border.width: 1
            color: tile.down ? Theme.table : Theme.sheet
            radius: 18
        }
        contentItem: RowLayout {
            spacing: 0

            Item {
                Layout.preferredWidth: 64

                CardFace {
                    anchors.verticalCenter: parent.verticalCenter
                    cardWidth: 46
                    color: Theme.under
                    face: Math.max(0, tile.face)
                    side: tile.side
                    tilt: -4
                }
            }

            ColumnLayout {
                spacing: 2

                Label {
                    Layout.fillWidth: true
                    font.bold: true
                    text: tile.text
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: tile.second
                }
            }
        }

        FocusRing {
            radius: 20
            visible: tile.visualFocus
        }
    }

    columnSpacing: 12
    columns: costliest.face >= 0 && last.face >= 0 && width > 340 && !Type.large ? 2 : 1
    rowSpacing: 12

    CardTile {
        readonly property int points: root.costliest.points

        face: root.costliest.face
        objectName: "costliest"
        //: Below the card that somebody was left with most expensively; %1 is a number of points.
        second: qsTr("cost %1 point(s)", "", points).arg(points.toLocaleString(Qt.locale(Language.locale), "f", 0))
        side: root.costliest.side
        //: The costliest card that somebody was left with at the end of rounds.
        text: qsTr("Held %n time(s) at the end", "", root.costliest.times)
        visible: face >= 0

        onClicked: Navigator.showMatch(root.costliest.matchId, root.costliest.event)
    }

    CardTile {
        enabled: false
        face: root.last.face
        opacity: 1
        //: The card with which somebody went out most often.
        second: qsTr("favorite last card")
        side: root.last.side
        text: qsTr("Went out with it %n time(s)", "", root.last.times)
        visible: face >= 0
    }

    Panel {
        Layout.columnSpan: root.columns
        Layout.fillWidth: true

        RowLayout {
            height: Math.max(44, implicitHeight)
            spacing: 16
            width: parent.width

            PenNumber {
                color: Theme.warn
                size: 44
                text: root.person.habits.caught
                visible: root.person.habits.caught > 0
            }

            ColumnLayout {
                spacing: 2

                Label {
                    Layout.fillWidth: true
                    font.bold: true
                    objectName: "caught"
                    text: root.person.habits.caughtText
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.person.habits.catchText
                    visible: text.length > 0
                }
            }
        }
    }
}
