// Which rulebook to read: the edition, and the language, whatever the app itself speaks.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook
import Flipside.Shell

Sheet {
    id: root

    required property OpenRulebook book

    //: Title over the choice of edition and language of the rulebook.
    title: qsTr("Which rules?")

    Section {
        topPadding: 0
        //: Heading over the editions of the game.
        title: qsTr("Edition")
        width: parent.width

        Repeater {
            model: root.book.editions

            RadioPanel {
                required property string modelData

                checked: root.book.edition === modelData
                objectName: "edition-" + modelData
                text: root.book.nameOf(modelData)
                width: parent.width

                onClicked: Settings.bookEdition = modelData
            }
        }
    }

    Section {
        //: Heading over the languages of the rulebook.
        title: qsTr("Language of the rules")
        width: parent.width

        Repeater {
            model: ["", ...Language.codes]

            RadioPanel {
                required property string modelData

                checked: Settings.bookLanguage === modelData
                objectName: "bookLanguage-" + modelData
                //: Choice of the rulebook's language: the one the app speaks, %1.
                text: modelData.length > 0 ? Language.nameOf(modelData) : qsTr("Same as the app: %1").arg(Language.name)
                width: parent.width

                onClicked: Settings.bookLanguage = modelData
            }
        }
    }
}
