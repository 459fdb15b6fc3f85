// A round of a match, folded to a line: its side, number, dealer and winner. Unfolded: every hand, what happened on the
// way, and the ways to correct it or to see it again.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property int number
    required property int side
    property bool sided: true // its cards have two sides
    required property string winner
    required property int worth
    required property var hands
    required property var happenings
    required property string story // the deal, flips, whether it counts
    required property bool counts
    required property bool called
    required property int firstStep
    property bool goesOn: true // with the match: a round that is not over is still played
    property bool tally: false // whoever wins it gets nothing
    property bool unfolded: false
    readonly property bool over: winner.length > 0
    signal correctWanted
    signal replayWanted(int step)

    padding: 1
    spacing: 0

    Tappable {
        id: head

        Accessible.description: root.story
        checkable: true
        checked: root.unfolded
        implicitHeight: Math.max(64, titles.height + 20)
        objectName: "round" + root.number
        text: titleLabel.text
        width: parent.width

        onClicked: root.unfolded = !root.unfolded

        Rectangle {
            anchors.fill: parent
            anchors.margins: 2
            color: Theme.table
            radius: 15
            visible: head.down
        }

        Rectangle {
            id: chip

            readonly property var look: Theme.paletteOf(root.side)

            anchors.verticalCenter: parent.verticalCenter
            border.color: Theme.edge
            border.width: 1
            color: look.chip
            height: 36
            objectName: "sideChip"
            radius: 7
            visible: root.sided
            width: 26
            x: 16

            Icon {
                anchors.centerIn: parent
                color: chip.look.chipText
                height: 16
                name: root.side === Card.Dark ? Icon.Moon : Icon.Sun
                width: 16
            }
        }

        Column {
            id: titles

            anchors.verticalCenter: parent.verticalCenter
            spacing: 2
            width: worthNumber.x - x - 8
            x: root.sided ? 56 : 16

            Label {
                id: titleLabel

                font.bold: true
                //: A round in a list: %1 is its number, %2 who won it. The second is being played, the third was given up.
                text: root.over ? qsTr("Round %1: %2").arg(root.number).arg(root.winner) : root.goesOn ? qsTr("Round %1, being played").arg(root.number) : qsTr("Round %1, not finished").arg(root.number)
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.small
                text: root.story
                visible: text.length > 0
                width: parent.width
            }
        }

        PenNumber {
            id: worthNumber

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink
            objectName: "worth" + root.number
            opacity: root.counts ? 1 : 0.45
            size: 22
            text: root.over && !root.tally ? root.worth.toLocaleString(Qt.locale(Language.locale), "f", 0) : ""
            x: parent.width - width - 46
        }

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink2
            height: 16
            name: root.unfolded ? Icon.Up : Icon.Down
            width: 16
            x: parent.width - 32
        }

        FocusRing {
            anchors.margins: 2
            radius: 15
            visible: head.visualFocus
        }
    }

    RoundStory {
        called: root.called
        firstStep: root.firstStep
        happenings: root.unfolded ? root.happenings : []
        hands: root.unfolded ? root.hands : []
        number: root.number
        over: root.over
        side: root.side
        visible: root.unfolded
        width: parent.width - 32
        x: 16

        onCorrectWanted: root.correctWanted()
        onReplayWanted: step => root.replayWanted(step)
    }
}
