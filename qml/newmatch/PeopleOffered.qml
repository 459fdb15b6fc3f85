// Who may sit down: those who played last, saved groups, or a new name.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.NewMatch

Column {
    id: root

    required property SeatsSetup seats
    property string problem

    // Seats whoever was typed.
    function add() {
        told(seats.seatNamed(field.text));
    }

    // Seats whoever was typed and not added, if there is somebody; false where they cannot sit down.
    function take(): bool {
        seats.typed = field.text;
        return told(seats.seatTyped());
    }

    function told(why: string): bool {
        problem = why;
        if (why.length === 0) {
            seats.typed = "";
            field.clear();
        }
        return why.length === 0;
    }

    spacing: 8

    Flow {
        visible: root.seats.groups.count > 0
        width: parent.width + 8

        Repeater {
            model: root.seats.groups

            Chip {
                required property int index
                required property string key
                required property string name
                required property string detail

                gap: 8
                glyph: Icon.Person
                help: detail
                objectName: "group" + index
                text: name
                width: Math.min(implicitWidth, root.width + gap)

                onClicked: root.seats.seatGroup(key)
            }
        }
    }

    Flow {
        visible: root.seats.recent.count > 0
        width: parent.width + 8

        Repeater {
            model: root.seats.recent

            Chip {
                required property int index
                required property string key
                required property string name
                required property bool seated
                required mark
                required colorIndex

                checked: seated
                gap: 8
                objectName: "recent" + index
                text: name
                width: Math.min(implicitWidth, root.width + gap)

                onClicked: root.seats.toggle(key)
            }
        }
    }

    GridLayout {
        columnSpacing: 8
        columns: Type.large ? 1 : 2
        rowSpacing: 8
        width: parent.width

        TextField {
            id: field

            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            glyph: Icon.Person
            maximumLength: 40
            objectName: "newName"
            //: Where the name of another player is typed.
            placeholderText: qsTr("New name")
            text: root.seats.typed

            Component.onCompleted: focus = root.seats.recent.count === 0 // there is nobody to tap
            onAccepted: {
                if (add.enabled)
                    root.add();
            }
            onTextEdited: {
                root.problem = ""; // it was about another name
                root.seats.typed = text;
            }
        }

        Button {
            id: add

            Layout.fillWidth: Type.large
            enabled: field.text.trim().length > 0
            objectName: "addName"
            //: Adds the typed name to the players.
            text: qsTr("Add")

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
