// Moves along a match: the bar, a step back or on, by itself at three speeds, and from one flip, challenge or penalty
// to the next.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History

Column {
    id: root

    required property Replay replay
    property bool playing: false
    property int speed: 1
    property bool tight: false // in little room: no jumps, and one speed beside large words
    //: Lets a match run by itself; stops it again.
    readonly property list<string> running: [qsTr("Stop"), qsTr("Play")]
    readonly property real playWidth: {
        if (words.font.pixelSize <= 0)
            return 0;
        const longest = Math.max(words.advanceWidth(running[0]), words.advanceWidth(running[1])); // for either
        return Math.max(120, 64 + Math.ceil(longest));
    }
    readonly property real least: playWidth + 2 * 48 + 2 * 8 // its width, without the speed

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

    objectName: "replayControls"
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

    FontMetrics {
        id: words

        font.bold: true
        font.pixelSize: Type.body
    }

    Timeline {
        objectName: "timeline"
        replay: root.replay
        width: parent.width
    }

    RowLayout {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.width < 400 ? 8 : 12
        width: Math.min(parent.width, implicitWidth)

        Button {
            Accessible.name: qsTr("One step back")
            Layout.fillWidth: true
            Layout.minimumWidth: 48
            Layout.preferredWidth: 64
            enabled: root.replay.step > 0
            glyph: Icon.Back
            objectName: "stepBack"

            onClicked: root.move(-1)
        }

        Button {
            Layout.preferredWidth: root.playWidth
            enabled: root.replay.count > 0
            glyph: root.playing ? Icon.Pause : Icon.Play
            kind: Button.Kind.Go
            objectName: "playPause"
            text: root.running[root.playing ? 0 : 1]

            onClicked: root.toggle()
        }

        Button {
            Accessible.name: qsTr("One step forward")
            Layout.fillWidth: true
            Layout.minimumWidth: 48
            Layout.preferredWidth: 64
            enabled: root.replay.step < root.replay.count
            glyph: Icon.Next
            objectName: "stepNext"

            onClicked: root.move(1)
        }

        Button {
            Layout.preferredWidth: Math.max(56, implicitWidth)
            objectName: "speed"
            visible: !root.tight || !Type.large && root.width >= root.least + 72
            //: How fast a match runs by itself: %1 times.
            text: qsTr("%1×").arg(root.speed)

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
