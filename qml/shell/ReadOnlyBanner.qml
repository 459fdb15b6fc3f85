// Says that matches can be seen and not changed, why, and offers another try.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Banner {
    objectName: "readOnly"
    text: Storage.trouble
    //: The file that keeps all matches may be read, but not written.
    title: qsTr("Nothing can be changed now")
    tone: Banner.Tone.Warn

    Link {
        objectName: "retryWriting"
        //: Tries to open the file with all matches once more.
        text: qsTr("Try again")

        onClicked: Storage.open()
    }
}
