// What came of an export, an import or an emptied bin.
import QtQuick
import Flipside

Banner {
    //: Closes a message.
    dismissText: qsTr("Dismiss")
    text: Shelf.told
    //: First: it did not work. Second: it is done.
    title: Shelf.failed ? qsTr("That did not work") : qsTr("Done")
    tone: Shelf.failed ? Banner.Tone.Bad : Banner.Tone.Ok
    visible: Shelf.told.length > 0

    onDismissed: Shelf.dismiss()
}
