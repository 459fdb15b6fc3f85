// One tab of a Tabs bar.
import QtQuick
import Flipside

Tappable {
    id: root

    readonly property real fitting: bold.advanceWidth > 0 ? Math.min(1, (width - 16) / Math.ceil(bold.advanceWidth + 1)) : 1
    property real wordScale: 1 // of its words, as the longest of all tabs needs it

    Accessible.role: Accessible.PageTab
    checkable: true
    exclusive: true
    implicitHeight: 48
    implicitWidth: Math.max(48, Math.ceil(label.implicitWidth) + 32)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4
        color: root.checked ? Theme.sheet : root.down ? Theme.line : "transparent"
        radius: 12
    }

    // As the current tab writes it, so that going there changes no size.
    TextMetrics {
        id: bold

        font.bold: true
        font.family: label.font.family
        font.pixelSize: Type.second
        text: root.text
    }

    Label {
        id: label

        anchors.verticalCenter: parent.verticalCenter
        color: root.checked ? Theme.ink : Theme.ink2
        font.bold: root.checked
        font.pixelSize: Math.max(11, Math.floor(Type.second * root.wordScale))
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: root.text
        verticalAlignment: Text.AlignVCenter
        width: parent.width - 16
        wrapMode: Text.NoWrap
        x: 8
    }

    FocusRing {
        anchors.margins: 1
        radius: 15
        visible: root.visualFocus
    }
}
