// Rounds by players: side, dealer, winner and what each round gave; a tap on a round opens it. Rounds are rows
// where everyone has room for a column; otherwise people are rows and the rounds scroll past them.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Score

Column {
    id: root

    required property Scoreboard board
    readonly property bool byRound: ScoreLayout.fitsByRound(width, Type.scale, board.people.count)
    //: Below the table of rounds.
    readonly property string hint: qsTr("Tap a round to see its cards or to correct it.")
    readonly property string hintOfMark: {
        //: Below the table of rounds, where a round's dealer is told by a mark only.
        return qsTr("Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.");
    }

    spacing: 12

    Repeater {
        model: root.byRound ? 1 : 0

        RoundRows {
            board: root.board
            width: root.width
        }
    }

    Repeater {
        model: root.byRound ? 0 : 1

        RoundColumns {
            board: root.board
            width: root.width
        }
    }

    Label {
        font.pixelSize: Type.second
        objectName: "uncounted"
        text: root.board.uncounted
        visible: text.length > 0
        width: parent.width
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.small
        text: root.byRound || !root.board.dealerKnown ? root.hint : root.hintOfMark
        width: parent.width
    }
}
