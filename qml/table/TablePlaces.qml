// The places that an arrangement of the table page has for its parts, and what it knows to lay them out.
import QtQuick
import Flipside.Match
import Flipside.Table

Item {
    id: root

    required property LiveMatch match
    required property int form // a TableArrangement.Form
    required property TableUpper upper
    required property TableStrip strip
    required property TableQuestion question
    required property TurnButtons buttons
    property Item upperPlace
    property Item stripPlace
    property Item questionPlace
    property Item buttonsPlace

    property bool isAboutHand: false // and about nothing else: there is no table
    property int picture: TableArrangement.picture(form, height, 0, false) // a TableArrangement.Picture
    readonly property bool isWholePage: message === TableArrangement.WholePage // the message is
    readonly property bool hasButtons: !isWholePage && (question.isTurn || question.isInterrupted)
    property real buttonsGap: 8 // between the question and them
    property real buttonsRoom: hasButtons ? buttons.implicitHeight + buttonsGap : 0 // of the question's
    property real turnRoom: buttons.turnHeight + buttonsGap // that they need in a turn
    property real messageRoom: 0 // what a message finds in the table's place
    property real wordsRoom: Infinity // of the table's room, for long words below it
    readonly property bool hasTrouble: match.trouble.length > 0
    readonly property int message: {
        if (!match.refused && !hasTrouble)
            return TableArrangement.NoMessage;
        const isNote = !hasTrouble && !isAboutHand;
        return TableArrangement.message(form, upper.messagesHeight, messageRoom, height, isNote);
    }
    // A message takes the place of the line below the table, too.
    readonly property bool isCovered: message !== TableArrangement.NoMessage && message !== TableArrangement.OverTable
}
