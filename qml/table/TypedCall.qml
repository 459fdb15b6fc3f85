// A field for calls in words or in table notation. Enter calls; what is not understood stays to be corrected.
import QtQuick
import Flipside.Controls
import Flipside.Match

TextField {
    id: root

    required property LiveMatch match

    signal understood // and taken or refused
    signal overtaken // the table went on without it

    function drop() {
        clear();
        overtaken();
    }

    function begin(text: string) {
        forceActiveFocus(Qt.ShortcutFocusReason);
        root.text = (selectedText === root.text ? "" : root.text) + text;
        cursorPosition = length;
    }

    glyph: Icon.Pencil
    inputMethodHints: Qt.ImhNoPredictiveText | Qt.ImhNoAutoUppercase
    objectName: "typed"
    placeholderText: {
        if (match.table.pile.side === Card.Dark)
            //: In the field for typed calls: a card in words, then with the color as short as it is understood: the
            //: letter of table notation, or the beginning of its name.
            return qsTr("Type a call: pink 2 or p2");
        //: In the field for typed calls: a card in words, then with the color as short as it is understood: the
        //: letter of table notation, or the beginning of its name.
        return qsTr("Type a call: yellow 2 or y2");
    }

    // What was mistyped is cleared by the next event.
    Connections {
        function onChanged() {
            root.drop();
        }

        target: root.match
    }

    Connections {
        function onChanged() {
            root.drop();
        }

        target: root.match.challengedHand
    }

    // The field has an undo of its own; once it is empty, nobody means that one.
    Keys.onPressed: event => {
        if (length > 0 || !event.matches(StandardKey.Undo) && !event.matches(StandardKey.Redo))
            return;
        event.matches(StandardKey.Undo) ? match.undo() : match.redo();
        event.accepted = true;
    }
    onVisibleChanged: {
        if (!visible)
            clear(); // whoever comes back begins anew
    }
    onAccepted: {
        const called = text.trim().length > 0 && match.type(text);
        if (called || text.trim().length > 0 && (match.answer !== Answer.Unreadable || match.trouble.length > 0)) {
            clear();
            understood();
        } else {
            selectAll(); // the next call replaces it, unless somebody corrects it
        }
    }
}
