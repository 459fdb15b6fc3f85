// A face on the pad. It can always be called: raised like a card when it may be laid, only printed when not.
import QtQuick
import Flipside.Controls
import Flipside.Match

Tappable {
    id: root

    required property int face
    property bool legal: true
    property bool refused: false // called just now, and not taken
    property int copies: 0 // shown as a badge where cards are counted

    implicitHeight: 48
    implicitWidth: 52

    KeyFace {
        face: root.face
        height: parent.height - 6
        pressed: root.down
        raised: root.legal
        width: parent.width - 6
        x: 3
        y: 3
    }

    FocusRing {
        anchors.margins: 1
        border.color: Theme.ink
        radius: 13
        visible: root.visualFocus || root.refused
    }

    CountBadge {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.topMargin: -5 // its number stays in sight
        count: root.copies
    }
}
