// Says that the settings could not be read or kept, what is safe, and where the old file is.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Banner {
    readonly property bool broken: Settings.trouble === Settings.Trouble.Broken

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    //: %1 is a file name.
    text: broken ? qsTr("What could be read was kept, the rest is as on the first day. Matches are not touched. The old file is kept as %1.").arg(Settings.setAside) : qsTr("They hold until Flipside is closed. Matches are not touched.")
    //: First: the settings file was damaged. Second: it could not be written.
    title: broken ? qsTr("The settings file was damaged") : qsTr("The settings could not be saved")
    tone: Banner.Tone.Warn

    onDismissed: Settings.dismissTrouble()
}
