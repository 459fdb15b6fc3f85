// A bar with what it is before and its number behind; full, or cut in two.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    property string label
    property int glyph: Icon.None
    required property real share // of the room, 0 to 1
    required property int value
    property color fill: Theme.ink
    readonly property bool stacked: Type.large && glyph === Icon.None // the label above the bar
    readonly property real labelWidth: {
        if (glyph !== Icon.None)
            return 30;
        return stacked ? 0 : Math.min(width * 0.42, 150);
    }
    readonly property real middle: stacked ? height - 4 - barHeight / 2 : height / 2 // of the bar
    readonly property real ownRoom: Math.max(56, number.implicitWidth + 12)
    property real room: ownRoom // for the number; the same in rows that are compared
    readonly property real barHeight: Math.max(24, number.implicitHeight)

    Accessible.name: label + ", " + number.text
    Accessible.role: Accessible.StaticText
    implicitHeight: stacked ? words.implicitHeight + barHeight + 12 : Math.max(34, words.implicitHeight + 8)

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink2
        height: 20
        name: root.glyph
        visible: root.glyph !== Icon.None
        width: 20
    }

    TitleLabel {
        id: words

        size: Type.second
        text: root.glyph === Icon.None ? root.label : ""
        width: root.stacked ? root.width : root.labelWidth - 8
        y: root.stacked ? 4 : (root.height - height) / 2
    }

    Chart {
        id: well

        height: 24
        width: Math.floor(parent.width - x - root.room)
        x: root.labelWidth
        y: Math.round(root.middle - height / 2)

        ChartBar {
            fill: Theme.table
            height: parent.height
            radius: 8
            width: parent.width
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

        font.bold: true
        horizontalAlignment: Text.AlignRight
        text: root.value.toLocaleString(Qt.locale(Language.locale), "f", 0)
        width: parent.width - x
        wrapMode: Text.NoWrap
        x: well.x + well.width + 8
        y: root.middle - height / 2
    }
}
