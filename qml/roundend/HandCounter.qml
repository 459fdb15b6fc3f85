// Counts one hand: each tap adds to the points, and a problem is shown at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd
import Flipside.Shell

GridLayout {
    id: root

    required property CountedHand hand
    required property countArrangement arrangement
    readonly property bool typing: hand.typing
    property real room: 0 // of the page
    readonly property bool beside: arrangement.landscape && !typing
    readonly property string summary: head.summary
    readonly property TypedCard card: head.card
    readonly property bool pending: typing ? hand.lineIsNoNumber : card.pending // it was typed and not taken yet

    signal nextWanted
    signal undoWanted

    function beginTyping() {
        field.forceActiveFocus();
        field.selectAll(); // of the hand before it had the focus already
    }

    // What was typed and is no number of points; false where there is nothing like that.
    function takePending(): bool {
        if (!typing)
            return card.take();
        if (!hand.lineIsNoNumber)
            return false;
        if (hand.enterLine())
            card.begin("");
        else
            field.selectAll(); // replaced by what is typed next, unless it is corrected
        return true;
    }

    // For keys that nothing else on the page handles: typed letters begin the name of a card.
    function take(event: KeyEvent): bool {
        const command = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        if (typing)
            return false;
        if (event.key === Qt.Key_Backspace)
            hand.takeBack();
        else if (event.text > " " && event.text !== "\x7f" && !command)
            card.begin(event.text);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !card.visible)
            nextWanted();
        else
            return false;
        return true;
    }

    columnSpacing: 10
    columns: beside ? 2 : 1
    rowSpacing: 10

    onTypingChanged: card.end()

    ColumnLayout {
        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: !root.beside
        Layout.preferredWidth: Math.round(root.width * 0.36)
        spacing: 10

        CountHead {
            id: head

            Layout.fillWidth: true
            arrangement: root.arrangement
            hand: root.hand
            room: root.beside ? 0 : root.room - root.rowSpacing - root.arrangement.padHeight

            onNextWanted: root.nextWanted()
            onUndoWanted: root.undoWanted()
        }

        TextField {
            id: field

            Layout.fillWidth: true
            inputMethodHints: Qt.ImhPreferNumbers | Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            maximumLength: 40
            objectName: "typedPoints"
            //: In the field for the points of a hand; %1 is a card as it can be typed instead, such as b7.
            placeholderText: qsTr("Points, or a card such as %1").arg(Faces.colorLetters(root.hand.side)[0] + "7")
            replacing: true
            text: root.hand.line
            visible: root.typing

            // The field has an undo of its own; once it is empty, nobody means that one.
            Keys.onPressed: event => {
                if (length === 0 && event.matches(StandardKey.Undo)) {
                    root.undoWanted();
                    event.accepted = true;
                }
            }
            onAccepted: {
                if (root.takePending())
                    return;
                if (root.hand.complete)
                    root.nextWanted();
                else
                    selectAll(); // replaced by the next number, unless it is confirmed
            }
            onTextEdited: root.hand.line = text
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus();
            }
        }

        // Below the field, which stays where it is.
        Label {
            Layout.fillWidth: true
            Layout.leftMargin: field.leftPadding
            color: Theme.warn
            font.bold: true
            font.pixelSize: Type.second
            objectName: "noPoints"
            text: root.hand.entryProblem
            visible: root.typing && text.length > 0
        }

        CountWarning {
            Layout.fillWidth: true
            hand: root.hand
            objectName: "typedProblem"
            typing: true
            visible: root.typing && root.hand.problem.length > 0

            onChangeWanted: root.beginTyping()
            onConfirmed: root.nextWanted()
        }
    }

    CountPad {
        Layout.fillWidth: true
        Layout.leftMargin: -root.arrangement.padReach
        Layout.rightMargin: -root.arrangement.padReach
        counted: root.hand.faces
        mini: !root.hand.twoSided
        side: root.hand.side
        visible: !root.typing

        onCalled: face => root.hand.add(face)
    }
}
