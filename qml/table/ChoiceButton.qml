// One of two answers, with its consequence in words on the button itself.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    property bool bright: false // the thing to do next
    property list<string> seconds // what follows from it, a paragraph each
    property string badge // a pen text on a little card, such as +2
    property int glyph: Icon.None
    readonly property color inkColor: bright ? Theme.goText : Theme.ink

    Accessible.description: Array.from(seconds).join(" ")
    implicitHeight: {
        if (seconds.length > 0)
            return Math.max(88, words.height + 34);
        return Math.max(Type.large ? 60 : 68, words.height + 16);
    }
    implicitWidth: 366

    Raised {
        id: face

        anchors.fill: parent
        fill: root.bright ? Theme.go : Theme.sheet
        pressed: root.down
        radius: 18
        rimWidth: root.bright ? 0 : 2
        ringed: root.visualFocus
        under: root.bright ? Theme.goUnder : Theme.under
    }

    Rectangle {
        border.color: root.inkColor
        border.width: 2
        color: "transparent"
        height: Math.min(54, root.height - 13)
        radius: 8
        visible: root.badge.length > 0
        width: 44
        x: 18
        y: (root.height - 3 - height) / 2 + face.faceY

        PenNumber {
            anchors.centerIn: parent
            color: root.inkColor
            size: 20
            text: root.badge
        }
    }

    Icon {
        color: root.inkColor
        height: 40
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: 40
        x: 20
        y: (root.height - 3 - height) / 2 + face.faceY
    }

    Column {
        id: words

        spacing: 5
        width: root.width - x - 16
        x: root.badge.length > 0 || root.glyph !== Icon.None ? 78 : 20
        y: (root.height - 3 - height) / 2 + face.faceY

        Label {
            color: root.inkColor
            font.bold: true
            font.pixelSize: Math.min(Type.title, 32)
            text: root.text
            width: parent.width
        }

        Repeater {
            model: root.seconds

            Label {
                required property string modelData

                color: root.inkColor
                font.pixelSize: Type.second
                text: modelData
                visible: text.length > 0
                width: words.width
            }
        }
    }
}
