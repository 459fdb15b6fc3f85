// The table's rulings: each with its choices, and whether a printed sheet says it or the table does.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property NewMatch setup

    spacing: 12

    Label {
        font.bold: true
        //: Over the printed rule sheets by language, one of which can be chosen.
        text: qsTr("Which rule sheet is in your box?")
        width: parent.width
    }

    Flow {
        width: parent.width + 8

        Repeater {
            model: root.setup.sheets

            Chip {
                required property var modelData

                checked: root.setup.sheet === modelData.index
                gap: 8
                objectName: "sheet" + modelData.index
                text: modelData.name
                width: Math.min(implicitWidth, root.width + gap)

                onClicked: root.setup.sheet = modelData.index
            }
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        //: Below the printed rule sheets, one of which can be chosen.
        text: qsTr("Choose it, and its rules are set. If yours is not here, take the nearest and look through the lines below.")
        width: parent.width
    }

    Repeater {
        model: root.setup.rulings

        Column {
            id: ruling

            required property int index
            required property string name
            required property list<string> choices
            required property int current
            required property bool printed
            required property bool changed

            spacing: 2
            width: root.width

            Label {
                font.bold: true
                text: ruling.name
                width: parent.width
            }

            Label {
                color: ruling.printed && ruling.changed ? Theme.warn : Theme.ink2
                font.pixelSize: Type.small
                //: Who decides a ruling: the printed sheet; the table against the sheet; the table, as the sheet says nothing.
                text: ruling.printed ? (ruling.changed ? qsTr("Different from the sheet") : qsTr("The sheet says so")) : qsTr("The rules don’t say: you choose")
                width: parent.width
            }

            Flow {
                width: parent.width + 8

                Repeater {
                    model: ruling.choices

                    Chip {
                        required property int index
                        required property string modelData

                        checked: ruling.current === index
                        gap: 8
                        objectName: "ruling" + ruling.index + "choice" + index
                        text: modelData
                        width: Math.min(implicitWidth, ruling.width + gap)

                        onClicked: root.setup.rulings.choose(ruling.index, index)
                    }
                }
            }
        }
    }
}
