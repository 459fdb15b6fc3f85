// Titles that lead to rules or chapters, one below the other.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Panel {
    id: root

    required property HeadingsModel headings
    property string current // id of the one that is open

    signal chosen(string id)

    padding: 1
    spacing: 0
    visible: headings.count > 0

    Repeater {
        model: root.headings

        ListRow {
            id: row

            required property int index
            required property string ruleId
            required property string title

            checked: root.current === ruleId
            tap: ListRow.Tap.Open
            divider: index > 0
            objectName: "to-" + ruleId
            text: title
            width: root.width - 2

            Keys.onDownPressed: row.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: row.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onClicked: root.chosen(ruleId)
        }
    }
}
