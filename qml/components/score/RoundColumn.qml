// A round as a column of the table of rounds: its side, number and dealer above what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property int number
    required property int side // -1: the cards have one side only
    required property int dealerMark
    required property int dealerShade
    required property int winner
    required property list<int> gains // by person; -1: not dealt in
    required property bool counts
    required property bool amended
    required property string told
    required property StandingsModel people
    required property real firstCell
    required property real cellHeight
    required property real pitch
    required property bool small // what it gave
    required property real keyHeight // what can be pressed: all of it, or only its head
    readonly property alias focused: key.activeFocus
    readonly property int most: Math.max(0, ...gains)

    signal clicked

    opacity: counts ? 1 : 0.45

    Tappable {
        id: key

        height: root.keyHeight
        objectName: "round" + root.number
        text: root.told
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
            side: Math.max(0, root.side)
            visible: root.side >= 0
            y: 4
        }

        Label {
            id: numberLabel

            anchors.horizontalCenter: parent.horizontalCenter
            font.bold: true
            font.pixelSize: Type.caption
            text: root.number
            y: 33
        }

        Icon {
            color: Theme.ink2
            height: 10
            name: Icon.Pencil
            visible: root.amended
            width: 10
            x: numberLabel.x + numberLabel.width + 3
            y: numberLabel.y + (numberLabel.height - height) / 2
        }

        // The dealer, with the sign that a dealer's seat wears.
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            objectName: "dealer"
            spacing: 2
            visible: root.dealerMark >= 0
            y: numberLabel.y + numberLabel.height

            Icon {
                color: Theme.ink2
                height: 12
                name: Icon.Hand
                width: 12
            }

            PlayerMark {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.person(root.dealerShade, Theme.dark)
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

    Item {
        id: cells

        height: root.height
        parent: root.keyHeight < root.height ? root : key as Item
        width: root.width

        Repeater {
            model: root.people

            RoundGain {
                required property int index
                required property int player

                gain: root.gains[player] ?? -1
                height: root.cellHeight
                small: root.small
                width: root.width
                won: player === root.winner
                y: root.firstCell + index * root.pitch
            }
        }
    }
}
