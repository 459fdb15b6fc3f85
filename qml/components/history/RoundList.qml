// Every round of a match, one below the other.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property MatchRounds rounds
    property bool tally: false // whoever wins a round gets nothing

    signal correctWanted(int number)
    signal replayWanted(int step)

    spacing: 8

    EmptyPlace {
        glyph: Icon.List
        //: On the page of a match in which nothing was scored.
        title: qsTr("No round yet")
        visible: root.rounds.count === 0
        width: parent.width
    }

    Repeater {
        model: root.rounds

        RoundPanel {
            goesOn: root.rounds.running
            sided: root.rounds.twoSided
            tally: root.tally
            width: root.width

            onCorrectWanted: root.correctWanted(number)
            onReplayWanted: step => root.replayWanted(step)
        }
    }
}
