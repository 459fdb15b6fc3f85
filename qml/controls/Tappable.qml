// Base of all that can be pressed: a target of 48 px, keys, a focus that shows, and a press for screen readers.
import QtQuick
import Flipside

Pressable {
    id: root

    property string help // what a screen reader adds to the name

    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.description: help
    Accessible.focusable: true
    Accessible.name: text
    Accessible.role: Accessible.Button
    implicitHeight: 48
    implicitWidth: 48
    opacity: enabled ? 1 : 0.45

    Accessible.onPressAction: root.press()
    Accessible.onToggleAction: root.press()
}
