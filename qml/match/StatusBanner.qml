// What came of an export, an import or an emptied bin.
import QtQuick
import Flipside.Controls
import Flipside.Match

Banner {
    property bool failed: MatchActions.failed

    function dismiss() {
        MatchActions.dismiss();
    }

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    text: MatchActions.statusMessage
    //: First: it did not work. Second: it is done.
    title: failed ? qsTr("That did not work") : qsTr("Done")
    tone: failed ? Banner.Tone.Bad : Banner.Tone.Ok
    visible: text.length > 0

    onDismissed: dismiss()
}
