// The table's shortcuts, while it shows: a page that lies over it has keys of its own.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match

    signal asked(string what) // as TableMenu names it

    Shortcut {
        enabled: root.visible
        sequences: ["Ctrl+Z"]

        onActivated: root.match.stepBack()
    }

    Shortcut {
        enabled: root.visible
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]

        onActivated: root.match.redo()
    }

    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+K"

        onActivated: root.match.catchSomebody()
    }

    Shortcut {
        enabled: root.visible && root.match.table.phase === Phase.Challenge && !root.match.challenging
        sequence: "Ctrl+H"

        onActivated: root.match.beginChallenge()
    }

    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+L"

        onActivated: root.asked("log")
    }

    Shortcut {
        enabled: root.visible
        sequence: "Ctrl+B"

        onActivated: root.asked("score")
    }

    Shortcut {
        enabled: root.visible
        sequences: ["F10", "Menu"]

        onActivated: root.asked("menu")
    }
}
