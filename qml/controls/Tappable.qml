// Base of all that can be pressed: a target of 48 px, keys, a focus that shows, and a press for screen readers.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.Button {
    id: root

    property string help // what a screen reader adds to the name
    property alias once: filter.once
    property alias holdable: filter.holdable

    function press() {
        filter.press();
    }

    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.description: help
    Accessible.focusable: true
    Accessible.name: text
    Accessible.role: Accessible.Button
    hoverEnabled: false
    implicitHeight: Math.max(48, Math.ceil(implicitContentHeight) + topPadding + bottomPadding)
    implicitWidth: Math.max(48, Math.ceil(implicitContentWidth) + leftPadding + rightPadding)
    opacity: enabled ? 1 : 0.45

    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    PressFilter {
        id: filter
    }
}
