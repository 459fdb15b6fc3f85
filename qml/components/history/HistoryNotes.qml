// Below the list of matches: why nothing can be read, or that there is nothing.
import QtQuick
import Flipside

Column {
    id: root

    required property HistoryModel history
    readonly property bool failed: Storage.state === Storage.State.Failed

    signal playWanted

    spacing: 12
    topPadding: 12

    Loader {
        active: root.failed
        source: "StorageTrouble.qml"
        visible: active
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
        action: root.history.filtered ? qsTr("Show all matches") : qsTr("Play the first match")
        glyph: root.history.filtered ? Icon.Search : Icon.Clock
        //: First: nothing was found. Second: nothing was played yet.
        text: root.history.filtered ? qsTr("Other words, or fewer filters, may find more.") : qsTr("Every match you play is kept here, with each round and each call.")
        title: root.history.filtered ? qsTr("No match found") : qsTr("No matches yet")
        visible: root.history.loaded && root.history.count === 0 && root.history.trouble.length === 0 && !root.failed
        width: parent.width

        onWanted: {
            if (root.history.filtered)
                root.history.clearFilter();
            else
                root.playWanted();
        }
    }
}
