// What a call that the referee did not take is told as, in few words.
import QtQml
import Flipside.Match
import Flipside.Shell

QtObject {
    required property LiveMatch match
    readonly property string title: {
        if (match.answer === Answer.Unreadable)
            //: A typed call is not table notation.
            return qsTr("Not understood");
        const card = match.answerFace >= 0 ? Faces.unparted(Faces.names[match.answerFace]) : "";
        if (match.answer === Answer.Impossible)
            //: There can be no such card, count or hand. %1 is a card, where there is one.
            return card.length > 0 ? qsTr("%1 is impossible").arg(card) : qsTr("That cannot be right");
        //: %1 is a card, where there is one.
        return card.length > 0 ? qsTr("%1 is not allowed").arg(card) : qsTr("Not allowed");
    }
}
