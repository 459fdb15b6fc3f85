// Between table and pad: who has to do what, what just followed, and the way back; on wide windows the buttons of a
// turn too. Where the table has no room left to give, long words are made smaller, so that the pad below stays.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

Item {
    id: root

    required property LiveMatch match
    required property TableActions actions
    required property string awaited // what the table waits for, and from whom
    required property bool isDesktop
    required property int picture // a TableArrangement.Picture
    readonly property bool brief: picture === TableArrangement.FewWords // who holds how many, in place of a headline
    readonly property bool headed: !brief && picture !== TableArrangement.Words
    required property bool steady // the way back keeps its height
    required property real reserved // kept free before the way back
    required property real wordsRoom // of the table's room, for long words
    readonly property real freeEnd: undo.x - 10
    readonly property real over: Math.max(0, implicitHeight - undo.implicitHeight) // what long words take besides
    readonly property real most: undo.implicitHeight + Math.max(0, wordsRoom)
    readonly property real undoWidth: isDesktop ? Math.min(264, width * 0.3) : Math.min(220, width * 0.52)
    readonly property real wordsWidth: isDesktop ? width - undoWidth - reserved - 22 : width - undoWidth - 10
    readonly property turnState turn: match.table.turn
    readonly property bool follows: turn.followed.length > 0 && turn.phase !== Phase.Holds
    readonly property bool crowded: headed && plain.implicitHeight + (follows ? plainFollowed.implicitHeight : 0) > most

    readonly property bool seatsFit: seatsPlain.implicitHeight <= undo.implicitHeight // in the headline's place

    implicitHeight: {
        if (!headed)
            return undo.implicitHeight;
        return Math.ceil(Math.max(crowded ? most : words.height, undo.implicitHeight)); // whole pixels, as in a layout
    }

    // How high they would be.
    Label {
        id: plain

        font: headline.font
        lineHeight: 0.95
        text: root.awaited
        visible: false
        width: root.wordsWidth
    }

    FollowedLabel {
        id: plainFollowed

        Accessible.ignored: true
        lineHeight: 0.95
        objectName: ""
        table: root.match.table
        visible: false
        width: root.wordsWidth
    }

    // As long as it is with any number of cards.
    Label {
        id: seatsPlain

        font.pixelSize: 11
        lineHeight: 0.9
        text: root.match.seats.summary.replace(/\d+[^→←·]*/g, "10 ") + "UNO!"
        visible: false
        width: root.wordsWidth
    }

    SeatsSummary {
        room: undo.implicitHeight
        seats: root.match.seats
        visible: root.brief
        width: root.wordsWidth
        x: 4

        onClicked: root.actions.askWhoseSeat()
        onPressAndHold: root.actions.askWhoseSeat()
    }

    Column {
        id: words

        visible: root.headed
        width: root.crowded ? undo.x - 14 : root.wordsWidth
        x: root.isDesktop ? 0 : 4
        y: (root.height - height) / 2

        Label {
            id: headline

            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: root.isDesktop ? Type.hero : Type.row
            fontSizeMode: root.crowded ? Text.Fit : Text.FixedSize
            height: {
                if (!root.crowded)
                    return implicitHeight;
                return root.follows ? Math.round(root.most * 0.48) : root.most;
            }
            lineHeight: 0.95
            minimumPixelSize: 10
            objectName: "headline"
            text: root.awaited
            verticalAlignment: Text.AlignVCenter
            width: parent.width
        }

        FollowedLabel {
            id: followed

            fontSizeMode: root.crowded ? Text.Fit : Text.FixedSize
            height: root.crowded ? root.most - headline.height : implicitHeight
            lineHeight: 0.95
            minimumPixelSize: 10
            table: root.match.table
            visible: root.follows
            width: parent.width
        }
    }

    UndoButton {
        id: undo

        match: root.match
        steady: root.steady
        width: {
            if (root.picture === TableArrangement.Words)
                return root.width;
            return root.crowded ? root.width * 0.4 : root.undoWidth;
        }
        x: root.width - width
        y: (root.height - height) / 2
    }
}
