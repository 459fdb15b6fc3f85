// The two wild cards of a pad: below it, or beside it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Grid {
    id: root

    required property int side // Card.Side
    required property list<int> counted // faces, one entry a tap
    property bool tall: false // beside the pad
    property bool once: false
    property bool holdable: false
    readonly property real firstWidth: Math.floor((width - spacing) * 0.4) // half pixels would blur and cut its rim

    signal called(int face)
    signal held(int face)

    columns: tall ? 1 : 2
    spacing: tall ? 8 : 6

    Repeater {
        model: [Faces.wild(Card.Wild), Faces.wild(root.side === Card.Dark ? Card.WildDrawColor : Card.WildDrawTwo)]

        WildKey {
            required property int index
            required property int modelData

            copies: Faces.copies(root.counted, modelData)
            face: modelData
            height: root.tall ? (root.height - root.spacing) / 2 : root.height - root.topPadding
            holdable: root.holdable
            objectName: "key" + modelData
            once: root.once
            side: root.side
            tall: root.tall
            text: Faces.names[modelData]
            width: {
                if (root.tall)
                    return root.width;
                return index === 0 ? root.firstWidth : root.width - root.spacing - root.firstWidth;
            }

            onClicked: root.called(modelData)
            onPressAndHold: root.held(modelData)
        }
    }
}
