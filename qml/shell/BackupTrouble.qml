// Says that the backup after a match was not made, and why.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Banner {
    dismissText: qsTr("Dismiss")
    objectName: "backupTrouble"
    text: Storage.backupTrouble
    //: The copy of all matches that is made when a match ends.
    title: qsTr("Today’s backup could not be made")
    tone: Banner.Tone.Warn

    onDismissed: Storage.dismissBackupTrouble()
}
