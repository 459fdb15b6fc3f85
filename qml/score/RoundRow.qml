// A round as a row of the table of rounds: its side, number and dealer, and what it gave to whom.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Score

Tappable {
    id: root

    required property int number
    required property int side // -1: the cards have one side only
    required property string dealerName
    required property int winner
    required property list<int> gains // by person; -1: not dealt in
    required property bool counts
    required property string remark // what became of it
    required property string spoken
    readonly property real strength: counts ? 1 : 0.45 // opacity of all but the words
    property real headWidth: 118
    property real columnWidth: 64
    property bool small: false // what it gave

    Accessible.name: spoken
    implicitHeight: Math.max(50, words.implicitHeight + 12)
    text: spoken

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

    RowLayout {
        anchors.left: parent.left
        anchors.leftMargin: sideMark.visible ? 4 : 8
        anchors.right: gains.left
        anchors.rightMargin: 4
        anchors.verticalCenter: parent.verticalCenter
        spacing: 8

        SideMark {
            id: sideMark

            opacity: root.strength
            side: Math.max(0, root.side)
            visible: root.side >= 0
        }

        Label {
            font.bold: true
            font.pixelSize: Type.second
            opacity: root.strength
            text: root.number
        }

        ColumnLayout {
            id: words

            spacing: 0

            NameLabel {
                Layout.fillWidth: true
                brokenSize: size
                color: Theme.ink2
                lines: 2
                size: Type.caption
                //: Who dealt a round; %1 is the name.
                text: qsTr("%1 dealt").arg(root.dealerName)
                visible: root.dealerName.length > 0
            }

            Label {
                Layout.fillWidth: true
                color: Theme.ink2
                font.italic: true
                font.pixelSize: Type.caption
                text: root.remark
                visible: text.length > 0
            }
        }
    }

    Row {
        id: gains

        anchors.left: parent.left
        anchors.leftMargin: root.headWidth
        opacity: root.strength

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
