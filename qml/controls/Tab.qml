// One tab of a Tabs bar.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.TabButton {
    id: root

    readonly property real naturalWidth: Math.max(1, Math.ceil(bold.advanceWidth + 1)) // room for its words
    readonly property real fitting: Math.min(1, (width - 16) / naturalWidth)
    property real wordScale: 1 // of its words, as the longest of all tabs needs it

    function press() {
        filter.press();
    }

    Accessible.name: text
    Accessible.role: Accessible.PageTab
    horizontalPadding: 8
    hoverEnabled: false
    implicitHeight: Math.max(48, Math.round(Type.second * 1.5) + 24)
    implicitWidth: Math.max(48, naturalWidth + 32)

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: 4
            color: root.checked ? Theme.sheet : root.down ? Theme.line : "transparent"
            radius: 12
        }
    }
    contentItem: Label {
        color: root.checked ? Theme.ink : Theme.ink2
        font.bold: root.checked
        font.pixelSize: Math.max(11, Math.floor(Type.second * root.wordScale))
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: root.text
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }

    Accessible.onPressAction: press()

    PressFilter {
        id: filter
    }

    // As the current tab writes it, so that going there changes no size.
    TextMetrics {
        id: bold

        font.bold: true
        font.pixelSize: Type.second
        text: root.text
    }

    FocusRing {
        anchors.margins: 1
        radius: 15
        visible: root.visualFocus
    }
}
