// The footer of the end of a round: which side was up, what is wrong with a hand, the next hand or typed points
// instead, and writing the round down.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd

Column {
    id: root

    required property RoundEnd end
    required property OutQuestion question
    required property HandCounter counter
    required property countArrangement arrangement
    property bool scrolledAway: false // the place of the problem is out of sight
    readonly property bool asking: end.step === RoundEnd.WhoWentOut
    readonly property bool counting: end.step === RoundEnd.CountHand
    readonly property bool doubted: counting && !end.hand.typing && end.hand.problem.length > 0
    readonly property real bothWidth: actions.width - actions.columnSpacing
    readonly property int lines: arrangement.stacked ? 1 : 2
    // Independent of the next name, so that the pad above does not move.
    readonly property real actionHeight: Math.max(type.implicitHeight, Math.ceil(lines * boldLine.height) + 20)
    // A problem shown here takes no room from the hand above.
    readonly property real extraHeight: {
        if (scrolledProblem.visible)
            return scrolledProblem.height + spacing;
        return problemBelow.visible ? problemBelow.height - actionHeight : 0;
    }

    signal finished

    spacing: 8

    FontMetrics {
        id: boldLine

        font.bold: true
        font.pixelSize: Type.body
    }

    SideQuestion {
        ready: root.question.player >= 0
        visible: root.asking && root.end.twoSided
        width: parent.width

        onChosen: side => root.end.goOut(root.question.player, side)
    }

    CountWarning {
        id: problemBelow

        hand: root.end.hand
        height: implicitHeight
        objectName: "problemBelow"
        visible: root.doubted && root.arrangement.problemBelow
        width: parent.width
    }

    // Why the next hand cannot be counted yet, when that is out of sight.
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

    GridLayout {
        id: actions

        columnSpacing: 8
        columns: root.arrangement.stacked ? 1 : 2
        rowSpacing: 8
        visible: root.counting
        width: parent.width

        Button {
            id: type

            Layout.fillWidth: root.arrangement.stacked
            Layout.preferredHeight: root.arrangement.stacked ? implicitHeight : root.actionHeight
            Layout.preferredWidth: Math.max(Math.min(implicitWidth, root.bothWidth * 0.54), root.bothWidth * 0.4)
            objectName: "typePoints"
            //: Choices how a hand is told: by a number of points, or by its cards.
            text: root.end.hand.typing ? qsTr("Tap the cards") : qsTr("Type the points")

            onClicked: root.end.hand.typing = !root.end.hand.typing
        }

        Button {
            Layout.fillWidth: true
            Layout.preferredHeight: root.actionHeight
            enabled: root.end.hand.complete || root.counter.pending
            fixedHeight: true
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "next"
            //: Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.
            text: root.end.hand.nextName.length > 0 ? qsTr("Next: %1").arg(root.end.hand.nextName) : qsTr("Add it up")
            visible: !problemBelow.visible // the problem has to be solved first, and needs the room

            onClicked: {
                if (!root.counter.takePending())
                    root.end.next();
            }
        }
    }

    Button {
        enabled: root.end.complete
        focus: visible
        glyph: Icon.Check
        kind: Button.Kind.Go
        objectName: "writeDown"
        //: Writes the scored round into the book; the second a corrected one.
        text: root.end.correcting ? qsTr("Save the correction") : qsTr("Write it down")
        visible: root.end.step === RoundEnd.Result && (!root.end.correcting || root.end.altered)
        width: parent.width

        onClicked: root.finished()
    }
}
