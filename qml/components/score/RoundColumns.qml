// The table of rounds with a row a person: names and totals stay, the rounds between them scroll, newest in
// sight; how many lie outside is said beside them. With large text a name has a line of its own above what the rounds gave.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property Scoreboard board
    readonly property StandingsModel people: board.standings
    readonly property bool stacked: Type.large
    readonly property real headHeight: 58 + Math.round(Type.caption * 1.4)
    readonly property real nameHeight: Math.round(Type.body * 1.4 + Type.caption * 1.4) + 12
    readonly property real rowHeight: stacked ? nameHeight + 30 + Math.round(18 * Type.penScale) : Math.max(56, nameHeight)
    readonly property real totalWidth: 16 + Math.round(longestTotal)
    readonly property real roundWidth: Math.round(48 * Math.max(1, Type.penScale))
    readonly property real nameLeast: Math.min(132, width * 0.36) - 12 // where rounds have to scroll
    readonly property int fitting: Math.floor((width - totalWidth - Math.min(longestName, nameLeast)) / roundWidth) // rounds, beside small names
    readonly property int shown: Math.max(1, board.count <= fitting ? board.count : Math.floor((width - totalWidth - nameLeast) / roundWidth)) // no half round at its edge
    readonly property real roundsWidth: roundWidth * (stacked ? Math.floor(width / roundWidth) : shown)
    readonly property real nameWidth: stacked ? width - totalWidth : width - totalWidth - roundsWidth
    readonly property real lead: stacked && flick.interactive ? before.implicitHeight : 0 // for what tells of the rounds out of sight
    readonly property int earlier: Math.round(flick.contentX / roundWidth)
    readonly property int shownAtOnce: Math.floor(flick.width / roundWidth)
    readonly property int later: Math.max(0, board.count - earlier - shownAtOnce)
    property real longestTotal: 0
    property real longestName: 0
    property int mostGained: 0

    signal chosen(int round)

    implicitHeight: lead + headHeight + people.count * rowHeight

    Repeater {
        model: root.people

        PersonLine {
            id: line

            required property int index

            height: root.stacked ? root.nameHeight : root.rowHeight
            nameLines: root.stacked ? 1 : 2
            nameWidth: root.nameWidth
            over: root ? root.board.over || root.board.tally : false // it outlives the table for a moment
            width: root.width
            y: root.lead + root.headHeight + index * root.rowHeight

            onNameLeastChanged: root.longestName = Math.max(root.longestName, nameLeast)
            onTotalLengthChanged: root.longestTotal = Math.max(root.longestTotal, totalLength)

            Rectangle {
                color: Theme.line
                height: 1
                width: parent.width
            }
        }
    }

    Label {
        color: Theme.ink2
        font.bold: true
        font.pixelSize: Type.caption
        horizontalAlignment: Text.AlignRight
        //: Over the totals of all players.
        text: qsTr("Total")
        visible: !root.stacked
        width: root.totalWidth + 30
        x: parent.width - width
        y: root.headHeight - height - 8
    }

    Flickable {
        id: flick

        function show(first: int) {
            contentX = Math.max(0, Math.min(first * root.roundWidth, contentWidth - width));
        }

        //: The rounds in sight, for screen readers: from %1 to %2 of %3 that there are.
        Accessible.name: qsTr("Rounds %1 to %2 of %3").arg(root.earlier + 1).arg(root.board.count - root.later).arg(root.board.count)
        Accessible.role: Accessible.List
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: height
        contentWidth: columns.width
        flickableDirection: Flickable.HorizontalFlick
        height: parent.height - y
        interactive: contentWidth > width
        objectName: "roundsInSight"
        width: root.roundsWidth
        x: root.stacked ? 0 : root.nameWidth
        y: root.lead

        onContentWidthChanged: contentX = Math.max(0, contentWidth - width)
        onWidthChanged: contentX = Math.max(0, contentWidth - width)

        Row {
            id: columns

            x: root.stacked ? 0 : Math.max(0, flick.width - width)

            Repeater {
                model: root.board

                RoundColumn {
                    cellHeight: root.stacked ? root.rowHeight - root.nameHeight : root.rowHeight
                    firstCell: root.headHeight + (root.stacked ? root.nameHeight : 0)
                    height: flick.height
                    keyHeight: root.stacked ? root.headHeight : flick.height
                    people: root.people
                    pitch: root.rowHeight
                    small: root.roundWidth < 56 && root.mostGained > 99
                    width: root.roundWidth

                    onFocusedChanged: {
                        if (focused)
                            flick.show(Math.floor(x / root.roundWidth));
                    }
                    onClicked: root.chosen(number)
                    onMostChanged: root.mostGained = Math.max(root.mostGained, most)
                }
            }
        }
    }

    // Above the names, where nothing else stands.
    Link {
        id: before

        //: How many rounds are out of sight before those that show, for screen readers.
        Accessible.name: qsTr("%n earlier round(s)", "", root.earlier)
        glyph: Icon.Back
        objectName: "earlierRounds"
        //: Scrolls to rounds before those in sight; %n of them. It has little room.
        text: qsTr("%n earlier", "", root.earlier)
        visible: root.earlier > 0
        width: Math.min(implicitWidth, root.stacked ? root.width - 48 : root.nameWidth)
        y: root.lead > 0 ? 0 : root.headHeight - height - 2

        onClicked: flick.show(root.earlier - root.shownAtOnce)
    }

    IconButton {
        glyph: Icon.Next
        objectName: "laterRounds"
        //: How many rounds are out of sight behind those that show, for screen readers; scrolls to them.
        text: qsTr("%n later round(s)", "", root.later)
        visible: root.later > 0
        x: parent.width - width

        onClicked: flick.show(root.earlier + root.shownAtOnce)
    }
}
