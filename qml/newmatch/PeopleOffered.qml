// Who may sit down: those who played last, saved groups, or a new name.
import QtQuick
import Flipside.Controls
import Flipside.NewMatch

Column {
    id: root

    required property SeatsSetup seats

    function beginTyping() {
        entry.field.focus = true;
    }

    // Seats whoever was typed and not added, if there is somebody; false where they cannot sit down.
    function addRest(): bool {
        seats.typed = entry.field.text;
        return applyResult(seats.seatTyped());
    }

    function applyResult(why: string): bool {
        entry.problem = why;
        if (why.length > 0)
            return false;
        seats.typed = "";
        entry.field.clear();
        return true;
    }

    spacing: 8

    ChipChoices {
        choices: root.seats.groups
        glyph: Icon.Person
        prefix: "group"

        onChosen: key => root.seats.seatGroup(key)
    }

    ChipChoices {
        choices: root.seats.recent
        prefix: "recent"

        onChosen: key => root.seats.toggle(key)
    }

    NameEntry {
        id: entry

        button.objectName: "addName"
        //: Adds the typed name to the players.
        button.text: qsTr("Add")
        field.maximumLength: 440 // ten names
        field.objectName: "newName"
        //: Where the name of another player is typed.
        field.placeholderText: qsTr("New name")
        field.text: root.seats.typed
        width: parent.width

        onEdited: root.seats.typed = field.text
        onEntered: {
            root.applyResult(root.seats.seatNamed(field.text));
            field.forceActiveFocus(); // for the next name
        }
    }
}
