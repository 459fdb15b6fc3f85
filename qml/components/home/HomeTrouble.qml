// Says what is wrong with the file that keeps all matches.
import QtQuick
import Flipside

Banner {
    required property FileCheck check
    required property LiveMatch live

    //: Closes a message.
    dismissText: qsTr("Dismiss")
    //: Something is wrong with the file that keeps all matches.
    title: qsTr("Something is wrong with your matches")
    tone: Banner.Tone.Warn

    onDismissed: {
        check.dismiss();
        live.dismissTrouble();
    }
}
