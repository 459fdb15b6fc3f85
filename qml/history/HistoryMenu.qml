// What else can be done with all matches: import, export, the bin.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    signal importWanted
    signal exportWanted

    //: Title of the menu over all matches.
    title: qsTr("All matches")

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        ListRow {
            enabled: !Storage.readOnly
            glyph: Icon.Plus
            objectName: "menu-import"
            tap: ListRow.Tap.Open
            //: Takes in matches from a file.
            text: qsTr("Import from a file")
            width: parent.width

            onClicked: {
                root.close();
                root.importWanted();
            }
        }

        ListRow {
            divider: true
            glyph: Icon.Share
            objectName: "menu-export"
            tap: ListRow.Tap.Open
            //: Writes all matches into a file.
            text: qsTr("Export everything")
            width: parent.width

            onClicked: {
                root.close();
                root.exportWanted();
            }
        }

        ListRow {
            divider: true
            glyph: Icon.Bin
            objectName: "menu-bin"
            tap: ListRow.Tap.Open
            //: Leads to the matches that were deleted.
            text: qsTr("Bin")
            width: parent.width

            onClicked: {
                root.close();
                Navigator.showBin();
            }
        }
    }
}
