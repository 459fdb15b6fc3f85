// The language in use, and for Spanish whose words: Latin America's or Spain's.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Panel {
    id: root

    readonly property bool spanish: Language.code.startsWith("es")

    padding: 1
    spacing: 0

    ListRow {
        tap: ListRow.Tap.Open
        objectName: "languageRow"
        //: Choice of language: the one the system uses.
        second: Settings.language.length === 0 ? qsTr("Same as the system") : ""
        text: Language.name
        width: parent.width

        onClicked: languages.open()
    }

    Hairline {
        visible: root.spanish
    }

    Switch {
        checked: Language.code === "es-ES"
        objectName: "spainSwitch"
        //: What the switch for Spain's words does.
        second: qsTr("Cards and rules are named as on the sheet printed in Spain.")
        //: The Spanish of Spain instead of Latin America's.
        text: qsTr("Words used in Spain")
        visible: root.spanish
        width: parent.width - 12
        x: 6

        onToggled: Settings.language = checked ? "es-ES" : "es"
    }

    LanguageSheet {
        id: languages

        objectName: "languageSheet"
    }
}
