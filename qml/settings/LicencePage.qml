// The full text of a licence, as it was given.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Page {
    id: root

    required property string licence // "MIT" or "OFL"

    contentLimit: 760

    Label {
        font.pixelSize: Type.second
        objectName: "licenceText"
        text: App.licence(root.licence)
        width: parent.width
    }
}
