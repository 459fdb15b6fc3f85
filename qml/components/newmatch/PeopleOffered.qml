// Who may sit down: those who played last, saved groups, or a new name.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property NewMatch setup
    property string problem

    // Seats whoever was typed; false where they cannot sit down.
    function take(): bool {
        problem = field.text.trim().length > 0 ? setup.seatNamed(field.text) : "";
        if (problem.length === 0) {
            setup.typed = "";
            field.clear();
        }
        return problem.length === 0;
    }

    spacing: 8

    Flow {
        spacing: 8
        visible: root.setup.groups.length > 0
        width: parent.width

        Repeater {
            model: root.setup.groups

            Chip {
                required property int index
                required property var modelData

                glyph: Icon.Person
                help: modelData.people
                objectName: "group" + index
                text: modelData.name
                width: Math.min(implicitWidth, root.width)

                onClicked: root.setup.seatGroup(modelData.id)
            }
        }
    }

    Flow {
        spacing: 8
        visible: root.setup.recent.length > 0
        width: parent.width

        Repeater {
            model: root.setup.recent

            Chip {
                required property int index
                required property var modelData

                mark: modelData.mark
                shade: modelData.shade
                objectName: "recent" + index
                text: modelData.name
                width: Math.min(implicitWidth, root.width)

                onClicked: root.setup.seat(modelData.id)
            }
        }
    }

    Flow {
        spacing: 8
        width: parent.width

        TextField {
            id: field

            glyph: Icon.Person
            maximumLength: 40
            objectName: "newName"
            //: Where the name of another player is typed.
            placeholderText: qsTr("New name")
            text: root.setup.typed
            width: Type.large ? parent.width : parent.width - add.width - 8

            Component.onCompleted: focus = root.setup.recent.length === 0 // there is nobody to tap
            onAccepted: root.take()
            onTextEdited: {
                root.problem = ""; // it was about another name
                root.setup.typed = text;
            }
        }

        Button {
            id: add

            enabled: field.text.trim().length > 0
            objectName: "addName"
            //: Adds the typed name to the players.
            text: qsTr("Add")
            width: Type.large ? parent.width : implicitWidth

            onClicked: root.take()
        }
    }

    Label {
        color: Theme.bad
        font.pixelSize: Type.second
        objectName: "nameProblem"
        text: root.problem
        visible: text.length > 0
        width: parent.width
    }
}
