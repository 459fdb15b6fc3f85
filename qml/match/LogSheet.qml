// The log over a narrow table.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Sheet {
    id: root

    required property LiveMatch match

    //: Title of the list of everything that was called.
    title: qsTr("What happened")

    LogList {
        height: Math.max(200, Math.min(contentHeight, (root.parent ? root.parent.height : 800) - 180))
        match: root.match
        width: parent.width
    }

    // The rule behind what happened lies there then.
    Connections {
        function onRuleRequested() {
            root.close();
        }

        target: Navigator
    }
}
