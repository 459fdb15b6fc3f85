// The table of rounds with a row a person: names and totals stay, the rounds between them scroll, newest in
// sight. With large text a name has a line of its own above what the rounds gave.
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
    readonly property real totalWidth: 20 + Math.round(longestTotal)
    readonly property real roundWidth: Math.round(48 * Math.max(1, Type.penScale))
    readonly property real nameLeast: Math.min(132, width * 0.36) - 12
    readonly property real roundsWidth: stacked ? width : roundWidth * Math.max(1, Math.floor((width - totalWidth - nameLeast) / roundWidth)) // no half round at its edge
    readonly property real nameWidth: stacked ? width - totalWidth : width - totalWidth - roundsWidth
    property real longestTotal: 0

    signal chosen(int round)

    implicitHeight: headHeight + people.count * rowHeight

    Repeater {
        model: root.people

        PersonLine {
            id: line

            required property int index

            height: root.stacked ? root.nameHeight : root.rowHeight
            nameWidth: root.nameWidth
            over: root ? root.board.over || root.board.tally : false // it outlives the table for a moment
            width: root.width
            y: root.headHeight + index * root.rowHeight

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

        boundsBehavior: Flickable.StopAtBounds
        clip: true
        contentHeight: height
        contentWidth: columns.width
        flickableDirection: Flickable.HorizontalFlick
        height: parent.height
        interactive: contentWidth > width
        objectName: "roundsInSight"
        width: root.roundsWidth
        x: root.stacked ? 0 : root.nameWidth

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
                    height: root.height
                    keyHeight: root.stacked ? root.headHeight : root.height
                    people: root.people
                    pitch: root.rowHeight
                    width: root.roundWidth

                    onFocusedChanged: {
                        if (focused)
                            flick.contentX = Math.max(0, Math.min(x, flick.contentWidth - flick.width));
                    }
                    onClicked: root.chosen(number)
                }
            }
        }
    }
}
