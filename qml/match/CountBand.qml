// One colour of a pad for counting: every key is a card, with a badge that tells how often it was tapped.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Match
import Flipside.Shell

ColorBand {
    id: root

    required property list<int> counted // faces, one entry a tap

    signal called(int face)

    Repeater {
        model: root.faces

        ColorCell {
            id: cell

            required property int modelData

            face: modelData
            height: root.cellHeight
            cardColor: root.cardColor
            width: root.pitch

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
