// The table's shortcuts.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match

    signal asked(string what) // as TableMenu names it

    Shortcut {
        sequences: ["Ctrl+Z"]

        onActivated: root.match.undo()
    }

    Shortcut {
        sequences: ["Ctrl+Y", "Ctrl+Shift+Z"]

        onActivated: root.match.redo()
    }

    Shortcut {
        enabled: root.match.table.catchable >= 0
        sequence: "Ctrl+K"

        onActivated: root.match.catchPlayer(root.match.table.catchable)
    }

    Shortcut {
        enabled: root.match.table.phase === Phase.Challenge && !root.match.challenging
        sequence: "Ctrl+H"

        onActivated: root.match.beginChallenge()
    }

    Shortcut {
        sequence: "Ctrl+L"

        onActivated: root.asked("log")
    }

    Shortcut {
        sequence: "Ctrl+B"

        onActivated: root.asked("score")
    }

    Shortcut {
        sequences: ["F10", "Menu"]

        onActivated: root.asked("menu")
    }

    Shortcut {
        sequence: "F1"

        onActivated: root.asked("help")
    }
}
