// A text link, such as to the rule behind a verdict. Drawn as words, with a target of 48.
import QtQuick
import Flipside

Tappable {
    id: root

    property int glyph: Icon.None
    readonly property int glyphSize: Math.round(16 * Type.penScale)
    readonly property int start: glyph !== Icon.None ? glyphSize + 8 : 0

    Accessible.role: Accessible.Link
    implicitHeight: Math.max(48, label.height + 16)
    implicitWidth: Math.max(48, Math.ceil(line.advanceWidth) + 1 + start)

    // How wide the words would be in one line: asked of the label, which may have to wrap, the width would hang on itself.
    TextMetrics {
        id: line

        font: label.font
        text: root.text
    }

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        height: width
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: root.glyphSize
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Type.second
        font.underline: true
        opacity: root.down ? 0.7 : 1
        text: root.text
        width: root.width - root.start
        x: root.start
    }

    FocusRing {
        anchors.bottomMargin: 6
        anchors.leftMargin: -6
        anchors.rightMargin: -6
        anchors.topMargin: 6
        radius: 10
        visible: root.visualFocus
    }
}
