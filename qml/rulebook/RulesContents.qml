// The left side of a wide rulebook: search, its chapters, and whose rules these are.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Rulebook

FocusScope {
    id: root

    required property OpenRulebook book
    required property HitsModel hits
    property string chapter // the one whose entries are listed beside it
    readonly property alias search: field

    signal bookRequested
    signal chapterChosen(string id)
    signal resultsRequested // from the search field towards what it found
    signal entered // what it found first

    ColumnLayout {
        anchors.bottomMargin: 16
        anchors.fill: parent
        anchors.leftMargin: 32
        anchors.topMargin: 28
        spacing: 8

        Label {
            Accessible.role: Accessible.Heading
            Layout.minimumHeight: 48
            font.bold: true
            font.pixelSize: Type.hero
            //: The place where the rules can be looked up.
            text: qsTr("Rules")
            verticalAlignment: Text.AlignVCenter
        }

        RuleSearch {
            id: field

            Layout.fillWidth: true
            Layout.rightMargin: 24
            hits: root.hits

            onAccepted: root.entered()
            onResultsRequested: root.resultsRequested()
        }

        Scroll {
            id: list

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.rightMargin: 8 // its bar stands beside the rows
            Layout.topMargin: 4
            contentHeight: chapters.height

            Column {
                id: chapters

                width: parent.width - 16

                Repeater {
                    model: ContentsModel {
                        book: root.book
                    }

                    ListRow {
                        id: row

                        required property string ruleId
                        required property string title

                        checked: root.chapter === ruleId && !root.hits.searching
                        height: Math.max(48, implicitHeight - 8)
                        objectName: "chapter-" + ruleId
                        checkedColor: Theme.dark ? Theme.sheet : Theme.table
                        text: title
                        width: parent.width

                        Keys.onDownPressed: row.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                        Keys.onUpPressed: row.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                        onCheckedChanged: {
                            if (checked)
                                list.reveal(row);
                        }
                        onClicked: root.chapterChosen(ruleId)
                    }
                }
            }

            // More chapters are below.
            Rectangle {
                anchors.bottom: parent.bottom
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.rightMargin: 8
                color: Theme.line
                height: 1
                parent: list
                visible: !list.atYEnd
            }
        }

        Chip {
            Layout.maximumWidth: root.width - 48
            glyph: Icon.Down
            objectName: "bookChip"
            //: %1 is a language, %2 an edition: whose rules are shown. Opens the choice.
            text: qsTr("%1 · %2").arg(root.book.languageName).arg(root.book.editionName)

            onClicked: root.bookRequested()
        }
    }
}
