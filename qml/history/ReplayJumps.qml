// From one flip, challenge or penalty of a match to the next; beyond the last comes the first again.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History

Column {
    id: root

    required property Replay replay
    property bool bare: false // only the words: there is little room
    property real room: 640 // for a row of them
    readonly property real rowWidth: Array.from({
            "length": chips.count
        }, (unused, i) => chips.itemAt(i)?.width ?? 0).reduce((sum, each) => sum + each, 0)
    // What can be jumped to.
    //: Jumps from one turning of the cards to the next; to challenges; to cards drawn as a penalty.
    readonly property list<string> kinds: [qsTr("Flip"), qsTr("Challenge"), qsTr("Penalty")]

    signal jumped

    function stepsOf(kind: int): list<int> {
        return [replay.flips, replay.challenges, replay.penalties][kind];
    }

    function jump(kind: int, backwards: bool) {
        const steps = stepsOf(kind);
        const to = backwards ? replay.previousOf(steps) : replay.nextOf(steps);
        if (to < 0)
            return;
        replay.step = to;
        jumped();
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.small
        //: Over the buttons that jump to the next turning of the cards, challenge or penalty of a match that is seen
        //: again.
        text: qsTr("Jump to")
        // Over the row, or where the words of the chips begin.
        x: root.rowWidth <= root.room + 8 ? (grid.width - width) / 2 : 14
    }

    Flow {
        id: grid

        width: Math.min(root.rowWidth, root.room + 8)

        Repeater {
            id: chips

            model: root.kinds

            Chip {
                required property int index
                required property string modelData

                enabled: root.stepsOf(index).length > 0
                gap: 8
                glyph: root.bare ? Icon.None : Icon.Next
                objectName: "jump" + index
                text: modelData

                onClicked: root.jump(index, false)
            }
        }
    }
}
