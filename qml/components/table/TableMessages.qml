// In the table's place while it lasts: a call that could not be kept, or one that the referee did not take.
import QtQuick
import Flipside

Scroll {
    id: root

    required property LiveMatch match
    required property bool refused
    property bool compact: false // there is a refusal, which takes the room there is and no more
    readonly property real wanted: column.height // how high it would like to be

    signal ruleRequested(string id)

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
            visible: root.refused && !root.compact && root.match.trouble.length === 0
            width: parent.width

            onRuleRequested: id => root.ruleRequested(id)
        }

        RefusalNote {
            height: root.height
            match: root.match
            visible: root.compact
            width: parent.width

            onRuleRequested: id => root.ruleRequested(id)
        }
    }
}
