// One place in the bar below or the rail beside: an icon in a pill and its name.
import QtQuick
import Flipside

Tappable {
    id: root

    required property int glyph
    readonly property real natural: label.implicitWidth + 12 // how wide it would like to be

    Accessible.role: Accessible.PageTab

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.table
        height: 32
        radius: 16
        visible: root.checked || root.down
        width: 58
        y: 6
    }

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        color: root.checked ? Theme.ink : Theme.ink2
        height: 22
        name: root.glyph
        width: 22
        y: 11
    }

    Label {
        id: label

        color: root.checked ? Theme.ink : Theme.ink2
        font.bold: root.checked
        font.pixelSize: Type.caption
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: root.text
        width: parent.width - 4
        wrapMode: Text.NoWrap
        x: 2
        y: 41
    }

    FocusRing {
        anchors.margins: 1
        radius: 14
        visible: root.visualFocus
    }
}
