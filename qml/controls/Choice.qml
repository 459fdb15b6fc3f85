// Words beside a mark that shows whether they hold: what Switch and RadioPanel have in common.
import QtQuick
import Flipside

Tappable {
    id: root

    property string second
    property real start: 16
    property real stop: width - 16
    readonly property real firstLine: words.y + heading.y + heading.lineSide / 2 // its middle

    Accessible.description: second
    checkable: true
    implicitHeight: Math.max(56, words.height + 24)
    implicitWidth: 320
    opacity: 1 // what stands below, such as why it rests, is still to be read

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        width: root.stop - root.start
        x: root.start
        z: 1

        Label {
            id: heading

            readonly property real lineSide: lineCount > 0 ? height / lineCount : height

            font.bold: true
            opacity: root.enabled ? 1 : 0.45
            text: root.text
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.second
            visible: text.length > 0
            width: parent.width
        }
    }
}
