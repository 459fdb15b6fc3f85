// The history as it is scrolled: what it is searched by above, matches under the headings of their months, read as
// somebody scrolls, and what there is to be said below.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History

ListView {
    id: root

    required property HistoryModel history
    required property HistoryChoices choices
    required property bool filters // chips above the list; elsewhere they stand beside it
    property real limit: 640
    property real margin: 16
    property bool leftward: false // beside something at its left
    property bool atStart: true
    readonly property real rowWidth: Math.min(width - 2 * margin, limit)
    readonly property real rowX: leftward ? margin / 2 : Math.round((width - rowWidth) / 2)

    signal chosen(string matchId)
    signal removed(string matchId)
    signal filterWanted
    signal menuWanted
    signal playWanted

    // What stands above the rows may grow while they are read: whoever has not scrolled stays at the top.
    function stayAtStart() {
        if (atStart && !moving)
            contentY = originY - topMargin;
    }

    // The next row, as one that the keyboard went to: a list gives a row the focus without saying by what.
    function step(by: int): bool {
        const next = currentIndex + by;
        if (currentIndex < 0 || next < 0 || next >= count)
            return false;
        positionViewAtIndex(next, ListView.Contain);
        itemAtIndex(next).forceActiveFocus(Qt.TabFocusReason);
        return true;
    }

    bottomMargin: notes.height + 24
    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // rows made ahead of time are asked for when the list has been emptied, of which Qt warns
    clip: true
    keyNavigationEnabled: true
    model: history
    objectName: "matches"
    pixelAligned: true
    section.property: "section"
    topMargin: head.height + (leftward ? 8 : 28)

    Keys.onDownPressed: event => event.accepted = step(1)
    Keys.onUpPressed: event => event.accepted = step(-1)
    onContentHeightChanged: stayAtStart()
    onMovementEnded: atStart = contentY <= originY - topMargin + 1
    onMovementStarted: atStart = false
    onOriginYChanged: stayAtStart()
    onTopMarginChanged: stayAtStart()

    // A scope, or the list would take the focus from the card when it makes its row the current one.
    delegate: FocusScope {
        id: row

        required property int index
        required property string matchId
        required property string title
        required property string company
        required property string where
        required property string when
        required property bool won
        required property bool running
        required property var sides
        required property var runs
        required property int highest
        required property string runText
        required property var marks
        required property var colorIndexes
        required property var winners
        readonly property bool headed: ListView.section.length > 0 && ListView.section !== ListView.previousSection

        height: card.y + card.height + 10
        width: root.width

        Label {
            id: heading

            Accessible.role: Accessible.Heading
            color: Theme.ink2
            font.bold: true
            font.pixelSize: Type.second
            text: row.ListView.section
            visible: row.headed
            width: root.rowWidth - 12
            x: root.rowX + 6
            y: 8
        }

        MatchRow {
            id: card

            company: row.company
            focus: true
            highest: row.highest
            marks: row.marks
            objectName: "match" + row.index
            runText: row.runText
            running: row.running
            runs: row.runs
            colorIndexes: row.colorIndexes
            sides: row.sides
            title: row.title
            when: row.when
            where: row.where
            width: root.rowWidth
            winners: row.winners
            won: row.won
            x: root.rowX
            y: row.headed ? heading.y + heading.height + 8 : 0

            onActiveFocusChanged: {
                if (activeFocus)
                    root.currentIndex = row.index;
            }
            onClicked: root.chosen(row.matchId)
            Keys.onDeletePressed: root.removed(row.matchId)
        }
    }

    FocusScope {
        height: head.height
        parent: root.contentItem
        width: root.rowWidth
        x: root.rowX
        y: root.originY - height - 8

        // A list gives the focus to its current row whenever that changes: also to somebody who is typing here.
        onActiveFocusChanged: {
            if (activeFocus)
                root.currentIndex = -1;
        }

        HistoryHeader {
            id: head

            choices: root.choices
            filters: root.filters
            titled: !root.leftward
            history: root.history
            width: parent.width

            onFilterWanted: root.filterWanted()
            onMenuWanted: root.menuWanted()
        }
    }

    HistoryFooter {
        id: notes

        parent: root.contentItem
        history: root.history
        width: root.rowWidth
        x: root.rowX
        y: root.originY + root.contentHeight

        onPlayWanted: root.playWanted()
    }

    Rectangle {
        color: Theme.edge
        height: Math.max(32, root.height * root.visibleArea.heightRatio)
        opacity: root.moving ? 0.8 : 0.35
        parent: root
        radius: 2
        visible: root.contentHeight > root.height
        width: 4
        x: root.width - width - 2
        y: root.visibleArea.yPosition * root.height
    }
}
