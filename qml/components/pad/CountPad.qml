// Every card of one side, to be counted: each tap is one copy, and a badge tells how many.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

KeyGrid {
    id: root

    required property int side // Card.Side
    required property bool mini // the edition with one side, zeros and no Flip
    required property list<int> counted // faces, one entry a tap
    readonly property bool wide: width >= 756 // thirteen keys and the name of the colour
    readonly property real firstWild: Math.floor((width - 6) * 0.4) // half pixels would blur and cut its rim
    readonly property list<int> wilds: [Faces.wild(Card.Wild), Faces.wild(side === Card.Dark ? Card.WildDrawColor : Card.WildDrawTwo)]

    signal called(int face)

    Accessible.role: Accessible.Grouping
    implicitHeight: column.implicitHeight

    Column {
        id: column

        spacing: 4
        width: parent.width

        Repeater {
            model: Faces.colorsOf(root.side)

            CountBand {
                required property int modelData

                counted: root.counted
                faces: Faces.padOrder(modelData, root.mini, root.wide)
                height: root.wide ? 60 : 96
                shade: modelData
                wide: root.wide
                width: root.width

                onCalled: face => root.called(face)
            }
        }

        Row {
            spacing: 6
            topPadding: 4
            width: parent.width

            Repeater {
                model: root.wilds

                WildKey {
                    required property int index
                    required property int modelData

                    copies: Faces.copies(root.counted, modelData)
                    face: modelData
                    height: 53
                    objectName: "key" + modelData
                    side: root.side
                    text: Faces.names[modelData]
                    width: index === 0 ? root.firstWild : root.width - 6 - root.firstWild

                    onClicked: root.called(modelData)
                }
            }
        }
    }
}
