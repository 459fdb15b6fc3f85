// Every card of one side, to be counted: each tap is one copy, and a badge tells how many.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

KeyGrid {
    id: root

    required property int side // Card.Side
    required property bool mini // the edition with one side, zeros and no Flip
    required property list<int> counted // faces, one entry a tap
    readonly property bool wide: width >= 756 // thirteen keys and the name of the colour

    signal called(int face)

    Accessible.role: Accessible.Grouping
    implicitHeight: column.implicitHeight

    Column {
        id: column

        spacing: 4
        width: parent.width

        Repeater {
            model: Faces.colorsOf(root.side)

            ColorBand {
                id: band

                required property int modelData

                cardColor: modelData
                faces: Faces.padOrder(modelData, root.mini, root.wide) // qmllint disable
                height: root.wide ? 60 : 96
                wide: root.wide
                width: root.width

                Repeater {
                    model: band.faces

                    ColorCell {
                        id: cell

                        required property int modelData

                        cardColor: band.cardColor
                        face: modelData
                        height: band.cellHeight
                        width: band.pitch

                        PadKey {
                            anchors.fill: parent
                            copies: Faces.copies(root.counted, cell.face)
                            face: Math.max(0, cell.face)
                            objectName: "key" + cell.face
                            text: cell.face >= 0 ? Faces.names[cell.face] : ""
                            visible: cell.face >= 0

                            onClicked: root.called(cell.face)
                        }
                    }
                }
            }
        }

        WildKeys {
            counted: root.counted
            height: 57
            side: root.side
            topPadding: 4
            width: parent.width

            onCalled: face => root.called(face)
        }
    }
}
