// What concerns matches as a whole: how new ones begin, copies of everything, and what was thrown away.
import QtQuick
import Flipside

Panel {
    id: root

    signal opened(url page)

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
}
