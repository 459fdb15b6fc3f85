// Takes back the newest event, and says which one that is.
import QtQuick
import Flipside

Tappable {
    id: root

    required property LiveMatch match
    readonly property string what: match.table.undoText

    enabled: what.length > 0
    help: what
    implicitHeight: Math.max(53, words.height + 16)
    implicitWidth: 184
    objectName: "undoButton"
    //: Takes back what was called last.
    text: qsTr("Undo")

    onClicked: match.undo()

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
            width: parent.width
        }

        Label {
            elide: Text.ElideRight
            font.bold: true
            font.pixelSize: Type.small
            fontSizeMode: Text.HorizontalFit
            maximumLineCount: Type.large ? 2 : 1
            minimumPixelSize: 11
            text: root.what
            visible: text.length > 0
            width: parent.width
            wrapMode: Type.large ? Text.Wrap : Text.NoWrap
        }
    }

    Hint {
        keys: "Ctrl+Z"
        text: root.text
    }
}
