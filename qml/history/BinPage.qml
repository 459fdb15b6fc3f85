// What was deleted: each match can be taken back; all of them removed for good.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    //: Title of the page with deleted matches.
    title: qsTr("Bin")

    data: ListView {
        id: list

        readonly property real rowWidth: Math.min(width - 2 * root.margin, root.contentLimit)
        readonly property real rowX: Math.round((width - rowWidth) / 2)
        readonly property bool stacked: Type.large || rowWidth < 480 // the day has a line of its own
        readonly property string parting: stacked ? "\n" : "\u00a0·\u00a0" // no dot begins or ends a line

        anchors.fill: parent
        anchors.topMargin: root.headerHeight + 8
        focus: true
        bottomMargin: notes.height + 24
        boundsBehavior: Flickable.StopAtBounds
        clip: true
        model: history
        objectName: "bin"
        spacing: 8

        delegate: Item {
            id: row

            required property int index
            required property historyMatch match

            height: panel.height
            width: list.width

            Panel {
                id: panel

                padding: 1
                width: list.rowWidth
                x: list.rowX

                ListRow {
                    readonly property string when: row.match.when
                    readonly property string day: list.stacked ? when : when.replace(/ /g, "\u00a0")

                    enabled: !Storage.readOnly
                    tap: ListRow.Tap.Act
                    glyph: Icon.Undo
                    glyphColor: Theme.ink
                    objectName: "binned" + row.index
                    second: row.match.company.length > 0 ? row.match.company + list.parting + day : day
                    text: row.match.title
                    //: Takes a match out of the bin.
                    value: qsTr("Take back")
                    width: parent.width

                    onClicked: MatchActions.takeBack(row.match.matchId)
                }
            }
        }

        Column {
            id: notes

            parent: list.contentItem

            spacing: 12
            topPadding: 12
            width: list.rowWidth
            x: list.rowX
            y: list.originY + list.contentHeight

            StatusBanner {
                width: parent.width
            }

            EmptyPlace {
                glyph: Icon.Check
                //: On the page with deleted matches, when there are none.
                text: qsTr("Matches you delete wait here until you empty the bin.")
                title: qsTr("The bin is empty")
                visible: history.loaded && history.count === 0
                width: parent.width
            }

            Button {
                enabled: !MatchActions.busy && !Storage.readOnly
                kind: Button.Kind.Bad
                objectName: "emptyBin"
                //: Offers to remove all matches in the bin for good.
                text: qsTr("Empty the bin")
                visible: history.count > 0
                width: parent.width

                onClicked: sheet.open()
            }
        }
    }

    HistoryModel {
        id: history

        bin: true
    }

    Connections {
        function onChanged() {
            history.refresh();
        }

        target: MatchActions
    }

    BinSheet {
        id: sheet

        matches: history.total
    }
}
