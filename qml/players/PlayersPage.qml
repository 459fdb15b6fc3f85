// Everybody who plays here, and the records of the table.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Page {
    id: root

    //: The place with everybody who plays.
    title: qsTr("Players")

    onVisibleChanged: {
        if (visible)
            people.refresh();
    }

    PeopleModel {
        id: people
    }

    StorageTrouble {
        visible: Storage.state === Storage.State.Failed
        width: parent.width
    }

    Banner {
        text: people.trouble
        //: The list of people could not be read.
        title: qsTr("That did not work")
        tone: Banner.Tone.Bad
        visible: people.trouble.length > 0
        width: parent.width
    }

    EmptyPlace {
        //: Leads to the page where a match begins.
        action: qsTr("Play the first match")
        glyph: Icon.Person
        //: On the page of all people before anybody has played.
        text: qsTr("Everyone who plays with you appears here, with their stats.")
        title: qsTr("Nobody yet")
        visible: people.loaded && people.count === 0 && people.hidden === 0 && Storage.state === Storage.State.Open
        width: parent.width

        onActionRequested: Navigator.showPlace(Navigator.Home)
    }

    Panel {
        padding: 1
        visible: people.count > 0
        width: parent.width

        ListRow {
            tap: ListRow.Tap.Open
            glyph: Icon.Crown
            objectName: "recordsRow"
            //: What the records are, below the name of their page.
            second: qsTr("Highest round, biggest comeback, biggest hand …")
            //: Leads to the page with the records.
            text: qsTr("Table records")
            width: parent.width

            onClicked: Navigator.showRecords()
        }
    }

    Panel {
        padding: 1
        spacing: 0
        visible: people.count > 0
        width: parent.width

        Repeater {
            model: people

            ListRow {
                required property int index
                required property string playerId
                required property string name
                required mark
                required colorIndex
                required second
                required property int wins
                required property bool archived

                tap: ListRow.Tap.Open
                divider: index > 0
                objectName: "person" + index
                opacity: archived ? 0.6 : 1
                text: name
                //: In a list of people: how many matches somebody has won.
                value: qsTr("%n won", "", wins)
                width: parent.width

                onClicked: Navigator.showPlayer(playerId)
            }
        }
    }

    Link {
        glyph: people.archived ? Icon.Up : Icon.Down
        objectName: "showArchived"
        //: Shows people who were archived; hides them again. %n is how many they are.
        text: people.archived ? qsTr("Hide the archived") : qsTr("Show %n archived", "", people.hidden)
        visible: people.hidden > 0

        onClicked: people.archived = !people.archived
    }
}
