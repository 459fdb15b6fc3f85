// What concerns matches as a whole: how new ones begin, copies of everything, and what was thrown away.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Panel {
    id: root

    signal exportRequested
    signal demoLoaded

    padding: 1
    spacing: 0

    onVisibleChanged: demo.changed() // it may have gone, or come, on another page

    ListRow {
        tap: ListRow.Tap.Open
        glyph: Icon.Flip
        objectName: "usualRow"
        second: {
            if (Language.code.length === 0)
                return "";
            const edition = App.editionOf(Settings.usual);
            if (Settings.usual.length > 0)
                return edition;
            //: Second line of the usual deck where nobody chose one: %1 is the edition; it is the one printed in the
            //: app's language.
            return qsTr("%1, follows the language").arg(edition);
        }
        //: Leads to the page with the edition and rulings that new matches begin with.
        text: qsTr("Usual deck and rulings")
        width: parent.width

        onClicked: Navigator.showUsual()
    }

    ListRow {
        tap: ListRow.Tap.Open
        divider: true
        glyph: Icon.Clock
        objectName: "backupRow"
        //: Second line of the way to backups.
        second: qsTr("Copies of everything, and where your matches are")
        //: Leads to the page where copies of all matches are made and put back.
        text: qsTr("Backup and restore")
        width: parent.width

        onClicked: Navigator.showBackup()
    }

    ListRow {
        divider: true
        enabled: !MatchActions.busy
        glyph: Icon.Share
        objectName: "exportRow"
        //: What the export of everything is for.
        second: qsTr("For another device, or for safekeeping")
        //: Writes all matches into a file.
        text: qsTr("Export everything")
        width: parent.width

        onClicked: root.exportRequested()
    }

    ListRow {
        tap: ListRow.Tap.Open
        divider: true
        glyph: Icon.Bin
        objectName: "binRow"
        //: Leads to the matches that were deleted.
        text: qsTr("Bin")
        width: parent.width

        onClicked: Navigator.showBin()
    }

    ListRow {
        divider: true
        enabled: !Storage.readOnly
        glyph: demo.there ? Icon.Cross : Icon.Search
        objectName: "demoRow"
        //: Second line of the way to the demo match.
        second: demo.trouble || (demo.there ? "" : qsTr("You can delete it again in one tap."))
        //: First: removes the demo match for good. Second: loads a match that is being played, to look around in.
        text: demo.there ? qsTr("Delete the demo match") : qsTr("Explore a demo match")
        width: parent.width

        onClicked: {
            if (demo.there)
                demo.throwAway();
            else if (demo.load())
                root.demoLoaded();
        }
    }

    Demo {
        id: demo
    }
}
