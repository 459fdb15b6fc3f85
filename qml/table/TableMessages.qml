// In the table's place while it lasts: a call that could not be kept, or one that the referee did not take.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

Scroll {
    id: root

    required property LiveMatch match
    property bool compact: false // there is a refusal, which takes the room there is and no more
    readonly property real wanted: column.height // how high it would like to be

    function begin() {
        refusal.begin();
    }

    contentHeight: column.height

    Column {
        id: column

        spacing: 8
        width: root.width

        TroubleBanner {
            match: root.match
            visible: root.match.trouble.length > 0
            width: parent.width
        }

        RefusalBanner {
            id: refusal

            match: root.match
            visible: root.match.refused && !root.compact && root.match.trouble.length === 0
            width: parent.width
        }

        RefusalNote {
            height: root.height
            match: root.match
            visible: root.compact
            width: parent.width
        }
    }
}
