// What came of an export, an import, an emptied bin or a copy of all matches.
import QtQuick
import Flipside.Controls
import Flipside.Match

Banner {
    property var source: MatchActions // statusMessage, failed, dismiss()

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    text: source.statusMessage
    //: First: it did not work. Second: it is done.
    title: source.failed ? qsTr("That did not work") : qsTr("Done")
    tone: source.failed ? Banner.Tone.Bad : Banner.Tone.Ok
    visible: source.statusMessage.length > 0

    onDismissed: source.dismiss()
}
