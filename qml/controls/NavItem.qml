// One place in the bar below or the rail beside: an icon in a pill and its name.
import QtQuick
import Flipside

Tappable {
    id: root

    required property int glyph
    readonly property real natural: Math.max(1, bold.advanceWidth) // how wide its words would like to be
    readonly property real fitting: Math.min(1, (width - 8) / natural) // what of that there is room for
    property real wordScale: 1 // of its words, as the narrowest of all places needs it

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
        width: parent.width - 8
        wrapMode: Text.NoWrap
        x: 4
        y: 41
    }

    FocusRing {
        anchors.margins: 1
        radius: 14
        visible: root.visualFocus
    }
}
