// What a new match begins with: the edition, and the rulings of this table. Each change is kept at once.
import QtQuick
import Flipside.Controls
import Flipside.NewMatch
import Flipside.Shell

Page {
    id: root

    //: Title of the page with the edition and rulings that new matches begin with.
    title: qsTr("Usual deck and rulings")

    GameSetup {
        id: game

        onChanged: Settings.usual = usual
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

        RadioChoices {
            choices: game.editions
            width: parent.width

            onChosen: key => game.edition = key
        }
    }

    Section {
        //: Heading over what the table decides where the printed rules are silent or differ.
        title: qsTr("Table rulings")
        width: parent.width

        Panel {
            width: parent.width

            RulingsPanel {
                game: game
                width: parent.width
            }
        }
    }
}
