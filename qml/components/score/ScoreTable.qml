// Rounds by players: side, dealer, winner and what each round gave; a tap on a round opens it. Rounds are rows
// where everyone has room for a column; otherwise people are rows and the rounds scroll past them.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property Scoreboard board
    readonly property bool byRound: width >= 480 && headRoom + board.people.count * Math.round(68 * Type.scale) <= width
    readonly property real headRoom: 64 + Math.round(Type.caption * 6.5)

    signal chosen(int round)

    spacing: 12

    Repeater {
        model: root.byRound ? 1 : 0

        RoundRows {
            board: root.board
            headLeast: root.headRoom
            width: root.width

            onChosen: round => root.chosen(round)
        }
    }

    Repeater {
        model: root.byRound ? 0 : 1

        RoundColumns {
            board: root.board
            width: root.width

            onChosen: round => root.chosen(round)
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
        //: Below the table of rounds; the second where a round's dealer is told by a mark only.
        text: root.byRound || !root.board.dealerKnown ? qsTr("Tap a round to see its cards or to correct it.") : qsTr("Tap a round to see its cards or to correct it. The mark below its number is the dealer’s.")
        width: parent.width
    }
}
