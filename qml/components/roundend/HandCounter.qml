// Counts one hand: the points run up with every tap, and what cannot be is said at once.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Flow {
    id: root

    required property CountedHand hand
    property bool typing: false
    property real spread: 0 // how far the pad may reach into the page's margins
    property bool beside: false // the pad stands beside the rest
    property real room: 0 // of the page
    property bool toldBelow: false // what cannot be
    readonly property string told: head.told
    readonly property bool pending: head.pending // something was typed and not taken yet

    signal tapped // a card, and not typed
    signal nextWanted
    signal undoWanted

    function beginTyping() {
        field.forceActiveFocus();
    }

    function takeCard(): bool {
        return head.takeCard();
    }

    function endCard(): bool {
        return head.endCard();
    }

    // A key that nothing else on the page has a use for: whatever is typed begins the name of a card.
    function take(event: var): bool {
        if (typing)
            return false;
        if (event.key === Qt.Key_Backspace)
            hand.takeBack();
        else if (event.text > " " && event.text !== "\x7f" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier)))
            head.beginCard(event.text);
        else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !head.entering)
            nextWanted();
        else
            return false;
        return true;
    }

    spacing: 10

    onTypingChanged: endCard()

    Column {
        spacing: 10
        width: root.beside ? Math.round(root.width * 0.36) : root.width

        CountHead {
            id: head

            hand: root.hand
            room: root.beside ? 0 : root.room - root.spacing - (root.width < 600 ? 457 : 313) // the pad's
            toldBelow: root.toldBelow
            typing: root.typing
            width: parent.width

            onNextWanted: root.nextWanted()
            onUndoWanted: root.undoWanted()
        }

        TextField {
            id: field

            inputMethodHints: Qt.ImhDigitsOnly
            objectName: "typedPoints"
            //: A number of points instead of cards.
            placeholderText: qsTr("Points in this hand")
            text: root.hand.typed ? root.hand.points : ""
            visible: root.typing
            width: parent.width

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
            onAccepted: root.nextWanted()
            onTextEdited: root.hand.type(text.length > 0 ? parseInt(text) : -1)
            onVisibleChanged: {
                if (visible)
                    forceActiveFocus();
            }
        }

        // Below the field, which stays where it is.
        CountWarning {
            hand: root.hand
            height: implicitHeight
            objectName: "typedProblem"
            typing: true
            visible: root.typing && root.hand.problem.length > 0
            width: parent.width
        }
    }

    Repeater {
        model: !root.typing ? 1 : 0

        Item {
            width: root.beside ? Math.floor(root.width * 0.64) - root.spacing : root.width
            height: pad.height

            CountPad {
                id: pad

                counted: root.hand.faces
                mini: !root.hand.twoSided
                side: root.hand.side
                width: parent.width + (root.beside ? 0 : 2 * root.spread)
                x: root.beside ? 0 : -root.spread

                onCalled: face => {
                    root.hand.add(face);
                    root.tapped();
                }
            }
        }
    }
}
