// One block of a rule's text: a paragraph under its heading, an item of a list, a note or a table.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Rulebook

Rectangle {
    id: root

    required property ruleBlock block
    readonly property int frame: block.note ? 12 : 0

    signal linkChosen(string id)

    color: block.note ? Theme.warnTint : "transparent"
    implicitHeight: block.table ? table.height : words.height + 2 * frame
    radius: 14

    RowLayout {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: root.block.note ? 14 : 0
        anchors.right: parent.right
        anchors.rightMargin: anchors.leftMargin
        spacing: root.block.note ? 12 : 8
        visible: !root.block.table
        y: root.frame

        Icon {
            Layout.alignment: Qt.AlignTop
            Layout.preferredHeight: 20
            Layout.preferredWidth: 20
            Layout.topMargin: 1
            color: Theme.warn
            name: Icon.Info
            visible: root.block.note
        }

        Label {
            Layout.alignment: Qt.AlignTop
            Layout.minimumWidth: 14
            color: Theme.warn
            font.bold: true
            leftPadding: 2
            text: root.block.mark
            visible: text.length > 0
        }

        ColumnLayout {
            spacing: 2

            Label {
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
                color: Theme.warn
                font.bold: true
                text: root.block.lead
                visible: text.length > 0
            }

            Label {
                Accessible.name: root.block.plain
                Layout.fillWidth: true
                lineHeight: 1.12
                linkColor: Theme.ink
                text: root.block.html
                textFormat: Text.StyledText
                visible: text.length > 0

                onLinkActivated: link => root.linkChosen(link.replace("rule:", ""))

                HoverHandler {
                    cursorShape: (parent as Label).hoveredLink.length > 0 ? Qt.PointingHandCursor : Qt.ArrowCursor
                }
            }
        }
    }

    RuleTable {
        id: table

        block: root.block
        visible: root.block.table
        width: root.width
    }
}
