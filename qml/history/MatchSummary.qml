// How a match stands or ended: everyone's place, the run, and what was noted about it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Column {
    id: root

    required property Scoreboard scores
    required property MatchRounds rounds
    property real chartHeight: 260

    signal noteWanted

    spacing: 12

    // That the lowest wins; smaller words stand in the page's second line.
    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        objectName: "lowestWins"
        text: root.scores.rule
        visible: root.scores.tally && Type.large
        width: parent.width
    }

    Ranking {
        board: root.scores
        width: parent.width
    }

    Panel {
        padding: 12
        visible: root.scores.count > 0
        width: parent.width

        RunChart {
            board: root.scores
            objectName: "runChart"
            height: Math.max(root.chartHeight, implicitHeight)
            width: parent.width
        }
    }

    Panel {
        padding: 1
        width: parent.width

        ListRow {
            enabled: !Storage.readOnly
            tap: ListRow.Tap.Open
            glyph: Icon.Pencil
            objectName: "noteRow"
            second: root.rounds.note
            //: Where no place and no note were written down for a match; then where only the note was.
            text: root.rounds.where || (root.rounds.note.length > 0 ? qsTr("Note") : qsTr("Add a note or a place"))
            width: parent.width

            onClicked: root.noteWanted()
        }
    }
}
