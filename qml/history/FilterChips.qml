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
        id: flow

        width: parent.width

        Repeater {
            model: root.options

            Item {
                id: place

                required property int value
                required property string name
                required property string title
                required property int mark
                required property int colorIndex

                height: chip.height
                width: Math.min(flow.width, chip.width + 8)

                Chip {
                    id: chip

                    checked: root.chosen === place.value
                    mark: place.mark
                    objectName: mark >= 0 ? "filter" + text : "filter-" + place.name
                    colorIndex: place.colorIndex
                    text: place.title
                    width: Math.min(implicitWidth, flow.width)

                    onClicked: checked ? root.picked(0, "") : root.picked(place.value, place.name)
                }
            }
        }
    }
}
