// What can be done, as rows of a sheet. One that cannot be used now stays in its place.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Sheet {
    id: root

    property list<Action> choices

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: root.choices

            ListRow {
                required property int index
                required property Action modelData

                divider: index > 0
                enabled: modelData.enabled
                glyph: modelData.glyph
                objectName: modelData.objectName
                tap: ListRow.Tap.Open
                text: modelData.text
                width: parent.width

                onClicked: {
                    root.close();
                    modelData.trigger();
                }
            }
        }
    }
}
