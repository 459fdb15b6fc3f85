// The first start: in whose language, and what this is.
import QtQuick
import Flipside

Column {
    id: root

    property bool low: false // the window

    spacing: low ? 4 : 12

    Link {
        glyph: Icon.Down
        //: What a screen reader adds to the name of the language.
        help: qsTr("Language")
        objectName: "firstLanguage"
        text: Language.name

        onClicked: {
            languages.active = true;
            (languages.item as Sheet).open();
        }
    }

    Loader {
        id: languages

        active: false
        objectName: "firstLanguages"
        source: "LanguageSheet.qml"
    }

    DeckPanel {
        low: root.low
        width: parent.width
    }
}
