// The log of a replay, and the ways to jump along it, where the page has no room for them.
import QtQuick
import Flipside

Sheet {
    id: root

    required property Replay replay

    //: Title of the list of everything that was called.
    title: qsTr("What happened")

    ReplayJumps {
        bare: root.narrow
        objectName: "sheetJumps"
        replay: root.replay
        room: root.availableWidth

        onJumped: root.close()
    }

    ReplayLog {
        height: Math.max(200, Math.min(replay.count * 48, root.room - 180)) // asked of its rows, it would hang on itself
        replay: root.replay
        width: parent.width

        onChosen: root.close()
    }
}
