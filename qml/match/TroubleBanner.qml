// A call that could not be written down: what is safe, and the way to try again.
import QtQuick
import Flipside.Controls
import Flipside.Match

Banner {
    id: root

    required property LiveMatch match

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    objectName: "trouble"
    text: match.trouble
    //: A call could not be written to disk, and the table is as it was.
    title: qsTr("Not saved")
    tone: Banner.Tone.Warn

    onDismissed: match.dismissTrouble()

    Button {
        glyph: Icon.Undo
        kind: Button.Kind.Go
        objectName: "retry"
        //: Calls once more what could not be written.
        text: qsTr("Try again")

        onClicked: root.match.retry()
    }
}
