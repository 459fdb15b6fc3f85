// What the table has decided where the sheets are silent; changed from the next round on.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match

    //: Title of the sheet with the table's own rulings.
    title: qsTr("Table rulings")

    Repeater {
        model: root.match.rulings

        Section {
            id: section

            required property string key // as table notation has it
            required property string name
            required property list<string> choiceKeys
            required property list<string> choices
            required property int current

            title: name
            width: parent.width

            Repeater {
                model: section.choices

                RadioPanel {
                    required property int index
                    required property string modelData

                    checked: section.current === index
                    objectName: section.key + "-" + section.choiceKeys[index]
                    text: modelData
                    width: section.width

                    onClicked: root.match.setRule(section.key, section.choiceKeys[index])
                }
            }
        }
    }
}
