// What can be begun from Home. Only one of the buttons is bright, and only where no match is on. Who has not played
// here yet finds the rules, and a match to look around in.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Home
import Flipside.Match
import Flipside.Shell

ColumnLayout {
    id: root

    required property HomeModel home
    required property LiveMatch match // becomes the one that is begun
    required property Demo demo

    signal demoLoaded

    spacing: 12

    Button {
        Layout.fillWidth: true
        enabled: !Storage.readOnly
        glyph: Icon.Play
        kind: root.home.running.matchId.length > 0 ? Button.Kind.Plain : Button.Kind.Go
        objectName: "again"
        second: root.home.lastPeople
        //: Begins another match with the people of the last one, whose names stand below.
        text: qsTr("Again, same people")
        visible: second.length > 0

        onClicked: Navigator.showRematch(root.match, root.home.lastMatch, root.home.isLastOnlyScored())
    }

    Button {
        Layout.fillWidth: true
        enabled: !Storage.readOnly
        glyph: Icon.Plus
        kind: root.home.empty ? Button.Kind.Go : Button.Kind.Plain
        objectName: "newMatch"
        //: Leads to the page where a match is set up.
        text: qsTr("New match")

        onClicked: Navigator.showNewMatch(root.match)
    }

    GridLayout {
        readonly property real widest: Math.max(ask.implicitWidth, score.implicitWidth)

        columnSpacing: root.spacing
        columns: Type.large || widest > (root.width - columnSpacing) / 2 ? 1 : 2
        rowSpacing: root.spacing

        Button {
            id: ask

            Layout.fillWidth: true
            Layout.preferredWidth: 1 // both alike
            glyph: Icon.Info
            objectName: "ask"
            //: Leads to the page that answers questions about the rules without a match.
            text: qsTr("Ask the referee")

            onClicked: Navigator.showAsk()
        }

        Button {
            id: score

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: !Storage.readOnly
            glyph: Icon.List
            objectName: "onlyScore"
            //: Begins a match whose plays are not called, only its rounds scored.
            text: qsTr("Just keep score")

            onClicked: Navigator.showNewMatch(root.match, true)
        }
    }

    Button {
        Layout.fillWidth: true
        glyph: Icon.Book
        objectName: "firstRules"
        //: Leads to the place where the rules can be looked up.
        text: qsTr("Rules")
        visible: root.home.empty

        onClicked: Navigator.showPlace(Navigator.Rulebook)
    }

    Button {
        Layout.fillWidth: true
        enabled: !Storage.readOnly
        glyph: Icon.Search
        kind: Button.Kind.Quiet
        objectName: "demo"
        //: Second line of the button that loads a demo match.
        second: qsTr("You can delete it again in one tap.")
        //: Loads a match that is being played, to look around in.
        text: qsTr("Explore a demo match")
        visible: root.home.empty

        onClicked: {
            root.demo.load();
            root.home.refresh();
            root.demoLoaded();
        }
    }

    Label {
        Layout.fillWidth: true
        color: Theme.bad
        text: root.demo.trouble // why there is none
        visible: root.home.empty && text.length > 0
    }
}
