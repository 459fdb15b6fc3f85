// What the table has decided where the sheets are silent; changed from the next round on.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property LiveMatch match

    //: Title of the sheet with the table's own rulings.
    title: qsTr("Table rulings")

    Repeater {
        model: root.match.rulings

        Section {
            id: section

            required property var modelData

            title: modelData.title
            width: parent.width

            Repeater {
                model: section.modelData.choices

                RadioPanel {
                    required property var modelData

                    checked: section.modelData.choice === modelData.name
                    objectName: section.modelData.name + "-" + modelData.name
                    text: modelData.title
                    width: section.width

                    onClicked: root.match.setRule(section.modelData.name, modelData.name)
                }
            }
        }
    }
}
