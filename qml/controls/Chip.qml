// A small choice or filter, drawn 40 high in a target of 48. With an icon or a person's mark before the words.
import QtQuick
import Flipside

Tappable {
    id: root

    property int glyph: Icon.None
    property int mark: -1 // of a player
    property int shade: mark // of a player, the colour
    readonly property color inkColor: checked ? Theme.goText : Theme.ink
    property int gap: 0 // kept free at its right: rows of chips in a Flow without spacing are as far apart as the chips in them
    readonly property int glyphSize: Math.round(16 * Type.penScale)
    readonly property int markSize: Math.round(12 * Type.penScale)
    readonly property int start: 14 + (glyph !== Icon.None ? glyphSize + 8 : mark >= 0 ? markSize + 8 : 0)

    implicitHeight: Math.max(48, label.height + 28)
    implicitWidth: Math.max(48, Math.ceil(Math.max(size.advanceWidth, size.boundingRect.width)) + 2 + start + 14) + gap

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
        width: parent.width - root.gap
        y: 4

        FocusRing {
            around: (parent as Rectangle).radius
            visible: root.visualFocus
        }
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: root.inkColor
        height: width
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: root.glyphSize
        x: 14
    }

    PlayerMark {
        anchors.verticalCenter: parent.verticalCenter
        color: root.checked ? Theme.goText : Theme.person(root.shade, Theme.dark)
        height: width
        number: Math.max(0, root.mark)
        visible: root.mark >= 0
        width: root.markSize
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
        width: root.width - root.gap - root.start - 14
        x: root.start
    }
}
