// Counts one hand: each tap adds to the points, and a problem is shown at once.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd

GridLayout {
    id: root

    required property CountedHand hand
    required property countArrangement arrangement
    readonly property bool typing: hand.typing
    property real room: 0 // of the page
    readonly property bool beside: arrangement.landscape && !typing
    readonly property string summary: head.summary
    readonly property TypedCard card: head.card

    signal nextWanted
    signal undoWanted

    function beginTyping() {
        field.forceActiveFocus();
        field.selectAll(); // of the hand before it had the focus already
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
            inputMethodHints: Qt.ImhDigitsOnly
            objectName: "typedPoints"
            //: A number of points instead of cards.
            placeholderText: qsTr("Points in this hand")
            replacing: true
            text: root.hand.typed ? root.hand.points : ""
            visible: root.typing

            validator: IntValidator {
                bottom: 0
                top: 9999
            }

            // The field has an undo of its own; once it is empty, nobody means that one.
            Keys.onPressed: event => {
                if (length === 0 && event.matches(StandardKey.Undo)) {
                    root.undoWanted();
                    event.accepted = true;
                }
            }
            onAccepted: {
                if (root.hand.complete)
                    root.nextWanted();
                else
                    selectAll(); // replaced by the next number, unless it is confirmed
            }
            onTextEdited: root.hand.type(text.length > 0 ? parseInt(text) : -1)
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus();
            }
        }

        // Below the field, which stays where it is.
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
