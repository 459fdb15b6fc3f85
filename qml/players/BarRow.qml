// A bar with what it is before, or above where words are large, and its number behind.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

GridLayout {
    id: root

    property string label
    property int glyph: Icon.None // shown instead of the label
    required property real share // of the room, 0 to 1
    required property int value
    property color fill: Theme.ink
    readonly property bool stacked: Type.large && glyph === Icon.None // the label above the bar
    readonly property real numberWidth: Math.max(48, Math.ceil(number.implicitWidth) + 4)

    Accessible.name: label + ", " + number.text
    Accessible.role: Accessible.StaticText
    columnSpacing: 8
    columns: stacked ? 2 : 3
    rowSpacing: 4

    Icon {
        Layout.preferredHeight: 20
        Layout.preferredWidth: 20
        Layout.rightMargin: 2
        color: Theme.ink2
        name: root.glyph
        visible: root.glyph !== Icon.None
    }

    TitleLabel {
        Layout.bottomMargin: root.stacked ? 0 : 4
        Layout.columnSpan: root.stacked ? 2 : 1
        Layout.fillWidth: root.stacked
        Layout.preferredWidth: Math.min(root.width * 0.42, 150) - 8
        Layout.topMargin: 4
        size: Type.second
        text: root.label
        visible: root.glyph === Icon.None
    }

    Chart {
        Layout.bottomMargin: root.stacked ? 4 : 0
        Layout.fillWidth: true
        Layout.preferredHeight: 24

        ChartBar {
            anchors.fill: parent
            fill: Theme.table
            radius: 8
        }

        ChartBar {
            edge: Theme.edge
            fill: root.fill
            height: parent.height
            radius: 8
            visible: root.value > 0
            width: Math.max(10, Math.round(parent.width * root.share))
        }
    }

    Label {
        id: number

        Layout.bottomMargin: root.stacked ? 4 : 0
        Layout.minimumHeight: root.stacked ? 24 : 34
        Layout.preferredWidth: (root.parent as BarRows)?.numberWidth ?? root.numberWidth
        font.bold: true
        horizontalAlignment: Text.AlignRight
        text: root.value.toLocaleString(Qt.locale(Language.locale), "f", 0)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
}
