// One colour of a pad for counting: every key is a card, with a badge that tells how often it was tapped.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Rectangle {
    id: root

    required property int shade // Card.Color
    required property var faces // -1: the cell that names the band
    required property list<int> counted // faces, one entry a tap
    property bool wide: false
    readonly property var colors: Theme.card(shade)
    readonly property real start: wide ? (Type.large ? 56 : 128) : 1
    readonly property real pitch: wide ? (width - start - 2) / faces.length : (width - 2) / 7

    signal called(int face)

    Accessible.name: Faces.colorNames[shade]
    Accessible.role: Accessible.Grouping
    color: colors.tint
    radius: 14

    ColorShape {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        ground: root.colors.tint
        height: Type.large ? 28 : 24
        shape: root.shade
        visible: root.wide
        width: height
        x: Type.large ? 14 : 12
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        font.bold: true
        font.pixelSize: 14
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 10
        text: Faces.colorNames[root.shade]
        objectName: "bandName"
        visible: root.wide && !Type.large
        width: root.start - 48
        wrapMode: Text.NoWrap
        x: 44
    }

    Repeater {
        model: root.faces

        Item {
            id: cell

            required property int index
            required property int modelData

            height: root.wide ? root.height - 4 : 48
            width: root.pitch
            x: root.start + (root.wide ? index : index % 7) * root.pitch
            y: root.wide ? 2 : Math.floor(index / 7) * 48

            PadKey {
                anchors.fill: parent
                copies: Faces.copies(root.counted, cell.modelData)
                face: Math.max(0, cell.modelData)
                objectName: "key" + cell.modelData
                text: cell.modelData >= 0 ? Faces.names[cell.modelData] : ""
                visible: cell.modelData >= 0

                onClicked: root.called(cell.modelData)
            }

            ColorShape {
                color: root.colors.ink
                ground: root.colors.tint
                height: Type.large ? 28 : 18
                shape: root.shade
                visible: cell.modelData < 0
                width: height
                x: (parent.width - width) / 2
                y: Type.large ? (parent.height - height) / 2 : parent.height / 2 - 18
            }

            Label {
                color: root.colors.ink
                font.bold: true
                font.pixelSize: 12
                fontSizeMode: Text.Fit
                height: parent.height / 2 - 2
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.85
                minimumPixelSize: 8
                text: Faces.colorNames[root.shade]
                visible: cell.modelData < 0 && !Type.large
                width: parent.width
                wrapMode: Text.WordWrap
                y: parent.height / 2 + 2
            }
        }
    }
}
