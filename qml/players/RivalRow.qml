// Two people against each other: rounds won by each, as a bar that is filled as far as they are the page's owner's.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    required property int won
    required property int lost
    required property string detail
    readonly property bool stacked: Type.large // the bar below the name
    readonly property real nameWidth: stacked ? 0 : Math.min(150, width * 0.36)
    readonly property real numberWidth: Math.max(36, mine.width + 10)
    readonly property real barY: stacked ? words.y + words.height + 10 : words.y + words.height / 2

    Accessible.description: detail
    implicitHeight: Math.max(56, note.y + note.implicitHeight + 8)
    //: Two people against each other: %1 is the other's name, %2 and %3 the rounds that each has won.
    text: qsTr("%1: %2 to %3").arg(name).arg(won).arg(lost)

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        radius: 12
        visible: root.down
    }

    PlayerMark {
        color: Theme.person(root.colorIndex, Theme.dark)
        height: 12
        number: root.mark
        width: 12
        y: words.y + (words.height - height) / 2
    }

    NameLabel {
        id: words

        font.bold: true
        lines: root.stacked ? 1 : 2
        objectName: "rival"
        text: root.name
        width: (root.stacked ? root.width - 20 : root.nameWidth) - 8
        x: 20
        y: 6
    }

    PenNumber {
        id: mine

        color: Theme.ink
        size: 18
        text: root.won
        x: 20 + root.nameWidth
        y: root.barY - height / 2
    }

    Chart {
        height: 14
        width: Math.floor(theirs.x - x - 10)
        x: Math.round(20 + root.nameWidth + root.numberWidth)
        y: Math.round(root.barY - height / 2)

        ChartBar {
            edge: Theme.edge
            edgeWidth: 2
            fill: Theme.sheet
            height: parent.height
            radius: 7
            width: parent.width
        }

        ChartBar {
            fill: Theme.ink
            height: parent.height
            objectName: "share"
            radius: 7
            visible: root.won > 0
            width: Math.max(14, Math.round(parent.width * root.won / Math.max(1, root.won + root.lost)))
        }
    }

    PenNumber {
        id: theirs

        color: Theme.ink
        size: 18
        text: root.lost
        x: parent.width - Math.max(36, width)
        y: mine.y
    }

    Label {
        id: note

        color: Theme.ink2
        font.pixelSize: Type.small
        text: root.detail
        width: parent.width - 20
        x: 20
        y: (root.stacked ? mine.y + mine.height : words.y + words.height) + 2
    }

    FocusRing {
        visible: root.visualFocus
    }
}
