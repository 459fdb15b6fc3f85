// A small choice or filter, drawn 40 high in a target of 48. With an icon or a person's mark before the words.
import QtQuick
import Flipside

Tappable {
    id: root

    property int glyph: Icon.None
    property int mark: -1 // of a player
    property int shade: mark // of a player, the colour
    readonly property color inkColor: checked ? Theme.goText : Theme.ink
    readonly property int start: 14 + (glyph !== Icon.None ? 24 : mark >= 0 ? 20 : 0)

    implicitHeight: Math.max(48, label.height + 28)
    implicitWidth: Math.max(48, Math.ceil(Math.max(size.advanceWidth, size.boundingRect.width)) + 2 + start + 14)

    TextMetrics {
        id: size

        font: label.font
        text: root.text
    }

    Rectangle {
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.go : root.down ? Theme.table : Theme.sheet
        height: parent.height - 8
        radius: Math.min(height / 2, 24)
        width: parent.width
        y: 4

        FocusRing {
            around: (parent as Rectangle).radius
            visible: root.visualFocus
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: root.inkColor
        height: 16
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: 16
        x: 14
    }

    PlayerMark {
        anchors.verticalCenter: parent.verticalCenter
        color: root.checked ? Theme.goText : Theme.person(root.shade, Theme.dark)
        height: 12
        number: Math.max(0, root.mark)
        visible: root.mark >= 0
        width: 12
        x: 14
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.inkColor
        font.bold: true
        font.pixelSize: Type.second
        horizontalAlignment: root.start === 14 ? Text.AlignHCenter : Text.AlignLeft
        text: root.text
        width: root.width - root.start - 14
        x: root.start
    }
}
