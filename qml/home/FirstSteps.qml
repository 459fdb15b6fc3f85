// What else there is for somebody who has not played here yet: the rules, and a match to look around in.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Column {
    id: root

    required property string trouble // why there is no demo match

    signal demoWanted

    spacing: 12

    Button {
        glyph: Icon.Book
        objectName: "firstRules"
        //: Leads to the place where the rules can be looked up.
        text: qsTr("Rules")
        width: parent.width

        onClicked: Navigator.showPlace(Navigator.Rulebook)
    }

    Button {
        enabled: !Storage.readOnly
        glyph: Icon.Search
        kind: Button.Kind.Quiet
        objectName: "demo"
        //: Second line of the button that loads a demo match.
        second: qsTr("It can be thrown away again in one tap.")
        //: Loads a match that is being played, to look around in.
        text: qsTr("Look around in a demo match")
        width: parent.width

        onClicked: root.demoWanted()
    }

    Label {
        color: Theme.bad
        text: root.trouble
        visible: text.length > 0
        width: parent.width
    }
}
