// Shown while the mouse rests on its button: what that does, and the key for it. Below the button, where it covers
// neither the words it is about nor those before them; at the window's lower end above it.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

Item {
    id: root

    property string keys: (parent as T.AbstractButton)?.action?.shortcut ?? ""
    property string text: (parent as T.AbstractButton)?.text ?? ""
    readonly property alias popup: popup

    anchors.fill: parent

    HoverHandler {
        id: hover

        acceptedDevices: PointerDevice.Mouse
    }

    T.ToolTip {
        id: popup

        closePolicy: T.Popup.NoAutoClose
        delay: 700
        horizontalPadding: 10
        implicitHeight: Math.ceil(implicitContentHeight) + topPadding + bottomPadding
        implicitWidth: Math.ceil(implicitContentWidth) + leftPadding + rightPadding
        margins: 4
        verticalPadding: 6
        visible: hover.hovered
        x: Math.round((root.width - width) / 2)
        y: root.height - 4

        background: Rectangle {
            color: Theme.ink
            radius: 8
        }
        contentItem: Label {
            color: Theme.page
            font.pixelSize: Type.small
            text: {
                //: %1 is what a button does, %2 the key for it. Then the key Control, as it is named on keyboards.
                const withKeys = qsTr("%1  [%2]").arg(root.text).arg(root.keys.replace("Ctrl", qsTr("Ctrl")));
                return root.keys.length > 0 ? withKeys : root.text;
            }
            wrapMode: Text.NoWrap
        }
    }
}
