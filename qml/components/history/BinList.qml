// Matches in the bin: a tap takes one back; below them, the way to be rid of all.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

ListView {
    id: root

    required property HistoryModel history
    property real limit: 640
    property real margin: 16

    readonly property real rowWidth: Math.min(width - 2 * margin, limit)
    readonly property real rowX: Math.round((width - rowWidth) / 2)
    readonly property bool stacked: Type.large || rowWidth < 480 // the day has a line of its own

    signal emptyWanted

    bottomMargin: notes.height + 24
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    model: history
    objectName: "bin"
    spacing: 8

    delegate: Item {
        id: row

        required property int index
        required property string matchId
        required property string title
        required property string company
        required property string when

        height: panel.height
        width: root.width

        Panel {
            id: panel

            padding: 1
            width: root.rowWidth
            x: root.rowX

            ListRow {
                readonly property string day: root.stacked ? row.when : row.when.replace(/ /g, "\u00a0")

                acts: true
                glyph: Icon.Undo
                glyphColor: Theme.ink
                objectName: "binned" + row.index
                second: row.company.length > 0 ? row.company + (root.stacked ? "\n" : "\u00a0·\u00a0") + day : day // no dot begins or ends a line
                text: row.title
                //: Takes a match out of the bin.
                value: qsTr("Take back")
                width: parent.width

                onClicked: Shelf.takeBack(row.matchId)
            }
        }
    }

    Column {
        id: notes

        parent: root.contentItem

        spacing: 12
        topPadding: 12
        width: root.rowWidth
        x: root.rowX
        y: root.originY + root.contentHeight

        ToldBanner {
            width: parent.width
        }

        EmptyPlace {
            glyph: Icon.Check
            //: On the page with deleted matches, when there are none.
            text: qsTr("Matches you delete wait here until you empty the bin.")
            title: qsTr("The bin is empty")
            visible: root.history.loaded && root.history.count === 0
            width: parent.width
        }

        Button {
            enabled: !Shelf.busy
            kind: Button.Kind.Bad
            objectName: "emptyBin"
            //: Offers to remove all matches in the bin for good.
            text: qsTr("Empty the bin")
            visible: root.history.count > 0
            width: parent.width

            onClicked: root.emptyWanted()
        }
    }
}
