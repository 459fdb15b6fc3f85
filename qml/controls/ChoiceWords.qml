// The words of a switch or a radio panel. What explains the choice is still to be read while it cannot be made.
import QtQuick
import Flipside.Controls

Item {
    id: root

    property alias text: heading.text
    property alias second: note.text
    readonly property real firstLine: words.y + heading.lineSide / 2 // its middle

    implicitHeight: words.implicitHeight

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        width: parent.width

        Label {
            id: heading

            readonly property real lineSide: lineCount > 0 ? height / lineCount : height

            font.bold: true
            opacity: enabled ? 1 : 0.45
            width: parent.width
        }

        Label {
            id: note

            color: Theme.ink2
            font.pixelSize: Type.second
            visible: text.length > 0
            width: parent.width
        }
    }
}
