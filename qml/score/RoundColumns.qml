// The table of rounds with a row for each person: names and totals stay, the rounds between them scroll, and labels
// name how many are out of sight. With large text a name has a line of its own above the points.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell

Item {
    id: root

    required property Scoreboard board
    readonly property StandingsModel people: board.standings
    readonly property roundsArrangement arrangement: {
        return ScoreLayout.rounds(width, Type.scale, board.count, longestName, longestTotal);
    }
    readonly property int earlier: Math.round(flick.contentX / arrangement.roundWidth)
    readonly property int shownAtOnce: Math.floor(flick.width / arrangement.roundWidth)
    readonly property int last: board.count - later
    readonly property int later: Math.max(0, board.count - earlier - shownAtOnce)
    // For the label of the rounds that are out of sight.
    readonly property real lead: arrangement.stacked && flick.interactive ? before.implicitHeight : 0
    property real longestTotal: 0
    property real longestName: 0

    implicitHeight: lead + arrangement.headHeight + people.count * arrangement.rowHeight

    Column {
        anchors.top: parent.top
        anchors.topMargin: root.lead + root.arrangement.headHeight
        spacing: root.arrangement.rowHeight - root.arrangement.nameHeight

        Repeater {
            model: root.people

            PersonLine {
                height: root.arrangement.nameHeight
                nameLines: root.arrangement.stacked ? 1 : 2
                nameWidth: root.arrangement.nameWidth
                over: root ? root.board.over || root.board.tally : false // it outlives the table for a moment
                width: root.width

                onNameLeastChanged: root.longestName = Math.max(root.longestName, nameLeast)
                onTotalLengthChanged: root.longestTotal = Math.max(root.longestTotal, totalLength)

                Rectangle {
                    color: Theme.line
                    height: 1
                    width: parent.width
                }
            }
        }
    }

    Label {
        anchors.bottom: flick.top
        anchors.bottomMargin: 8 - root.arrangement.headHeight
        anchors.right: parent.right
        color: Theme.ink2
        font.bold: true
        font.pixelSize: Type.caption
        horizontalAlignment: Text.AlignRight
        //: Over the totals of all players.
        text: qsTr("Total")
        visible: !root.arrangement.stacked
        width: root.arrangement.totalWidth + 30
    }

    Flickable {
        id: flick

        function show(first: int) {
            contentX = Math.max(0, Math.min(first * root.arrangement.roundWidth, contentWidth - width));
        }

        //: The rounds in sight, for screen readers: from %1 to %2 of %3 that there are.
        Accessible.name: qsTr("Rounds %1 to %2 of %3").arg(root.earlier + 1).arg(root.last).arg(root.board.count)
        Accessible.role: Accessible.List
        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.leftMargin: root.arrangement.stacked ? 0 : root.arrangement.nameWidth
        anchors.top: parent.top
        anchors.topMargin: root.lead
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: height
        contentWidth: columns.width
        flickableDirection: Flickable.HorizontalFlick
        interactive: contentWidth > width
        objectName: "roundsInSight"
        width: root.arrangement.roundsWidth

        onContentWidthChanged: contentX = Math.max(0, contentWidth - width)
        onWidthChanged: contentX = Math.max(0, contentWidth - width)

        Row {
            id: columns

            x: root.arrangement.stacked ? 0 : Math.max(0, flick.width - width)

            Repeater {
                model: root.board

                RoundColumn {
                    arrangement: root.arrangement
                    height: flick.height
                    people: root.people
                    small: width < 56 && root.board.mostGained > 99
                    width: root.arrangement.roundWidth

                    onFocusedChanged: {
                        if (focused)
                            flick.show(Math.floor(x / root.arrangement.roundWidth));
                    }
                    onClicked: Navigator.showCorrection(root.board.match, number)
                }
            }
        }
    }

    // Above the names, where nothing else stands.
    Link {
        id: before

        //: How many rounds are out of sight before those that show, for screen readers.
        Accessible.name: qsTr("%n earlier round(s)", "", root.earlier)
        anchors.bottom: flick.top
        anchors.bottomMargin: root.lead > 0 ? 0 : 2 - root.arrangement.headHeight
        glyph: Icon.Back
        objectName: "earlierRounds"
        //: Scrolls to rounds before those in sight; %n of them. It has little room.
        text: qsTr("%n earlier", "", root.earlier)
        visible: root.earlier > 0
        width: Math.min(implicitWidth, root.arrangement.stacked ? root.width - 48 : root.arrangement.nameWidth)

        onClicked: flick.show(root.earlier - root.shownAtOnce)
    }

    IconButton {
        anchors.right: parent.right
        glyph: Icon.Next
        objectName: "laterRounds"
        //: How many rounds are out of sight behind those that show, for screen readers; scrolls to them.
        text: qsTr("%n later round(s)", "", root.later)
        visible: root.later > 0

        onClicked: flick.show(root.earlier + root.shownAtOnce)
    }
}
