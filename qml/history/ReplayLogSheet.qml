// The log of a replay, and the ways to jump along it, where the page has no room for them.
import QtQuick
import Flipside.Controls
import Flipside.History

Sheet {
    id: root

    required property Replay replay

    //: Title of the list of everything that was called.
    title: qsTr("What happened")

    ReplayJumps {
        bare: root.place.narrow
        objectName: "sheetJumps"
        replay: root.replay
        room: root.availableWidth

        onJumped: root.close()
    }

    ReplayLog {
        // By the height of its rows it would be a binding loop.
        height: Math.max(200, Math.min(replay.count * 48, root.place.room - 180))
        replay: root.replay
        width: parent.width

        onChosen: root.close()
    }
}
