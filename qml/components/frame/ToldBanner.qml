// What came of an export, an import, an emptied bin or a copy of all matches.
import QtQuick
import Flipside

Banner {
    property var teller: Shelf // told, failed, dismiss()

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    text: teller.told
    //: First: it did not work. Second: it is done.
    title: teller.failed ? qsTr("That did not work") : qsTr("Done")
    tone: teller.failed ? Banner.Tone.Bad : Banner.Tone.Ok
    visible: teller.told.length > 0

    onDismissed: teller.dismiss()
}
