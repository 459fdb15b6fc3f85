// Shown while the mouse rests on something: what it does, and the key for it. It hangs from the lower edge, where it
// covers neither the words it is about nor those before them; at the window's lower end it stands on the upper one.
import QtQuick
import Flipside

Item {
    id: root

    property string text
    property string keys

    anchors.fill: parent

    HoverHandler {
        id: hover

        acceptedDevices: PointerDevice.Mouse
    }

    Timer {
        id: rest

        interval: 700
        running: hover.hovered
    }

    // Over the whole window: what is drawn after its button must not hide it.
    Rectangle {
        readonly property point at: visible ? root.mapToItem(null, 0, 0) : Qt.point(0, 0)
        readonly property bool below: at.y + root.height + height <= root.Window.height

        color: Theme.ink
        height: words.height + 12
        objectName: "hint"
        parent: root.Window.contentItem
        radius: 8
        visible: root.visible && hover.hovered && !rest.running
        width: words.width + 20
        x: Math.round(Math.max(4, Math.min(at.x + (root.width - width) / 2, root.Window.width - width - 4)))
        y: Math.round(below ? at.y + root.height - 4 : at.y - height + 4)
        z: 1000

        Label {
            id: words

            color: Theme.page
            font.pixelSize: Type.small
            //: %1 is what a button does, %2 the key for it. Then the key Control, as it is named on keyboards.
            text: root.keys.length > 0 ? qsTr("%1  [%2]").arg(root.text).arg(root.keys.replace("Ctrl", qsTr("Ctrl"))) : root.text
            wrapMode: Text.NoWrap
            x: 10
            y: 6
        }
    }
}
