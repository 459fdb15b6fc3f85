// The upper half of the table page: the table, drawn or in words, or what the referee answered.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

Item {
    id: root

    required property LiveMatch match
    required property TableActions actions
    required property int form // a TableArrangement.Form
    required property int picture // a TableArrangement.Picture
    readonly property bool wide: form === TableArrangement.Desktop
    readonly property bool brief: picture === TableArrangement.FewWords
    readonly property bool worded: brief || picture === TableArrangement.Words
    required property bool roomy // and large words may be as large as they are
    required property bool steady // words that become longer move nothing below
    required property bool spared // what is below needs the room more
    required property bool hidden // the page is about something else
    required property bool telling // there is a message,
    required property bool covered // and it takes the table's place
    required property bool compact // a refusal has just the room that the table had
    property real below: 0 // what lies over its lower end
    required property string awaited // what the table waits for, and from whom
    readonly property real linesHeight: lines.implicitHeight
    readonly property real keptHeight: lines.keptLarge // large words: for whatever a turn says,
    readonly property real fullHeight: lines.fullLarge // and for what follows from it
    required property bool beneath // there is room for a message below the table in words
    readonly property real messagesHeight: messages.wanted

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

        onPileChosen: root.actions.showPile()
        onSeatChosen: player => root.actions.showSeat(player)
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

            onPileChosen: root.actions.showPile()
            onSeatsChosen: root.actions.askWhoseSeat()
        }
    }

    TableMessages {
        id: messages

        compact: root.compact
        height: compact ? parent.height - root.below : Math.min(parent.height - root.below, wanted)
        match: root.match
        visible: root.telling
        width: root.wide ? Math.min(parent.width, 620 * Type.scale) : parent.width
        x: (parent.width - width) / 2
        y: {
            if (root.beneath)
                return lines.implicitHeight + 16;
            return root.form === TableArrangement.PhoneLargeWords ? 0 : (parent.height - root.below - height) / 2;
        }
    }
}
