// What concerns matches as a whole: how new ones begin, copies of everything, and what was thrown away.
import QtQuick
import Flipside

Panel {
    id: root

    signal opened(url page)
    signal exportWanted

    padding: 1
    spacing: 0

    ListRow {
        chevron: true
        glyph: Icon.Flip
        objectName: "usualRow"
        second: Language.code.length > 0 ? App.editionOf(Settings.usual) : ""
        //: Leads to the page with the edition and rulings that new matches begin with.
        text: qsTr("Usual deck and rulings")
        width: parent.width

        onClicked: root.opened(Qt.resolvedUrl("UsualPage.qml"))
    }

    ListRow {
        chevron: true
        divider: true
        glyph: Icon.Clock
        objectName: "backupRow"
        //: Second line of the way to backups.
        second: qsTr("Copies of everything, and where your matches are")
        //: Leads to the page where copies of all matches are made and put back.
        text: qsTr("Backup and restore")
        width: parent.width

        onClicked: root.opened(Qt.resolvedUrl("BackupPage.qml"))
    }

    ListRow {
        divider: true
        enabled: !Shelf.busy
        glyph: Icon.Share
        objectName: "exportRow"
        //: What the export of everything is for.
        second: qsTr("For another device, or for safekeeping")
        //: Writes all matches into a file.
        text: qsTr("Export everything")
        width: parent.width

        onClicked: root.exportWanted()
    }

    ListRow {
        chevron: true
        divider: true
        glyph: Icon.Bin
        objectName: "binRow"
        //: Leads to the matches that were deleted.
        text: qsTr("Bin")
        width: parent.width

        onClicked: root.opened(Qt.resolvedUrl("BinPage.qml"))
    }
}
