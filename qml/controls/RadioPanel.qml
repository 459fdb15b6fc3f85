// One of a few choices, each with a plain sentence on what it means. Who shows it decides which one is checked.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.RadioButton {
    id: root

    property string second

    function press() {
        filter.press();
    }

    Accessible.checkable: true
    Accessible.checked: checked
    Accessible.description: second
    Accessible.name: text
    Accessible.role: Accessible.RadioButton
    hoverEnabled: false
    implicitHeight: Math.max(56, implicitContentHeight + topPadding + bottomPadding)
    implicitWidth: 320
    leftPadding: 58
    rightPadding: 16
    verticalPadding: 12

    background: Rectangle {
        border.color: root.checked ? Theme.ink : Theme.line
        border.width: root.checked ? 3 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }
    contentItem: ChoiceWords {
        id: words

        second: root.second
        text: root.text
    }
    // In the middle of a few words; beside many it would be beside none of them in particular.
    indicator: Rectangle {
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.ink : "transparent"
        height: 26
        objectName: "radioMark"
        opacity: root.enabled ? 1 : 0.45
        radius: 13
        width: 26
        x: 16
        y: Math.round((root.height > 88 ? words.y + words.firstLine : root.height / 2) - height / 2)

        Icon {
            anchors.centerIn: parent
            color: Theme.sheet
            height: 15
            name: Icon.Check
            pen: 10
            visible: root.checked
            width: 15
        }
    }

    Accessible.onPressAction: press()
    Accessible.onToggleAction: press()

    PressFilter {
        id: filter
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
