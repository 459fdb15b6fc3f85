// What can be done with one match: note, share, record, bin.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    signal noteWanted
    signal shareWanted
    signal recordWanted
    signal binWanted

    //: Title of the menu of one match.
    title: qsTr("This match")

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        ListRow {
            enabled: !Storage.readOnly
            glyph: Icon.Pencil
            objectName: "match-note"
            tap: ListRow.Tap.Open
            //: Leads to the note and the place of a match.
            text: qsTr("Note and place")
            width: parent.width

            onClicked: {
                root.close();
                root.noteWanted();
            }
        }

        ListRow {
            divider: true
            glyph: Icon.Share
            objectName: "match-share"
            tap: ListRow.Tap.Open
            //: Shares a match as text or picture.
            text: qsTr("Share as text or picture")
            width: parent.width

            onClicked: {
                root.close();
                root.shareWanted();
            }
        }

        ListRow {
            divider: true
            glyph: Icon.List
            objectName: "match-record"
            tap: ListRow.Tap.Open
            //: Writes the record of a match, which another device can read, into a file.
            text: qsTr("Save the record as a file")
            width: parent.width

            onClicked: {
                root.close();
                root.recordWanted();
            }
        }

        ListRow {
            divider: true
            enabled: !Storage.readOnly
            glyph: Icon.Bin
            objectName: "match-bin"
            tap: ListRow.Tap.Open
            //: Deletes a match; it waits in the bin.
            text: qsTr("Move to the bin")
            width: parent.width

            onClicked: {
                root.close();
                root.binWanted();
            }
        }
    }
}
