// A round in the table of rounds: its side, number and dealer, and what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Tappable {
    id: root

    required property int number
    required property int side
    required property string dealer
    required property int winner
    required property var gains // points by person; -1: not dealt in
    required property bool counts
    required property bool amended
    property real headWidth: 118
    property real columnWidth: 64

    //: %1 is the number of a round, %2 who dealt it.
    Accessible.name: qsTr("Round %1, %2 dealt").arg(number).arg(dealer)
    implicitHeight: 50
    opacity: counts ? 1 : 0.45

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        radius: 12
        visible: root.down
    }

    Rectangle {
        color: Theme.line
        height: 1
        width: parent.width
    }

    Rectangle {
        anchors.verticalCenter: parent.verticalCenter
        border.color: Theme.edge
        border.width: 1
        color: Theme.paletteOf(root.side).chip
        height: 28
        radius: 5
        width: 20
        x: 4

        Icon {
            anchors.centerIn: parent
            color: Theme.paletteOf(root.side).chipText
            height: 13
            name: root.side === Card.Dark ? Icon.Moon : Icon.Sun
            width: 13
        }
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: 14
        text: root.number
        x: 32
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        elide: Text.ElideRight
        font.pixelSize: 12
        //: Who dealt a round; with it, that the round was corrected later.
        text: root.amended ? qsTr("%1 dealt, corrected").arg(root.dealer) : qsTr("%1 dealt").arg(root.dealer)
        width: root.headWidth - 56
        wrapMode: Text.NoWrap
        x: 52
    }

    Row {
        x: root.headWidth

        Repeater {
            model: root.gains

            Item {
                id: cell

                required property int index
                required property int modelData

                height: root.height
                width: root.columnWidth

                Rectangle {
                    anchors.centerIn: parent
                    border.color: Theme.edge
                    border.width: cell.index === root.winner ? 2 : 0
                    color: Theme.table
                    height: 36
                    radius: 12
                    visible: gain.text.length > 0
                    width: Math.max(40, gain.implicitWidth + 18)
                }

                PenNumber {
                    id: gain

                    anchors.centerIn: parent
                    color: Theme.ink
                    size: 18
                    text: cell.modelData > 0 || cell.index === root.winner ? cell.modelData : ""
                }

                Rectangle {
                    anchors.centerIn: parent
                    color: Theme.ink2
                    height: 3
                    radius: 2
                    visible: gain.text.length === 0 && cell.modelData >= 0
                    width: 3
                }
            }
        }
    }

    FocusRing {
        anchors.margins: 0
        visible: root.visualFocus
    }
}
