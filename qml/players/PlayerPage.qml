// A person: what their matches say about them.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Page {
    id: root

    property string player
    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    contentLimit: Math.min(twoColumns ? 1152 : 640, width - 2 * margin)
    subtitle: person.career.since
    title: person.entry.name

    onVisibleChanged: {
        if (visible)
            person.refresh();
    }

    actions: IconButton {
        enabled: !Storage.readOnly
        glyph: Icon.Pencil
        objectName: "editPerson"
        //: Opens what can be changed about a person.
        text: qsTr("Change")

        onClicked: edit.open()
    }

    Person {
        id: person

        objectName: "person"
        player: root.player
    }

    PeopleModel {
        id: people
    }

    Banner {
        text: person.trouble
        //: A person's numbers could not be read.
        title: qsTr("That did not work")
        tone: Banner.Tone.Bad
        visible: person.trouble.length > 0
        width: parent.width
    }

    WorkingLabel {
        width: parent.width
        working: !person.complete && person.trouble.length === 0
    }

    EmptyPlace {
        //: Leads to the page where a match begins.
        action: qsTr("Play the first match")
        glyph: Icon.Person
        //: On the page of somebody who has not played yet; %1 is a name.
        text: qsTr("Stats appear here after %1’s first match.").arg(person.entry.name)
        title: qsTr("No match yet")
        visible: person.loaded && person.career.matches === 0
        width: parent.width

        onActionRequested: Navigator.showPlace(Navigator.Home)
    }

    Label {
        color: Theme.warn
        font.bold: true
        objectName: "caution"
        text: person.career.caution
        visible: text.length > 0
        width: parent.width
    }

    GridLayout {
        columnSpacing: 8
        columns: Type.large ? 1 : 3
        rowSpacing: 8
        visible: person.career.matches > 0
        width: parent.width

        FigureTile {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // all alike
            objectName: "winsTile"
            strong: true
            //: Below a large number: how many matches somebody has won.
            text: qsTr("match(es) won", "", person.career.wins)
            value: person.career.wins.toLocaleString(Qt.locale(Language.locale), "f", 0)
        }

        FigureTile {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            objectName: "percentTile"
            //: Below a large number: how many of a hundred matches somebody has won.
            text: qsTr("percent won")
            value: person.career.percent < 0 ? "-" : person.career.percent
        }

        FigureTile {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            objectName: "averageTile"
            //: Below a large number: points somebody gains in a round, on average.
            text: qsTr("point(s) per round", "", person.career.perRound)
            value: person.career.perRound.toLocaleString(Qt.locale(Language.locale), "f", 0)
        }
    }

    Flow {
        spacing: root.twoColumns ? 16 : 12
        visible: person.career.matches > 0
        width: parent.width

        PersonRounds {
            person: person
            width: root.columnWidth
        }

        PersonHabits {
            person: person
            width: root.columnWidth
        }
    }

    Button {
        glyph: Icon.Clock
        objectName: "herMatches"
        //: Leads to all matches of a person; %1 is the name.
        text: qsTr("All of %1’s matches").arg(person.entry.name)
        visible: person.career.matches > 0
        width: parent.width

        onClicked: Navigator.showMatchesOf(root.player)
    }

    PersonEditSheet {
        id: edit

        people: people
        person: person

        onMerged: into => {
            root.player = into;
        }
    }
}
