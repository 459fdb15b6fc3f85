// The history as it is scrolled: what it is searched by above, matches under the headings of their months, read as
// somebody scrolls, and what there is to be said below.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
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

    T.ScrollBar.vertical: ScrollBar {
        scrolled: root
    }

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
        required property historyMatch match
        readonly property bool headed: ListView.section.length > 0 && ListView.section !== ListView.previousSection

        height: column.height + 10
        width: root.width

        Column {
            id: column

            spacing: 8
            topPadding: row.headed ? 8 : 0
            width: root.rowWidth
            x: root.rowX

            Label {
                Accessible.role: Accessible.Heading
                color: Theme.ink2
                font.bold: true
                font.pixelSize: Type.second
                leftPadding: 6
                rightPadding: 6
                text: row.ListView.section
                visible: row.headed
                width: parent.width
            }

            MatchRow {
                focus: true
                match: row.match
                objectName: "match" + row.index
                width: parent.width

                onActiveFocusChanged: {
                    if (activeFocus)
                        root.currentIndex = row.index;
                }
                onClicked: root.chosen(match.matchId)
                Keys.onDeletePressed: root.removed(match.matchId)
            }
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
}
