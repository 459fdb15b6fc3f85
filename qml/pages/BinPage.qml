// What was deleted: each match can be taken back; all of them removed for good.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    //: Title of the page with deleted matches.
    title: qsTr("Bin")

    data: BinList {
        focus: true
        height: parent.height - y
        history: history
        limit: root.contentLimit
        margin: root.margin
        width: parent.width
        y: root.headerHeight + 8

        onEmptyWanted: sheet.open()
    }

    HistoryModel {
        id: history

        bin: true
    }

    Connections {
        function onChanged() {
            history.refresh();
        }

        target: Shelf
    }

    BinSheet {
        id: sheet

        matches: history.total
    }
}
