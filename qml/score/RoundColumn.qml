// A round as a column of the table of rounds: its side, number and dealer above what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score

Item {
    id: root

    required property int number
    required property int side // -1: the cards have one side only
    required property int dealerMark
    required property int dealerColorIndex
    required property int winner
    required property list<int> gains // by person; -1: not dealt in
    required property bool counts
    required property bool amended
    required property string spoken
    required property StandingsModel people
    required property roundsArrangement arrangement
    required property bool small // what it gave
    readonly property alias focused: key.activeFocus

    signal clicked

    opacity: counts ? 1 : 0.45

    Tappable {
        id: key

        height: root.arrangement.stacked ? root.arrangement.headHeight : root.height // its head, or all of it
        objectName: "round" + root.number
        text: root.spoken
        width: parent.width

        onClicked: root.clicked()

        Rectangle {
            anchors.fill: parent
            color: Theme.table
            radius: 12
            visible: key.down
        }

        SideMark {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 4
            side: Math.max(0, root.side)
            visible: root.side >= 0
        }

        Label {
            id: numberLabel

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: parent.top
            anchors.topMargin: 33
            font.bold: true
            font.pixelSize: Type.caption
            text: root.number
        }

        Icon {
            anchors.left: numberLabel.right
            anchors.leftMargin: 3
            anchors.verticalCenter: numberLabel.verticalCenter
            color: Theme.ink2
            height: 10
            name: Icon.Pencil
            visible: root.amended
            width: 10
        }

        // The dealer, with the sign that a dealer's seat wears.
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.top: numberLabel.bottom
            objectName: "dealer"
            spacing: 2
            visible: root.dealerMark >= 0

            Icon {
                color: Theme.ink2
                height: 12
                name: Icon.Hand
                width: 12
            }

            PlayerMark {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.person(root.dealerColorIndex, Theme.dark)
                height: 9
                number: root.dealerMark
                width: 9
            }
        }

        FocusRing {
            anchors.margins: 0
            visible: key.visualFocus
        }
    }

    Column {
        anchors.bottom: parent?.bottom
        parent: root.arrangement.stacked ? root : key as Item
        spacing: root.arrangement.rowHeight - root.arrangement.cellHeight

        Repeater {
            model: root.people

            RoundGain {
                required property int player

                gain: root.gains[player] ?? -1
                height: root.arrangement.cellHeight
                small: root.small
                width: root.width
                won: player === root.winner
            }
        }
    }
}
