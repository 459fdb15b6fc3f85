// The upper half of the table page: the table, drawn or in words, or what the referee answered.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

Item {
    id: root

    required property LiveMatch match
    required property TableActions actions
    required property TableQuestion question // which may need the room more
    required property int form // a TableArrangement.Form
    required property int picture // a TableArrangement.Picture
    required property int message // a TableArrangement.Message
    required property bool isTableShown // unless a message is in its place
    required property string awaited // what the table waits for, and from whom
    property bool isRoomy: false // large words may be as large as they are
    property real below: 0 // what lies over its lower end
    readonly property bool isInWords: picture === TableArrangement.FewWords || picture === TableArrangement.Words
    readonly property bool isCovered: message !== TableArrangement.NoMessage && message !== TableArrangement.OverTable
    readonly property bool isNote: message === TableArrangement.Note
    readonly property bool isBelow: message === TableArrangement.BelowTable
    readonly property real linesHeight: lines.implicitHeight
    readonly property real keptHeight: lines.keptLarge // large words: for whatever a turn says,
    readonly property real fullHeight: lines.fullLarge // and for what follows from it
    readonly property real messagesHeight: messages.contentHeight

    // The focus goes to what to do about the message.
    function begin() {
        refusal.begin();
    }

    TableScene {
        anchors.fill: parent
        oval: root.form === TableArrangement.Desktop
        seats: root.match.seats
        table: root.match.table
        visible: root.isTableShown && !root.isInWords && !root.isCovered

        onPileChosen: root.actions.showPile()
        onSeatChosen: player => root.actions.showSeat(player)
    }

    // After each event it scrolls back to the top, where it says whose turn it is.
    Connections {
        function onChanged() {
            scroll.contentY = 0;
        }

        target: root.match
    }

    Scroll {
        id: scroll

        contentHeight: lines.implicitHeight
        height: Type.large && contentHeight > parent.height ? lines.wholeLines(parent.height) : parent.height
        objectName: "tableWords"
        visible: root.isTableShown && root.isInWords && (!root.isCovered || root.isBelow)
        width: parent.width + 8 // its bar stands in the margin

        TableLines {
            id: lines

            awaited: root.awaited
            brief: root.picture === TableArrangement.FewWords
            room: spared ? 0 : root.height
            roomy: root.isRoomy
            seats: root.match.seats
            spared: root.question.doubting
            steady: root.question.onPad
            table: root.match.table
            width: root.width

            onPileChosen: root.actions.showPile()
            onSeatsChosen: root.actions.askWhoseSeat()
        }
    }

    // A call that could not be kept, or one that the referee did not take.
    Scroll {
        id: messages

        readonly property real room: parent.height - root.below

        anchors.horizontalCenter: parent.horizontalCenter
        contentHeight: column.height
        height: root.isNote ? room : Math.min(room, contentHeight)
        visible: root.message !== TableArrangement.NoMessage
        width: root.form === TableArrangement.Desktop ? Math.min(parent.width, 620 * Type.scale) : parent.width
        y: {
            if (root.isBelow)
                return lines.implicitHeight + 16;
            return root.form === TableArrangement.PhoneLargeWords ? 0 : (room - height) / 2;
        }

        Column {
            id: column

            spacing: 8
            width: parent.width

            TroubleBanner {
                id: trouble

                match: root.match
                visible: root.match.trouble.length > 0
                width: parent.width
            }

            RefusalBanner {
                id: refusal

                match: root.match
                visible: root.match.refused && !root.isNote && !trouble.visible
                width: parent.width
            }

            RefusalNote {
                height: messages.height
                match: root.match
                visible: root.isNote
                width: parent.width
            }
        }
    }
}
