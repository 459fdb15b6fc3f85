// A round of a match, folded to a line: its side, number, dealer and winner. Unfolded: every hand, what happened on the
// way, and the ways to correct it or to see it again.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History
import Flipside.Shell

Panel {
    id: root

    required property pastRound round
    property bool sided: true // its cards have two sides
    property bool goesOn: true // with the match: a round that is not over is still played
    property bool tally: false // whoever wins it gets nothing
    property bool unfolded: false
    readonly property bool over: round.winner.length > 0

    signal correctWanted
    signal replayWanted(int step)

    function heading(): string {
        //: A round in a list: %1 is its number, %2 who won it. The second is being played, the third was given up.
        if (over)
            return qsTr("Round %1: %2").arg(round.number).arg(round.winner);
        return (goesOn ? qsTr("Round %1, being played") : qsTr("Round %1, not finished")).arg(round.number);
    }

    padding: 1
    spacing: 0

    Tappable {
        id: head

        Accessible.description: root.round.summary
        checkable: true
        checked: root.unfolded
        horizontalPadding: 16
        implicitHeight: Math.max(64, Math.ceil(implicitContentHeight) + 20)
        objectName: "round" + root.round.number
        text: titleLabel.text
        verticalPadding: 10
        width: parent.width

        background: Item {
            Rectangle {
                anchors.fill: parent
                anchors.margins: 2
                color: Theme.table
                radius: 15
                visible: head.down
            }
        }
        contentItem: RowLayout {
            spacing: 8

            Rectangle {
                id: chip

                readonly property lookPalette look: Theme.paletteOf(root.round.side)

                Layout.preferredHeight: 36
                Layout.preferredWidth: 26
                Layout.rightMargin: 6
                border.color: Theme.edge
                border.width: 1
                color: look.chip
                objectName: "sideChip"
                radius: 7
                visible: root.sided

                Icon {
                    anchors.centerIn: parent
                    color: chip.look.chipText
                    height: 16
                    name: root.round.side === Card.Dark ? Icon.Moon : Icon.Sun
                    width: 16
                }
            }

            ColumnLayout {
                spacing: 2

                Label {
                    id: titleLabel

                    Layout.fillWidth: true
                    font.bold: true
                    text: root.heading()
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.pixelSize: Type.small
                    text: root.round.summary
                    visible: text.length > 0
                }
            }

            PenNumber {
                color: Theme.ink
                objectName: "worth" + root.round.number
                opacity: root.round.counts ? 1 : 0.45
                size: 22
                text: root.round.worth.toLocaleString(Qt.locale(Language.locale), "f", 0)
                visible: root.over && !root.tally
            }

            Icon {
                Layout.leftMargin: 6
                Layout.preferredHeight: 16
                Layout.preferredWidth: 16
                color: Theme.ink2
                name: root.unfolded ? Icon.Up : Icon.Down
            }
        }

        onClicked: root.unfolded = !root.unfolded

        FocusRing {
            anchors.margins: 2
            radius: 15
            visible: head.visualFocus
        }
    }

    RoundDetails {
        leftPadding: 16
        rightPadding: 16
        round: root.round
        unfolded: root.unfolded
        visible: unfolded
        width: parent.width

        onCorrectWanted: root.correctWanted()
        onReplayWanted: step => root.replayWanted(step)
    }
}
