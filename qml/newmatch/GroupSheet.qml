// The players of a new match kept as a group that can be seated in one tap.
import QtQuick
import Flipside.Controls
import Flipside.NewMatch

Sheet {
    id: root

    required property SeatsSetup seats

    function keep() {
        if (groupName.text.trim().length > 0 && seats.saveGroup(groupName.text))
            close();
    }

    //: Title over the field for the name of a group of players.
    title: qsTr("Save as a group")

    onAboutToShow: groupName.clear()
    onOpened: groupName.forceActiveFocus()

    TextField {
        id: groupName

        maximumLength: 40
        objectName: "groupName"
        //: Where the name of a group of players is typed.
        placeholderText: qsTr("Name of the group")
        width: parent.width

        onAccepted: root.keep()
    }

    Item {
        height: 4
        width: 1
    }

    Button {
        enabled: groupName.text.trim().length > 0
        kind: Button.Kind.Go
        objectName: "saveGroup"
        //: Keeps the group.
        text: qsTr("Save")
        width: parent.width

        onClicked: root.keep()
    }
}
