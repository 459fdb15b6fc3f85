// What else there is for somebody who has not played here yet: the rules, and a match to look around in.
import QtQuick
import Flipside

Column {
    id: root

    required property HomeModel home
    required property Page page

    spacing: 12

    Button {
        glyph: Icon.Book
        objectName: "firstRules"
        //: Leads to the place where the rules can be looked up.
        text: qsTr("Rules")
        width: parent.width

        onClicked: root.page.placeChosen(Qt.resolvedUrl("RulesPage.qml"))
    }

    Button {
        glyph: Icon.Search
        kind: Button.Kind.Quiet
        objectName: "demo"
        //: Second line of the button that loads a demo match.
        second: qsTr("It can be thrown away again in one tap.")
        //: Loads a match that is being played, to look around in.
        text: qsTr("Look around in a demo match")
        width: parent.width

        onClicked: {
            demo.load();
            root.home.refresh();
            root.page.toTop(); // where it is said what this is, and how to be rid of it
        }
    }

    Label {
        color: Theme.bad
        text: demo.trouble
        visible: text.length > 0
        width: parent.width
    }

    Demo {
        id: demo
    }
}
