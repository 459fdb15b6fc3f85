// A number that counts, large, with what it is below, or beside it where words are large.
import QtQuick
import Flipside

Rectangle {
    id: root

    required property string value
    required property string text
    property bool strong: false
    property real wordsHeight: words.implicitHeight // the same in tiles that stand side by side
    readonly property real ownHeight: words.implicitHeight

    Accessible.name: value + " " + text
    Accessible.role: Accessible.StaticText
    border.color: strong ? Theme.edge : Theme.line
    border.width: strong ? 2 : 1
    color: strong ? Theme.table : Theme.sheet
    implicitHeight: Type.large ? Math.max(72, words.implicitHeight + 24) : wordsHeight + 76
    radius: 18

    PenNumber {
        color: Theme.ink
        size: Math.min(36, (root.width - 32) / Math.max(2, root.value.length) * 1.4)
        text: root.value
        x: 16
        y: Type.large ? (root.height - height) / 2 : 16
    }

    Label {
        id: words

        color: Theme.ink2
        font.pixelSize: Type.second
        text: root.text
        width: parent.width - x - 12
        x: Type.large ? 116 : 16
        y: Type.large ? (root.height - height) / 2 : 62
    }
}
