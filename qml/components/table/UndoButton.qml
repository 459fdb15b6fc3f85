// Takes back the newest event, and says which one that is.
import QtQuick
import Flipside

Tappable {
    id: root

    required property LiveMatch match
    readonly property string what: match.table.undoText
    readonly property int lines: size.advanceWidth > words.width ? 2 : 1

    enabled: what.length > 0
    help: what
    implicitHeight: Math.max(53, words.height + 13)
    implicitWidth: 184
    objectName: "undoButton"
    //: Takes back what was called last.
    text: qsTr("Undo")

    onClicked: match.undo()

    TextMetrics {
        id: size

        font.bold: true
        font.pixelSize: Type.small
        text: root.what
    }

    Raised {
        id: face

        anchors.fill: parent
        flat: !root.enabled
        pressed: root.down
        ringed: root.visualFocus
    }

    Icon {
        color: Theme.ink
        height: 20
        name: Icon.Undo
        width: 20
        x: 16
        y: (root.height - 3 - height) / 2 + face.faceY
    }

    Column {
        id: words

        width: root.width - 58
        x: 46
        y: (root.height - 3 - height) / 2 + face.faceY

        Label {
            color: Theme.ink2
            font.pixelSize: Type.small
            text: root.text
            visible: root.lines === 1 && !Type.large || root.what.length === 0 // otherwise the arrow says it
            width: parent.width
        }

        Label {
            readonly property bool mayShorten: true // it may begin with the longest of names

            elide: Text.ElideRight
            font.bold: true
            font.pixelSize: Type.small
            lineHeight: 0.9
            maximumLineCount: 2
            text: root.what
            visible: text.length > 0
            width: parent.width
        }
    }

    Hint {
        keys: "Ctrl+Z"
        text: root.text
    }
}
