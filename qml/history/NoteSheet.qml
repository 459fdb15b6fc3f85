// Where a match was played, and what is to be remembered of it.
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property string matchId

    signal saved

    function save() {
        if (MatchActions.setNote(matchId, note.text, place.text))
            saved();
        close();
    }

    //: Title over the fields for the place and the note of a match.
    title: qsTr("Note and place")

    onAboutToShow: {
        place.text = MatchActions.place(matchId);
        note.text = MatchActions.note(matchId);
    }
    onOpened: place.forceActiveFocus()

    Section {
        //: Heading over the field for the place of a match.
        title: qsTr("Where")
        width: parent.width

        TextField {
            id: place

            maximumLength: 200
            objectName: "placeField"
            //: An example in the field for the place of a match.
            placeholderText: qsTr("Grandma's kitchen")
            width: parent.width

            onAccepted: note.forceActiveFocus()
        }
    }

    Section {
        //: Heading over the field for a note about a match.
        title: qsTr("Note")
        width: parent.width

        TextField {
            id: note

            maximumLength: 10000
            objectName: "noteField"
            //: An example in the field for a note about a match.
            placeholderText: qsTr("The evening of the great comeback")
            width: parent.width

            onAccepted: root.save()
        }
    }

    Item {
        height: 8
        width: 1
    }

    Button {
        kind: Button.Kind.Go
        objectName: "saveNote"
        //: Keeps the note and the place.
        text: qsTr("Save")
        width: parent.width

        onClicked: root.save()
    }
}
