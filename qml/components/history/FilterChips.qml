// One thing by which a history is narrowed: a chip for each choice, of which at most one holds.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Section {
    id: root

    required property var options // name, title; of people, mark and shade
    required property string chosen // name; empty: all of them

    signal picked(string name)

    visible: options.length > 0

    // Chips are drawn lower than they are: their rows need no room between them.
    Flow {
        id: flow

        width: parent.width

        Repeater {
            model: root.options

            Item {
                id: place

                required property var modelData

                height: chip.height
                width: Math.min(flow.width, chip.width + 8)

                Chip {
                    id: chip

                    checked: root.chosen === place.modelData.name
                    mark: place.modelData.mark ?? -1
                    objectName: mark >= 0 ? "filter" + text : "filter-" + place.modelData.name
                    shade: place.modelData.shade ?? -1
                    text: place.modelData.title
                    width: Math.min(implicitWidth, flow.width)

                    onClicked: root.picked(checked ? "" : place.modelData.name)
                }
            }
        }
    }
}
