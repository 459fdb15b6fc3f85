// Above the pad on which a hand is counted: its points, its cards, and below them how many those are or what cannot
// be. It keeps its height, so that no key moves away under a finger. While points are typed, there is only their number.
// Large words find no room here for what cannot be: the page says it below.
import QtQuick
import Flipside

Item {
    id: root

    required property CountedHand hand
    required property bool typing
    property real room: 0 // that there is for it without a scroll
    readonly property string told: points.text + "\u00a0" + unit.text + (hand.expected >= 0 ? " · " + hand.faces.length + "/" + hand.expected : "") // in short
    property bool toldBelow: false // what cannot be
    readonly property bool telling: hand.problem.length > 0 && !typing && !toldBelow
    readonly property bool slim: !typing && room < 88 + 114
    readonly property real leastNote: slim || Type.large ? 132 : 124 // what cannot be scrolls where it finds no room
    readonly property real cardsHeight: typing ? worth.height : Math.max(line.height, worth.height)
    readonly property real counted: hand.expected >= 0 && width < 600 ? 112 : 72 // how many, and where that can be argued with, a line more
    readonly property real kept: typing ? 0 : toldBelow ? cardsHeight + 8 + counted : Math.max(cardsHeight + 8 + leastNote, Math.min(room, (width < 600 ? 236 : 214) * Type.scale))
    readonly property alias entering: card.visible // a card is typed
    readonly property alias pending: card.pending

    signal nextWanted
    signal undoWanted

    function beginCard(text: string) {
        card.begin(text);
    }

    function takeCard(): bool {
        return card.take();
    }

    function endCard(): bool {
        const was = card.visible;
        card.end();
        return was;
    }

    onTellingChanged: endCard() // what cannot be is said in its place

    implicitHeight: typing ? cardsHeight : kept

    Column {
        id: worth

        width: Math.max(88, points.width + 4, unit.implicitWidth)
        y: root.typing ? 0 : (line.height - height) / 2

        PenNumber {
            id: points

            Accessible.name: text
            Accessible.role: Accessible.StaticText
            color: Theme.ink
            objectName: "points"
            size: root.slim ? 32 : 42
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
        id: line

        cardWidth: root.slim ? 30 : 44
        faces: root.hand.faces
        height: implicitHeight
        marked: root.hand.problemAt
        side: root.hand.side
        visible: !root.typing
        width: parent.width - x
        x: worth.width + 8

        onRemoved: index => root.hand.removeAt(index)
    }

    Label {
        color: Theme.ink2
        objectName: "cardsHeld"
        //: Beside the points that are typed for a hand: how many cards it has.
        text: qsTr("%n card(s) in this hand", "", root.hand.expected)
        visible: root.typing && root.hand.expected >= 0
        width: parent.width - x
        x: worth.width + 16
        y: (worth.height - height) / 2
    }

    Flow {
        spacing: 16
        visible: !root.telling && !root.typing
        width: parent.width
        y: root.cardsHeight + Math.max(8, (root.kept - root.cardsHeight - height) / 2)

        Label {
            color: Theme.ink2
            height: Math.max(48, implicitHeight)
            //: %n cards of a hand were counted; %1 is how many it has.
            text: root.hand.expected >= 0 ? qsTr("%n card(s) counted of %1", "", root.hand.faces.length).arg(root.hand.expected) : qsTr("%n card(s) counted", "", root.hand.faces.length)
            verticalAlignment: Text.AlignVCenter
            width: Math.min(implicitWidth, parent.width)
        }

        Link {
            objectName: "thatIsAll"
            //: Fewer cards were counted than the app expects, and the table says that there are no more.
            text: qsTr("That’s all of them")
            visible: root.hand.miscounted && !root.hand.typed && root.hand.faces.length < root.hand.expected
            width: Math.min(implicitWidth, parent.width)

            onClicked: root.hand.believe()
        }
    }

    Scroll {
        contentHeight: warning.implicitHeight
        height: Math.min(contentHeight, root.kept - root.cardsHeight - 8)
        visible: root.telling
        width: parent.width - (card.visible && card.aside ? card.width + 12 : 0)
        y: root.kept - height

        CountWarning {
            id: warning

            hand: root.hand
            height: implicitHeight
            objectName: "problem"
            width: parent.width
        }
    }

    TypedCard {
        id: card

        readonly property bool aside: root.telling && root.width >= 600 // what cannot be stays in sight

        hand: root.hand
        objectName: "cardField"
        width: aside ? Math.round(parent.width * 0.42) : parent.width
        x: parent.width - width
        y: root.telling && !aside ? 0 : root.kept - height

        onNextWanted: root.nextWanted()
        onUndoWanted: root.undoWanted()
    }
}
