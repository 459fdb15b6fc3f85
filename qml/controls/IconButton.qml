// A bare icon to press. Its text is only heard, so it must be there.
import QtQuick
import Flipside

Tappable {
    id: root

    required property int glyph
    property color color: Theme.ink
    property int size: 22 // beside words of their own size
    readonly property int drawn: Math.min(32, Math.round(size * Type.penScale))

    Rectangle {
        anchors.fill: parent
        color: Theme.table
        radius: height / 2
        visible: root.down
    }

    Icon {
        anchors.centerIn: parent
        color: root.color
        height: root.drawn
        name: root.glyph
        width: root.drawn
    }

    FocusRing {
        anchors.margins: 1
        radius: height / 2
        visible: root.visualFocus
    }
}
