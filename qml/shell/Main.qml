// The window. A new place is one entry in its list.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Window {
    id: window

    // Named here so that the language knows this window from the start and retranslates it when it changes.
    readonly property string language: Language.code

    color: Theme.page
    height: 800
    minimumHeight: 320
    minimumWidth: 320
    title: "Flipside"
    width: 1100

    SafeArea {
        id: safe

        window: window
    }

    // By the window's own size: its content has none before it is shown, and all would be laid out twice.
    Frame {
        objectName: "frame"
        focus: true
        height: window.height - safe.top - safe.bottom
        incoming: App.incoming
        places: [
            Place {
                glyph: Icon.Play
                place: Navigator.Home
                //: The place where matches are played.
                title: qsTr("Play")
            },
            Place {
                glyph: Icon.Clock
                place: Navigator.History
                //: The place where all matches can be looked at again.
                title: qsTr("History")
            },
            Place {
                glyph: Icon.Person
                place: Navigator.Players
                //: The place with everybody who plays, and their numbers.
                title: qsTr("Players")
            },
            Place {
                glyph: Icon.Book
                place: Navigator.Rulebook
                //: The place where the rules can be looked up.
                title: qsTr("Rules")
            },
            Place {
                glyph: Icon.Gear
                place: Navigator.Settings
                //: The place where language, text size and look are chosen.
                title: qsTr("Settings")
            }
        ]
        width: window.width - safe.left - safe.right
        x: safe.left
        y: safe.top
    }
}
