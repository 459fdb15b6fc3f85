// A text link, such as to the rule behind a verdict. Drawn as words, with a target of 48.
import QtQuick
import Flipside.Controls

Tappable {
    id: root

    property int glyph: (action as Action)?.glyph ?? Icon.None

    Accessible.role: Accessible.Link
    verticalPadding: 8

    contentItem: Label {
        font.bold: true
        font.pixelSize: Type.second
        font.underline: true
        leftPadding: root.glyph !== Icon.None ? icon.width + 8 : 0
        opacity: root.down ? 0.7 : 1
        text: root.text
        verticalAlignment: Text.AlignVCenter

        Icon {
            id: icon

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.ink
            height: width
            name: root.glyph
            visible: root.glyph !== Icon.None
            width: Math.round(16 * Type.penScale)
        }
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
