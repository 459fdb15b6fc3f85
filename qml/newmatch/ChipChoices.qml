// Choices as chips, in rows.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Flow {
    id: root

    required property ValueModel choices
    required property string prefix // of the chips' object names
    property int glyph: Icon.None

    signal chosen(string key)

    visible: choices.count > 0
    width: parent.width + 8

    Repeater {
        model: root.choices

        Chip {
            required property int index
            required property string key
            required property string name
            required property string detail
            required property bool chosen
            required mark
            required colorIndex

            checked: chosen
            gap: 8
            glyph: root.glyph
            help: detail
            objectName: root.prefix + index
            text: name
            width: Math.min(implicitWidth, root.width)

            onClicked: root.chosen(key)
        }
    }
}
