// A round as a row of the table of rounds: its side, number and dealer, and what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Tappable {
    id: root

    required property int number
    required property int side // -1: the cards have one side only
    required property string dealerName
    required property int winner
    required property list<int> gains // by person; -1: not dealt in
    required property bool counts
    required property string remark // what became of it
    required property string told
    readonly property real strength: counts ? 1 : 0.45 // of all but the words
    property real headWidth: 118
    property real columnWidth: 64
    property bool small: false // what it gave
    readonly property int most: Math.max(0, ...gains)

    Accessible.name: told
    implicitHeight: Math.max(50, words.implicitHeight + 12)
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
        opacity: root.strength
        side: Math.max(0, root.side)
        visible: root.side >= 0
        x: 4
    }

    Label {
        id: numberLabel

        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Type.second
        opacity: root.strength
        text: root.number
        x: root.side < 0 ? 8 : 32
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: root.headWidth - x - 4
        x: numberLabel.x + numberLabel.width + 8

        NameLabel {
            brokenSize: size
            color: Theme.ink2
            lines: 2
            size: Type.caption
            //: Who dealt a round; %1 is the name.
            text: qsTr("%1 dealt").arg(root.dealerName)
            visible: root.dealerName.length > 0
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.italic: true
            font.pixelSize: Type.caption
            text: root.remark
            visible: text.length > 0
            width: parent.width
        }
    }

    Row {
        opacity: root.strength
        x: root.headWidth

        Repeater {
            model: root.gains

            RoundGain {
                required property int index
                required property int modelData

                gain: modelData
                height: root.height
                small: root.small
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
