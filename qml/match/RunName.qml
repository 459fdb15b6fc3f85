// Somebody's name at the end of their line in the chart of a match, with their mark.
import QtQuick
import Flipside.Controls

Item {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    readonly property real length: 18 + Math.ceil(size.advanceWidth) // where there is room

    TextMetrics {
        id: size

        font: words.font
        text: root.name
    }

    PlayerMark {
        color: Theme.person(root.colorIndex, Theme.dark)
        height: 10
        number: root.mark
        width: 10
        y: -5
    }

    NameLabel {
        id: words

        font.bold: true
        font.pixelSize: Type.small
        text: root.name
        width: root.width - x
        x: 16
        y: -height / 2
    }
}
