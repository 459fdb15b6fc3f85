// Depth without effects: a thing and the same rectangle a little lower. Pressed, it moves down onto it.
import QtQuick
import Flipside.Controls

Item {
    id: root

    property color fill: Theme.sheet
    property color rim: Theme.edge
    property color under: Theme.under
    property int rimWidth: 2
    property real radius: 14
    property bool pressed: false
    property bool ringed: false // has the keyboard's focus
    property bool flat: false // without the lower edge, for what cannot be pressed
    readonly property int lift: 3
    readonly property real faceY: face.y // what stands on it moves along

    Rectangle {
        color: root.under
        height: parent.height - root.lift
        radius: root.radius
        visible: !root.flat
        width: parent.width
        y: root.lift
    }

    Rectangle {
        id: face

        border.color: root.rim
        border.width: root.rimWidth
        color: root.fill
        height: parent.height - root.lift
        radius: root.radius
        width: parent.width
        y: root.pressed ? root.lift : 0

        Behavior on y  {
            NumberAnimation {
                duration: root.pressed ? Motion.press : Motion.release
                easing.type: Easing.OutQuad
            }
        }
    }

    FocusRing {
        anchors.bottomMargin: -1
        around: root.radius
        visible: root.ringed
    }
}
