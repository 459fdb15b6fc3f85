// One block of a rule's text: a paragraph under its heading, an item of a list, a note or a table.
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

Item {
    id: root

    required property int kind // RuleModel.Kind
    required property string lead
    required property string html
    required property string plain
    required property string mark
    required property var header
    required property var rows
    required property var sayings
    required property list<bool> numeric
    readonly property bool note: kind === RuleModel.Note
    readonly property real start: note ? 46 : mark.length > 0 ? Math.max(22, bullet.implicitWidth + 10) : 0

    signal linkChosen(string id)

    implicitHeight: kind === RuleModel.Table ? table.height : words.height + (note ? 24 : 0)

    Rectangle {
        anchors.fill: parent
        color: Theme.warnTint
        radius: 14
        visible: root.note
    }

    Icon {
        color: Theme.warn
        height: 20
        name: Icon.Info
        visible: root.note
        width: 20
        x: 14
        y: 13
    }

    Label {
        id: bullet

        color: Theme.warn
        font.bold: true
        text: root.mark
        visible: text.length > 0
        x: 2
    }

    Column {
        id: words

        spacing: 2
        width: root.width - x - (root.note ? 14 : 0)
        x: root.start
        y: root.note ? 12 : 0

        Label {
            Accessible.role: Accessible.Heading
            color: Theme.warn
            font.bold: true
            font.pixelSize: Type.body
            text: root.lead
            visible: text.length > 0
            width: parent.width
        }

        Label {
            Accessible.name: root.plain
            lineHeight: 1.12
            linkColor: Theme.ink
            text: root.html
            textFormat: Text.StyledText
            visible: text.length > 0
            width: parent.width

            onLinkActivated: link => root.linkChosen(link.replace("rule:", ""))

            HoverHandler {
                cursorShape: (parent as Label).hoveredLink.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
            }
        }
    }

    RuleTable {
        id: table

        header: root.header
        numeric: root.numeric
        rows: root.rows
        sayings: root.sayings
        visible: root.kind === RuleModel.Table
        width: root.width
    }
}
