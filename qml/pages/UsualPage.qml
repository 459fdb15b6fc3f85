// What a new match begins with: the edition, and the rulings of this table. Each change is kept at once.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    //: Title of the page with the edition and rulings that new matches begin with.
    title: qsTr("Usual deck and rulings")

    NewMatch {
        id: usual

        onChanged: Settings.usual = usual.usual()
    }

    Connections {
        function onChanged() {
            Settings.usual = usual.usual();
        }

        target: usual.rulings
    }

    Label {
        color: Theme.ink2
        leftPadding: 6
        //: What this page is for.
        text: qsTr("New matches begin with these. A single match can still be played otherwise.")
        width: parent.width
    }

    Section {
        //: Heading over the editions of the game.
        title: qsTr("Edition")
        width: parent.width

        Repeater {
            model: usual.editions

            RadioPanel {
                required property var modelData

                checked: usual.edition === modelData.code
                objectName: modelData.code
                second: modelData.second
                text: modelData.name
                width: parent.width

                onClicked: usual.edition = modelData.code
            }
        }
    }

    Section {
        //: Heading over what the table decides where the printed rules are silent or differ.
        title: qsTr("Table rulings")
        width: parent.width

        Panel {
            width: parent.width

            RulingsPanel {
                setup: usual
                width: parent.width
            }
        }
    }
}
