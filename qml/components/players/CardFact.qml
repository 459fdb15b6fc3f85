// A card and what it means to somebody.
import QtQuick
import Flipside

Tappable {
    id: root

    required property int face
    required property int side
    property string second

    Accessible.description: second
    implicitHeight: Math.max(108, words.height + 32)

    Rectangle {
        anchors.fill: parent
        border.color: Theme.line
        border.width: 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }

    CardFace {
        anchors.verticalCenter: parent.verticalCenter
        cardWidth: 46
        color: Theme.under
        face: Math.max(0, root.face)
        side: root.side
        tilt: -4
        x: 16
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        width: parent.width - x - 12
        x: 80

        Label {
            font.bold: true
            text: root.text
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.second
            width: parent.width
        }
    }

    FocusRing {
        radius: 20
        visible: root.visualFocus
    }
}
