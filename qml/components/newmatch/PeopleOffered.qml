// Who may sit down: those who played last, saved groups, or a new name.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property NewMatch setup
    property string problem

    // Seats whoever was typed.
    function add() {
        told(setup.seatNamed(field.text));
    }

    // Seats whoever was typed and not added, if there is somebody; false where they cannot sit down.
    function take(): bool {
        setup.typed = field.text;
        return told(setup.seatTyped());
    }

    function told(why: string): bool {
        problem = why;
        if (why.length === 0) {
            setup.typed = "";
            field.clear();
        }
        return why.length === 0;
    }

    // All chips are made anew with this: whoever goes by keys goes on from the same one.
    function toggle(id: string, index: int, byKeys: bool) {
        setup.toggle(id);
        if (byKeys)
            recent.itemAt(index)?.forceActiveFocus(Qt.TabFocusReason);
    }

    spacing: 8

    Flow {
        visible: root.setup.groups.length > 0
        width: parent.width + 8

        Repeater {
            model: root.setup.groups

            Chip {
                required property int index
                required property var modelData

                gap: 8
                glyph: Icon.Person
                help: modelData.people
                objectName: "group" + index
                text: modelData.name
                width: Math.min(implicitWidth, root.width + gap)

                onClicked: root.setup.seatGroup(modelData.id)
            }
        }
    }

    Flow {
        visible: root.setup.recent.length > 0
        width: parent.width + 8

        Repeater {
            id: recent

            model: root.setup.recent

            Chip {
                required property int index
                required property var modelData

                // Whoever sits stays where they were tapped: nobody else comes under the finger.
                checked: modelData.seated
                gap: 8
                mark: modelData.mark
                shade: modelData.shade
                objectName: "recent" + index
                text: modelData.name
                width: Math.min(implicitWidth, root.width + gap)

                onClicked: root.toggle(modelData.id, index, visualFocus)
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
            onAccepted: {
                if (add.enabled)
                    root.add();
            }
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

            onClicked: {
                root.add();
                field.forceActiveFocus(); // for the next name
            }
        }
    }

    Label {
        color: Theme.bad
        font.pixelSize: Type.second
        leftPadding: field.leftPadding
        objectName: "nameProblem"
        text: root.problem
        visible: text.length > 0
        width: parent.width
    }
}
