// Moves along a match: the bar, a step back or on, by itself at three speeds, and from one flip, challenge or penalty
// to the next.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property Replay replay
    property bool playing: false
    property int speed: 1
    property bool tight: false // in little room: no jumps, one speed
    readonly property real key: width < 380 ? 48 : 64 // width of a button without words
    // What can be jumped to.
    //: Jumps from one turning of the cards to the next; to challenges; to cards drawn as a penalty.
    readonly property var jumps: [[qsTr("Flip"), replay.flips], [qsTr("Challenge"), replay.challenges], [qsTr("Penalty"), replay.penalties]]

    function toggle() {
        if (!playing && replay.step === replay.count)
            replay.step = 0;
        playing = !playing;
    }

    function move(by: int) {
        playing = false;
        replay.step += by;
    }

    function jump(kind: int, backwards: bool) {
        const steps = jumps[kind][1];
        const to = backwards ? replay.previousOf(steps) : replay.nextOf(steps);
        if (to < 0)
            return;
        playing = false;
        replay.step = to;
    }

    spacing: 4

    Timer {
        interval: 1400 / root.speed
        repeat: true
        running: root.playing

        onTriggered: {
            root.replay.step += 1;
            if (root.replay.step === root.replay.count)
                root.playing = false;
        }
    }

    Timeline {
        objectName: "timeline"
        replay: root.replay
        width: parent.width
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.width < 380 ? 8 : 12

        Button {
            enabled: root.replay.step > 0
            glyph: Icon.Back
            objectName: "stepBack"
            width: root.key
            Accessible.name: qsTr("One step back")

            onClicked: root.move(-1)
        }

        Button {
            enabled: root.replay.count > 0
            glyph: root.playing ? Icon.Pause : Icon.Play
            kind: Button.Kind.Go
            objectName: "playPause"
            //: Lets a match run by itself; stops it again.
            text: root.playing ? qsTr("Stop") : qsTr("Play")
            width: Math.max(120, implicitWidth)

            onClicked: root.toggle()
        }

        Button {
            enabled: root.replay.step < root.replay.count
            glyph: Icon.Next
            objectName: "stepNext"
            width: root.key
            Accessible.name: qsTr("One step on")

            onClicked: root.move(1)
        }

        Button {
            objectName: "speed"
            visible: !root.tight
            //: How fast a match runs by itself: %1 times.
            text: qsTr("%1×").arg(root.speed)
            width: root.key

            onClicked: root.speed = root.speed === 4 ? 1 : root.speed * 2
        }
    }

    Grid {
        anchors.horizontalCenter: parent.horizontalCenter
        columnSpacing: 8
        columns: 3
        visible: !root.tight

        Repeater {
            model: root.jumps

            Chip {
                required property int index
                required property var modelData

                enabled: modelData[1].length > 0
                glyph: root.width < 420 ? Icon.None : Icon.Next
                objectName: "jump" + index
                text: modelData[0]

                onClicked: root.jump(index, false)
            }
        }
    }
}
