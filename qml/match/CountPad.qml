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

            CountBand {
                required property int modelData

                counted: root.counted
                faces: Faces.padOrder(modelData, root.mini, root.wide) // qmllint disable
                height: root.wide ? 60 : 96
                cardColor: modelData
                wide: root.wide
                width: root.width

                onCalled: face => root.called(face)
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
