// Below the list of matches: why nothing can be read, or that there is nothing.
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Shell

Column {
    id: root

    required property HistoryModel history
    readonly property bool failed: Storage.state === Storage.State.Failed
    readonly property bool filtered: history.filtered

    signal playWanted

    spacing: 12
    topPadding: 12

    StorageTrouble {
        visible: root.failed
        width: parent.width
    }

    Banner {
        text: root.history.trouble
        //: The list of matches could not be read.
        title: qsTr("Your matches cannot be read")
        tone: Banner.Tone.Bad
        visible: root.history.trouble.length > 0
        width: parent.width
    }

    EmptyPlace {
        //: First: takes all filters away. Second: leads to the page where a match begins.
        action: root.filtered ? qsTr("Show all matches") : qsTr("Play the first match")
        glyph: root.filtered ? Icon.Search : Icon.Clock
        text: {
            if (root.filtered)
                //: Nothing was found.
                return qsTr("Try other words or fewer filters.");
            //: Nothing was played yet.
            return qsTr("Every match you play is kept here, with each round and each call.");
        }
        title: root.filtered ? qsTr("No match found") : qsTr("No matches yet")
        visible: root.history.loaded && root.history.count === 0 && root.history.trouble.length === 0 && !root.failed
        width: parent.width

        onActionRequested: root.filtered ? root.history.clearFilter() : root.playWanted()
    }
}
