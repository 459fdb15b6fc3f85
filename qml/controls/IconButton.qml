// A bare icon to press. Its text is only heard, so it must be there.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    property int glyph: (action as Action)?.glyph ?? Icon.None
    property color color: Theme.ink
    property int size: 22 // beside words of their own size

    background: Rectangle {
        color: Theme.table
        radius: height / 2
        visible: root.down
    }
    contentItem: Item {
        Icon {
            anchors.centerIn: parent
            color: root.color
            height: width
            name: root.glyph
            width: Math.min(32, Math.round(root.size * Type.penScale))
        }
    }

    FocusRing {
        anchors.margins: 1
        radius: height / 2
        visible: root.visualFocus
    }
}
