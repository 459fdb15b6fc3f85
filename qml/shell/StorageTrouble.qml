// The people's file cannot be opened: what happened, what is safe, what to do, and another try.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Panel {
    id: root

    padding: 20
    spacing: 14

    Rectangle {
        color: Theme.warnTint
        height: 56
        radius: 28
        width: 56

        Icon {
            anchors.centerIn: parent
            color: Theme.warn
            height: 28
            name: Icon.Warn
            width: 28
        }
    }

    Label {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.hero
        //: The file that keeps all matches could not be opened.
        text: qsTr("Your matches cannot be opened")
        width: parent.width
    }

    Label {
        objectName: "storageTrouble"
        text: pathwise(Storage.trouble)
        width: parent.width
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        text: pathwise(Storage.path)
        width: parent.width
    }

    Button {
        glyph: Icon.Undo
        kind: Button.Kind.Go
        objectName: "retry"
        //: Tries to open the file with all matches once more.
        text: qsTr("Try again")
        width: parent.width

        onClicked: Storage.open()
    }
}
