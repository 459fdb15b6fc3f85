// A round as a row of the table of rounds: its side, number and dealer, and what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Tappable {
    id: root

    required property int number
    required property int side
    required property string dealerName
    required property int winner
    required property list<int> gains // by person; -1: not dealt in
    required property bool counts
    required property bool amended
    required property string told
    property real headWidth: 118
    property real columnWidth: 64

    Accessible.name: told
    implicitHeight: Math.max(50, words.implicitHeight + 12)
    opacity: counts ? 1 : 0.45
    text: told

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

    SideMark {
        anchors.verticalCenter: parent.verticalCenter
        side: root.side
        x: 4
    }

    Label {
        id: numberLabel

        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Type.second
        text: root.number
        x: 32
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: root.headWidth - x - 4
        x: numberLabel.x + numberLabel.width + 8

        NameLabel {
            color: Theme.ink2
            font.pixelSize: Type.caption
            //: Who dealt a round; %1 is the name.
            text: qsTr("%1 dealt").arg(root.dealerName)
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.italic: true
            font.pixelSize: Type.caption
            //: Under the dealer of a round: it was corrected later, or does not count any more.
            text: !root.counts ? qsTr("struck out") : qsTr("corrected")
            visible: root.amended
            width: parent.width
        }
    }

    Row {
        x: root.headWidth

        Repeater {
            model: root.gains

            RoundGain {
                required property int index
                required property int modelData

                gain: modelData
                height: root.height
                width: root.columnWidth
                won: index === root.winner
            }
        }
    }

    FocusRing {
        anchors.margins: 0
        visible: root.visualFocus
    }
}
