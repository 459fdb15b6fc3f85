// The left side of a wide rulebook: search, its chapters, and whose rules these are.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Rulebook

FocusScope {
    id: root

    required property Book book
    required property HitsModel hits
    property string chapter // the one whose entries are listed beside it
    readonly property alias search: field

    signal bookRequested
    signal chapterChosen(string id)
    signal wentDown // from the search field towards what it found
    signal entered // what it found first

    Column {
        id: top

        spacing: 8
        width: root.width - 56
        x: 32
        y: 28

        Label {
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.hero
            height: Math.max(48, implicitHeight)
            //: The place where the rules can be looked up.
            text: qsTr("Rules")
            verticalAlignment: Text.AlignVCenter
        }

        RuleSearch {
            id: field

            hits: root.hits
            width: parent.width

            onAccepted: root.entered()
            onWentDown: root.wentDown()
        }
    }

    Scroll {
        id: list

        anchors.bottom: chip.top
        anchors.bottomMargin: 8
        anchors.top: top.bottom
        anchors.topMargin: 12
        contentHeight: chapters.height
        width: top.width + 16 // its bar stands beside the rows
        x: top.x

        Column {
            id: chapters

            width: top.width

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
    }

    // More chapters are below.
    Rectangle {
        anchors.bottom: list.bottom
        color: Theme.line
        height: 1
        visible: !list.atYEnd
        width: root.width - 48
        x: 32
    }

    Chip {
        id: chip

        glyph: Icon.Down
        objectName: "bookChip"
        //: %1 is a language, %2 an edition: whose rules are shown. Opens the choice.
        text: qsTr("%1 · %2").arg(root.book.languageName).arg(root.book.editionName)
        width: Math.min(implicitWidth, root.width - 48)
        x: 32
        y: parent.height - height - 16

        onClicked: root.bookRequested()
    }
}
