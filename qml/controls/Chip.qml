// A small choice or filter, drawn 40 high in a target of 48. With an icon or a player's mark before the words.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    property int glyph: (action as Action)?.glyph ?? Icon.None
    property int mark: -1 // of a player
    property int colorIndex: mark // of the player's colour
    property int gap: 0 // kept free at its right, in a Flow whose rows have no space between them
    readonly property color inkColor: checked ? Theme.goText : Theme.ink
    readonly property real signWidth: {
        if (glyph !== Icon.None)
            return icon.width;
        return mark >= 0 ? playerMark.width : -8;
    }

    // Of words that wrap, the width that they would like to have depends on the one they have.
    TextMetrics {
        id: line

        font: (root.contentItem as Label).font
        text: root.text
    }

    bottomInset: 4
    implicitWidth: Math.max(48, Math.ceil(line.advanceWidth) + 1 + signWidth + 8 + leftPadding + rightPadding)
    leftPadding: 14
    rightInset: gap
    rightPadding: 14 + gap
    topInset: 4
    verticalPadding: 14

    background: Rectangle {
        border.color: Theme.edge
        border.width: root.checked ? 0 : 2
        color: root.checked ? Theme.go : root.down ? Theme.table : Theme.sheet
        radius: Math.min(height / 2, 24)

        FocusRing {
            around: (parent as Rectangle).radius
            visible: root.visualFocus
        }
    }
    contentItem: Label {
        color: root.inkColor
        font.bold: true
        font.pixelSize: Type.second
        horizontalAlignment: root.signWidth > 0 ? Text.AlignLeft : Text.AlignHCenter
        leftPadding: root.signWidth + 8
        text: root.text
        verticalAlignment: Text.AlignVCenter

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            color: root.inkColor
            height: width
            name: root.glyph
            visible: root.glyph !== Icon.None
            width: Math.round(16 * Type.penScale)
        }

        PlayerMark {
            id: playerMark

            anchors.verticalCenter: parent.verticalCenter
            color: root.checked ? Theme.goText : Theme.person(root.colorIndex, Theme.dark)
            height: width
            number: Math.max(0, root.mark)
            visible: root.mark >= 0
            width: Math.round(12 * Type.penScale)
        }
    }
}
