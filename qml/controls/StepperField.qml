// The number of a stepper while it is typed. Enter or leaving takes it, Escape leaves it as it was.
import QtQuick
import Flipside

TextInput {
    id: root

    required property int most

    signal done(int typed) // -1: as it was

    function finish(typed: int) {
        if (visible)
            done(typed);
    }

    Accessible.role: Accessible.EditableText
    activeFocusOnTab: true // what is no stop of Tab has no next one either: it would begin anew with the window's first
    color: Theme.ink
    font.bold: true
    font.pixelSize: 22
    horizontalAlignment: TextInput.AlignHCenter
    inputMethodHints: Qt.ImhDigitsOnly
    objectName: "typedNumber"
    selectByMouse: true
    selectedTextColor: Theme.goText
    selectionColor: Theme.go
    verticalAlignment: TextInput.AlignVCenter

    validator: IntValidator {
        bottom: 0
        top: Math.max(9999, root.most)
    }

    Keys.onEscapePressed: finish(-1)
    Keys.onShortcutOverride: event => event.accepted = event.key === Qt.Key_Escape // not the page's way back
    Keys.onReturnPressed: finish(length > 0 ? parseInt(text) : -1)
    Keys.onEnterPressed: finish(length > 0 ? parseInt(text) : -1)
    onActiveFocusChanged: {
        if (!activeFocus)
            finish(length > 0 ? parseInt(text) : -1);
    }

    Rectangle {
        anchors.fill: parent
        border.color: Theme.focus
        border.width: 3
        color: Theme.sheet
        radius: 14
        z: -1
    }
}
