// Above the pad on which a hand is counted: its points, its cards, and below them their number or what is wrong with
// them. Its height is fixed, so that no key moves while it is tapped. While points are typed, only their sum shows.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd
import Flipside.Shell

Item {
    id: root

    required property CountedHand hand
    required property countArrangement arrangement
    property real room: 0 // available without scrolling
    readonly property string summary: points.text + "\u00a0" + unit.text + ofExpected
    readonly property string ofExpected: knownCount ? " · " + hand.faces.length + "/" + hand.expected : ""
    readonly property bool knownCount: hand.expected >= 0 // of cards
    readonly property bool warns: hand.problem.length > 0 && !hand.typing && !arrangement.problemBelow
    // Fixed, whatever is shown below the cards, so that no key moves. A problem that needs more room scrolls.
    readonly property real noteHeight: {
        if (arrangement.problemBelow)
            return knownCount ? arrangement.countHeight : 72;
        const least = tight || arrangement.stacked ? 132 : 124;
        return Math.max(least, Math.min(room, arrangement.cardsLimit) - counted.height - all.spacing);
    }
    readonly property bool tight: !hand.typing && room < 202
    readonly property alias card: card // that is typed

    signal nextWanted
    signal undoWanted

    onWarnsChanged: card.end() // the problem takes its place

    implicitHeight: all.implicitHeight

    ColumnLayout {
        id: all

        anchors.fill: parent
        spacing: 8

        RowLayout {
            id: counted

            spacing: 8

            Column {
                Layout.preferredWidth: Math.max(88, points.width + 4, unit.implicitWidth)

                PenNumber {
                    id: points

                    Accessible.name: text
                    Accessible.role: Accessible.StaticText
                    color: Theme.ink
                    objectName: "points"
                    size: root.tight ? 32 : 42
                    text: root.hand.points.toLocaleString(Qt.locale(Language.locale), "f", 0)
                }

                Label {
                    id: unit

                    font.bold: true
                    //: Beside the number of points a hand is worth.
                    text: qsTr("point(s)", "", root.hand.points)
                }
            }

            HandLine {
                Layout.fillWidth: true
                cardWidth: root.tight ? 30 : 44
                faces: root.hand.faces
                marked: root.hand.problemAt
                side: root.hand.side
                visible: !root.hand.typing

                onRemoved: index => root.hand.removeAt(index)
            }

            Label {
                Layout.fillWidth: true
                Layout.leftMargin: 8
                color: Theme.ink2
                objectName: "cardsHeld"
                //: Beside the points that are typed for a hand: how many cards it has.
                text: root.knownCount ? qsTr("%n card(s) in this hand", "", root.hand.expected) : ""
                visible: root.hand.typing
            }
        }

        Item {
            Layout.fillWidth: true
            Layout.preferredHeight: root.noteHeight
            visible: !root.hand.typing

            Flow {
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: -4 // in the middle below the cards
                spacing: 16
                visible: !root.warns

                Label {
                    readonly property int count: root.hand.faces.length
                    //: %n cards of a hand were counted; %1 is how many it has.
                    readonly property string countOf: qsTr("%n card(s) counted of %1", "", count)

                    color: Theme.ink2
                    height: Math.max(48, implicitHeight)
                    text: root.knownCount ? countOf.arg(root.hand.expected) : qsTr("%n card(s) counted", "", count)
                    verticalAlignment: Text.AlignVCenter
                    width: Math.min(implicitWidth, parent.width)
                }

                Link {
                    objectName: "thatIsAll"
                    //: Fewer cards were counted than the app expects, and the table says that there are no more.
                    text: qsTr("That’s all of them")
                    visible: root.hand.miscounted && !root.hand.typed && root.hand.faces.length < root.hand.expected
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: root.hand.confirm()
                }
            }

            Scroll {
                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.rightMargin: card.visible && card.aside ? card.width + 12 : 0
                contentHeight: warning.implicitHeight
                height: Math.min(contentHeight, parent.height)
                visible: root.warns

                CountWarning {
                    id: warning

                    hand: root.hand
                    height: implicitHeight
                    objectName: "problem"
                    width: parent.width
                }
            }
        }
    }

    TypedCard {
        id: card

        readonly property bool aside: root.warns && root.arrangement.wide // the problem stays in sight
        readonly property bool above: root.warns && !aside

        anchors.bottom: above ? undefined : parent.bottom
        anchors.right: parent.right
        anchors.top: above ? parent.top : undefined
        hand: root.hand
        objectName: "cardField"
        width: aside ? Math.round(parent.width * 0.42) : parent.width

        onNextWanted: root.nextWanted()
        onUndoWanted: root.undoWanted()
    }
}
