// The upper half of the table page: the table, drawn or in words, or what the referee answered.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property bool wide
    required property bool worded // in words, as there is no room to draw it
    required property bool brief // without who holds how many, which stands below
    required property bool roomy // and large words may be as large as they are
    required property bool steady // words that become longer move nothing below
    required property bool spared // what is below needs the room more
    required property bool hidden // the page is about something else
    required property bool telling // there is a message,
    required property bool covered // and it takes the table's place
    required property bool refused
    required property bool compact // a refusal has just the room that the table had
    property real below: 0 // what lies over its lower end
    required property string awaited // what the table waits for, and from whom
    readonly property real linesHeight: lines.implicitHeight
    readonly property real keptHeight: lines.keptLarge // large words: for whatever a turn says,
    readonly property real fullHeight: lines.fullLarge // and for what follows from it
    required property bool docked // messages stand at the upper end
    required property bool beneath // there is room for a message below the table in words
    readonly property real messagesHeight: messages.wanted

    signal asked(string what) // as TableMenu names it
    signal seatChosen(int player)
    signal ruleRequested(string id)

    // The focus goes to what to do about the message.
    function begin() {
        messages.begin();
    }

    TableScene {
        anchors.fill: parent
        oval: root.wide
        seats: root.match.seats
        table: root.match.table
        visible: !root.worded && !root.hidden && !root.covered

        onPileChosen: root.asked("pile")
        onSeatChosen: player => root.seatChosen(player)
    }

    // Whose turn it is stands at the top, and is what comes next.
    Connections {
        function onChanged() {
            said.contentY = 0;
        }

        target: root.match
    }

    Scroll {
        id: said

        contentHeight: lines.implicitHeight
        height: Type.large && contentHeight > parent.height ? lines.wholeLines(parent.height) : parent.height
        objectName: "tableWords"
        visible: root.worded && !root.hidden && (!root.covered || root.beneath)
        width: parent.width + 8 // its bar stands in the margin

        TableLines {
            id: lines

            awaited: root.awaited
            brief: root.brief
            room: root.spared ? 0 : root.height
            roomy: root.roomy
            seats: root.match.seats
            spared: root.spared
            steady: root.steady
            table: root.match.table
            width: root.width

            onPileChosen: root.asked("pile")
            onSeatsChosen: root.asked("count")
        }
    }

    TableMessages {
        id: messages

        compact: root.compact
        height: compact ? parent.height - root.below : Math.min(parent.height - root.below, wanted)
        match: root.match
        refused: root.refused
        visible: root.telling
        width: root.wide ? Math.min(parent.width, 620 * Type.scale) : parent.width
        x: (parent.width - width) / 2
        y: root.beneath ? lines.implicitHeight + 16 : root.docked ? 0 : (parent.height - root.below - height) / 2

        onRuleRequested: id => root.ruleRequested(id)
    }
}
