// What lies over the end of a round: its menu, and the question whether a correction is kept.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Sheets {
    id: root

    property bool canVoid: false
    property bool correcting: false // a round that was scored

    readonly property Action voiding: Action {
        destructive: true
        enabled: root.canVoid
        glyph: Icon.Cross
        objectName: "voidRound"
        //: The round is given up and not scored; for a scored round: it does not count any more.
        text: root.correcting ? qsTr("This round does not count") : qsTr("Void the round")

        onTriggered: root.givenUp()
    }
    readonly property Action menu: Action {
        enabled: root.voiding.enabled
        glyph: Icon.Menu
        shortcut: root.visible ? "F10" : ""
        //: Opens the menu of a round that ends.
        text: qsTr("Menu")

        onTriggered: root.show(menuSheet, {})
    }

    signal givenUp
    signal saved
    signal dropped

    function askToSave() {
        show(unsavedSheet, {});
    }

    Shortcut {
        enabled: root.visible && root.menu.enabled
        sequence: "Menu"

        onActivated: root.menu.trigger()
    }

    Component {
        id: menuSheet

        Menu {
            objectName: "roundMenu"
            //: Title of the menu of a round that ends.
            title: qsTr("This round")

            Component.onCompleted: addAction(root.voiding)
        }
    }

    Component {
        id: unsavedSheet

        UnsavedSheet {
            onLeft: root.dropped()
            onSaved: root.saved()
        }
    }
}
