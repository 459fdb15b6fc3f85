// One place in the bar below or the rail beside: an icon in a pill and its name.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

// A template tells screen readers the role it has itself, whatever is set here: so it is a tab.
T.TabButton {
    id: root

    required property int glyph
    readonly property real naturalWidth: Math.max(1, bold.advanceWidth) // how wide its words would like to be
    readonly property real fitting: Math.min(1, (width - 8) / naturalWidth) // what of that there is room for
    property bool bare: false // only its icon: its name stands elsewhere
    readonly property real pillHeight: Type.large ? 40 : 32
    property real wordScale: 1 // of its words, as the narrowest of all places needs it

    function press() {
        filter.press();
    }

    Accessible.name: text
    checkable: false // the frame says which place is the current one
    hoverEnabled: false
    implicitHeight: 48
    implicitWidth: 48

    Accessible.onPressAction: press()

    PressFilter {
        id: filter
    }

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.dark ? Theme.line : Theme.table
        height: root.pillHeight
        radius: height / 2
        visible: root.checked || root.down
        width: Type.large ? 68 : 58
        y: 6
    }

    Icon {
        anchors.horizontalCenter: parent.horizontalCenter
        color: root.checked ? Theme.ink : Theme.ink2
        height: width
        name: root.glyph
        width: Type.large ? 30 : 22
        y: 6 + (root.pillHeight - height) / 2
    }

    // As the current place writes it, so that going there changes no size.
    TextMetrics {
        id: bold

        font.bold: true
        font.family: label.font.family
        font.pixelSize: Type.caption
        text: root.text
    }

    Label {
        id: label

        color: root.checked ? Theme.ink : Theme.ink2
        font.bold: root.checked
        font.pixelSize: Math.max(11, Math.floor(Type.caption * root.wordScale))
        fontSizeMode: Text.HorizontalFit
        horizontalAlignment: Text.AlignHCenter
        minimumPixelSize: 11
        text: root.text
        visible: !root.bare
        width: parent.width - 8
        wrapMode: Text.NoWrap
        x: 4
        y: root.pillHeight + 9
    }

    FocusRing {
        anchors.margins: 1
        radius: 14
        visible: root.visualFocus
    }
}
