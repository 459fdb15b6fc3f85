// One thing by which a history is narrowed: a chip for each choice, of which at most one holds.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Section {
    id: root

    required property ValueModel options // HistoryChoices
    required property int chosen // value; 0: all of them

    signal picked(int value, string name)

    visible: options.count > 0

    // Chips are drawn lower than they are: their rows need no room between them.
    Flow {
        width: parent.width

        Repeater {
            model: root.options

            Chip {
                required property int value
                required property string name
                required property string title
                required mark
                required colorIndex

                checked: root.chosen === value
                gap: 8
                objectName: mark >= 0 ? "filter" + title : "filter-" + name
                text: title
                width: Math.min(implicitWidth, parent.width)

                onClicked: checked ? root.picked(0, "") : root.picked(value, name)
            }
        }
    }
}
