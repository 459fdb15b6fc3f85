// Choices of which one is selected, each with a sentence on what it means.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Column {
    id: root

    required property ValueModel choices

    signal chosen(string key)

    spacing: 8

    Repeater {
        model: root.choices

        RadioPanel {
            required property string key
            required property string name
            required property string detail
            required property bool chosen

            checked: chosen
            objectName: key
            second: detail
            text: name
            width: root.width

            onClicked: root.chosen(key)
        }
    }
}
