// Takes back the last card that was tapped, then the hand before, then what ended the round.
import QtQuick
import Flipside

IconButton {
    id: root

    required property RoundEnd end

    signal undone

    function undo() {
        end.undo();
        undone();
    }

    glyph: Icon.Undo
    objectName: "undoOut"
    //: Takes back the entry that is named; %1 is such as "Ana goes out".
    text: qsTr("Undo: %1").arg(end.undoText)

    onClicked: undo()

    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+Z"

        onActivated: root.undo()
    }

    Hint {
        keys: "Ctrl+Z"
        text: root.text
    }
}
