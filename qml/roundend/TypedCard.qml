// A field for a card in words or in table notation, which appears when somebody types while a hand is counted. Enter
// counts the card; without one, or after the points of a whole hand, it leads to the next hand. Unknown text stays.
import QtQuick
import Flipside.Controls
import Flipside.RoundEnd

Rectangle {
    id: root

    required property CountedHand hand
    //: In the field for typed cards of a hand that is counted: in words, then with the color as short as it is
    //: understood: the letter of table notation, or the beginning of its name.
    readonly property string darkHint: qsTr("Type a card: pink 2 or p2")
    //: In the field for typed cards of a hand that is counted: in words, then with the color as short as it is
    //: understood: the letter of table notation, or the beginning of its name.
    readonly property string lightHint: qsTr("Type a card: yellow 2 or y2")
    readonly property bool pending: visible && field.length > 0 // it was not taken yet

    signal nextWanted
    signal undoWanted

    function begin(text: string) {
        visible = true;
        field.forceActiveFocus(Qt.ShortcutFocusReason);
        field.text = (field.selectedText === field.text ? "" : field.text) + text;
        field.cursorPosition = field.length;
    }

    // As Enter does; false where nothing was typed.
    function take(): bool {
        const typed = field.text.trim();
        if (typed.length > 0 && !hand.enter(typed)) {
            field.selectAll(); // replaced by the next card, unless it is corrected
            return true;
        }
        field.clear();
        if (typed.length > 0 && hand.typed) // a number is all the points of the hand
            nextWanted();
        return typed.length > 0;
    }

    // False where nothing was begun.
    function end(): bool {
        const was = visible;
        field.clear();
        field.focus = false;
        visible = false;
        return was;
    }

    color: Theme.page
    height: column.height
    visible: false

    Column {
        id: column

        spacing: 6
        width: parent.width

        TextField {
            id: field

            glyph: Icon.Pencil
            inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
            objectName: "typedCard"
            placeholderText: root.hand.side === Card.Dark ? root.darkHint : root.lightHint
            width: parent.width

            // The field has an undo of its own; once it is empty, nobody means that one.
            Keys.onPressed: event => {
                if (length === 0 && event.matches(StandardKey.Undo)) {
                    root.undoWanted();
                    event.accepted = true;
                }
            }
            onAccepted: {
                if (!root.take())
                    root.nextWanted();
            }
        }

        Label {
            color: Theme.warn
            font.bold: true
            font.pixelSize: Type.second
            lineHeight: 0.95
            objectName: "noCard"
            text: root.hand.entryProblem
            visible: text.length > 0
            width: parent.width
        }
    }
}
