// Below the end of a round: which side was up, why a hand cannot be, on to the next one, and the book it is written
// into.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd

Column {
    id: root

    required property RoundEnd end
    required property OutQuestion question
    required property bool asking // who went out
    required property bool counting
    required property bool typing // the points of a hand
    required property countArrangement arrangement
    property bool pending: false // something was typed for a hand, and not taken yet
    property bool scrolledAway: false // where else it stands what cannot be
    readonly property bool correcting: end.round > 0
    // What is said here takes no room from the hand above.
    readonly property real extraHeight: {
        if (scrolledProblem.visible)
            return scrolledProblem.height + spacing;
        return problemBelow.visible ? problemBelow.height + spacing - countActions.spared : 0;
    }
    readonly property bool doubted: counting && !typing && end.hand.problem.length > 0

    signal typingWanted(bool on)
    signal nextWanted
    signal finished

    spacing: 8

    SideQuestion {
        ready: root.question.player >= 0
        visible: root.asking && root.end.twoSided
        width: parent.width

        onTold: side => root.question.told(root.question.player, side)
    }

    CountWarning {
        id: problemBelow

        hand: root.end.hand
        height: implicitHeight
        objectName: "problemBelow"
        visible: root.doubted && root.arrangement.problemBelow
        width: parent.width
    }

    // Why it does not go on, where that was scrolled away.
    Label {
        id: scrolledProblem

        color: Theme.warn
        font.bold: true
        font.pixelSize: Type.second
        lineHeight: 0.95
        objectName: "scrolledProblem"
        text: root.end.hand.problem
        visible: root.doubted && !root.arrangement.problemBelow && root.scrolledAway
        width: parent.width
    }

    CountActions {
        id: countActions

        blocked: problemBelow.visible
        hand: root.end.hand
        pending: root.pending
        stacked: root.arrangement.stacked
        typing: root.typing
        visible: root.counting
        width: parent.width

        onNextWanted: root.nextWanted()
        onTypingWanted: on => root.typingWanted(on)
    }

    Button {
        enabled: root.end.complete
        focus: visible
        glyph: Icon.Check
        kind: Button.Kind.Go
        objectName: "writeDown"
        //: Writes the scored round into the book; the second a corrected one.
        text: root.correcting ? qsTr("Save the correction") : qsTr("Write it down")
        visible: !root.asking && !root.counting && (!root.correcting || root.end.altered)
        width: parent.width

        onClicked: root.finished()
    }
}
