// What is wrong with settings, matches or backups, above whatever page is shown.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Column {
    id: root

    required property bool atPlaces // otherwise a page fills the window, and says itself what is wrong with its match
    readonly property bool broken: Settings.trouble === Settings.Trouble.Broken

    spacing: 12

    Banner {
        //: Closes a message.
        dismissText: qsTr("Dismiss")
        objectName: "settingsTrouble"
        text: {
            if (root.broken)
                //: %1 is a file name.
                return qsTr("Readable settings were kept; the rest are back to their defaults. Matches are not touched. The old file is kept as %1.").arg(Settings.setAside);
            return qsTr("They hold until Flipside is closed. Matches are not touched.");
        }
        //: First: the settings file was damaged. Second: it could not be written.
        title: root.broken ? qsTr("The settings file was damaged") : qsTr("The settings could not be saved")
        tone: Banner.Tone.Warn
        visible: Settings.trouble !== Settings.Trouble.None
        width: parent.width

        onDismissed: Settings.dismissTrouble()
    }

    Banner {
        objectName: "readOnly"
        text: Storage.trouble
        //: The file that keeps all matches may be read, but not written.
        title: qsTr("Nothing can be changed now")
        tone: Banner.Tone.Warn
        visible: Storage.readOnly && root.atPlaces
        width: parent.width

        Link {
            objectName: "retryWriting"
            //: Tries to open the file with all matches once more.
            text: qsTr("Try again")

            onClicked: Storage.open()
        }
    }

    Banner {
        //: Closes a message.
        dismissText: qsTr("Dismiss")
        objectName: "backupTrouble"
        text: Storage.backupTrouble
        //: The copy of all matches that is made when a match ends.
        title: qsTr("Today’s backup could not be made")
        tone: Banner.Tone.Warn
        visible: Storage.backupTrouble.length > 0 && root.atPlaces
        width: parent.width

        onDismissed: Storage.dismissBackupTrouble()
    }
}
