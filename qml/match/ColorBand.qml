// One colour of a pad, with the keys of its faces. Its name stands before one row of keys, or in a cell of two rows.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Rectangle {
    id: root

    required property int cardColor // Card.Color
    required property list<int> faces // -1: the cell that names the band
    property bool wide: false // keys in one row
    property real keyHeight: 48
    property real air: 2 // beside one row of keys
    default property alias cells: grid.data
    readonly property cardColors colors: Theme.card(cardColor)
    readonly property real start: wide ? 128 : 1
    readonly property real pitch: wide ? (width - start - air) / faces.length : (width - 2) / 7
    readonly property real cellHeight: wide ? height - 4 : keyHeight
    // All four alike: where the longest word of their names finds no room, all are written smaller.
    readonly property real longestWord: {
        let longest = metrics.font.pixelSize > 0 ? 1 : 0;
        for (const color of Faces.colorsOf(cardColor >= Card.Pink ? Card.Dark : Card.Light)) {
            for (const word of Faces.colorNames[color].split(" "))
                longest = Math.max(longest, metrics.advanceWidth(word));
        }
        return longest;
    }

    Accessible.name: Faces.colorNames[cardColor]
    Accessible.role: Accessible.Grouping
    color: colors.tint
    radius: 14

    FontMetrics {
        id: metrics

        font.bold: true
        font.pixelSize: Type.body
    }

    ColorShape {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        ground: root.colors.tint
        height: 26
        shape: root.cardColor
        visible: root.wide
        width: 26
        x: 14
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        font.bold: true
        font.pixelSize: Math.max(10, Math.floor(Type.body * Math.min(1, (width - 1) / root.longestWord)))
        lineHeight: 0.85
        objectName: "bandName"
        text: Faces.colorNames[root.cardColor]
        visible: root.wide
        width: root.start - 52
        wrapMode: Text.WordWrap
        x: 48
    }

    Grid {
        id: grid

        columns: root.wide ? root.faces.length : 7
        x: root.start
        y: root.wide ? 2 : 0
    }
}
