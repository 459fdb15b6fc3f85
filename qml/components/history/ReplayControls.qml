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
    // Width of a button without words: what the others leave.
    readonly property real key: Math.max(48, Math.min(64, (width - play.width - (tight ? 0 : speedKey.width + keys.spacing) - 2 * keys.spacing) / 2))

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
        jumps.jump(kind, backwards);
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
        id: keys

        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.width < 400 ? 8 : 12

        Button {
            enabled: root.replay.step > 0
            glyph: Icon.Back
            objectName: "stepBack"
            width: root.key
            Accessible.name: qsTr("One step back")

            onClicked: root.move(-1)
        }

        Button {
            id: play

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
            Accessible.name: qsTr("One step forward")

            onClicked: root.move(1)
        }

        Button {
            id: speedKey

            objectName: "speed"
            visible: !root.tight
            //: How fast a match runs by itself: %1 times.
            text: qsTr("%1×").arg(root.speed)
            width: Math.max(56, implicitWidth)

            onClicked: root.speed = root.speed === 4 ? 1 : root.speed * 2
        }
    }

    ReplayJumps {
        id: jumps

        anchors.horizontalCenter: parent.horizontalCenter
        bare: root.width < 420
        replay: root.replay
        visible: !root.tight

        onJumped: root.playing = false
    }
}
