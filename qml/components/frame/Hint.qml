// Shown while the mouse rests on something: what it does, and the key for it.
import QtQuick
import Flipside

Item {
    id: root

    property string text
    property string keys

    anchors.fill: parent
    z: 100

    HoverHandler {
        id: hover

        acceptedDevices: PointerDevice.Mouse
    }

    Timer {
        id: rest

        interval: 700
        running: hover.hovered
    }

    Rectangle {
        color: Theme.ink
        height: words.height + 12
        radius: 8
        visible: hover.hovered && !rest.running
        width: words.width + 20
        x: Math.max(-parent.mapToItem(null, 0, 0).x + 4, Math.min((parent.width - width) / 2, (Window.width - parent.mapToItem(null, 0, 0).x) - width - 4))
        y: -height - 6

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
