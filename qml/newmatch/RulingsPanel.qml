// The table's rulings: each with its choices, and whether the printed sheet or the table decides it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.NewMatch

Column {
    id: root

    required property GameSetup game

    spacing: 12

    Label {
        font.bold: true
        //: Over the printed rule sheets by language, one of which can be chosen.
        text: qsTr("Which rule sheet is in your box?")
        width: parent.width
    }

    ChipChoices {
        choices: root.game.sheets
        prefix: "sheet"

        onChosen: key => root.game.sheet = parseInt(key)
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        //: Below the printed rule sheets, one of which can be chosen.
        text: qsTr("Choose it to set its rules. If yours is not here, choose the closest one and check the lines below.")
        width: parent.width
    }

    Repeater {
        model: root.game.rulings

        Column {
            id: ruling

            required property int index
            required property string name
            required property list<string> choices
            required property int current
            required property bool printed
            required property bool changed

            function decidedBy(): string {
                if (!printed) {
                    //: Who decides a ruling: the table, as the sheet says nothing.
                    return qsTr("The rules don’t say: you choose");
                }
                //: Who decides a ruling: the table against the sheet; the printed sheet.
                return changed ? qsTr("Different from the sheet") : qsTr("The sheet says so");
            }

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
                text: ruling.decidedBy()
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

                        onClicked: root.game.rulings.choose(ruling.index, index)
                    }
                }
            }
        }
    }
}
