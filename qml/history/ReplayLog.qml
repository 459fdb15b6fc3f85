// Every event of a match, oldest above; the one that is shown stands out, and a tap goes there.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History

ListView {
    id: root

    required property Replay replay
    readonly property int at: replay.count - replay.step
    property bool roaming: false // somebody has scrolled away from the step

    signal chosen // a tap went to a step

    function follow() {
        if (at < 0 || at >= count)
            return;
        positionViewAtIndex(at, ListView.Center);
        // The first row in sight is seen whole.
        const first = itemAt(width / 2, contentY);
        if (first && first.y < contentY)
            contentY = first.y;
    }

    boundsBehavior: Flickable.StopAtBounds
    cacheBuffer: 0 // rows that are still being made when the match is closed are rows too many: Qt warns of each
    clip: true
    model: replay.log
    objectName: "replayLog"
    pixelAligned: true
    reuseItems: true
    verticalLayoutDirection: ListView.BottomToTop // the log's newest row is its first

    Component.onCompleted: follow()
    onAtChanged: {
        roaming = false;
        follow();
    }
    onContentHeightChanged: {
        if (!roaming)
            grown.restart(); // rows wrap once they have a width
    }
    onHeightChanged: grown.restart()
    onMovementStarted: roaming = true

    TextMetrics {
        id: number

        font.pixelSize: Type.second
        text: root.replay.count
    }

    Timer {
        id: grown

        interval: 0

        onTriggered: {
            root.forceLayout();
            root.follow();
        }
    }

    delegate: Tappable {
        id: row

        required property int index
        required property int face
        required property bool forced
        required property int side
        required property bool roundBegins
        required text
        readonly property int step: root.replay.count - index

        checked: step === root.replay.step
        leftPadding: 12
        objectName: "log" + step
        rightPadding: 10
        verticalPadding: 5
        width: ListView.view.width

        background: Rectangle {
            border.color: Theme.edge
            border.width: row.checked ? 1 : 0
            color: row.checked ? Theme.sheet : Theme.table
            radius: 14
            visible: row.checked || row.down
        }
        contentItem: RowLayout {
            spacing: 8

            Label {
                Layout.preferredWidth: Math.max(32, Math.ceil(number.advanceWidth) + 4)
                color: Theme.ink2
                font.pixelSize: Type.second
                text: root.replay.callAt(row.step)
            }

            Label {
                Layout.fillWidth: true
                color: row.forced ? Theme.warn : Theme.ink // and the words say so
                font.bold: row.checked
                text: row.text
            }

            Item {
                Layout.preferredWidth: 26

                CardFace {
                    anchors.verticalCenter: parent.verticalCenter
                    cardWidth: 26
                    color: Theme.under
                    face: Math.max(0, row.face)
                    side: row.side
                    visible: row.face >= 0
                }
            }
        }

        onClicked: {
            root.replay.step = step;
            root.chosen();
        }
        onHeightChanged: {
            // It wraps once it stands out.
            if (checked)
                grown.restart();
        }

        // Its numbers begin anew.
        Hairline {
            visible: row.roundBegins && row.step > 1
        }

        FocusRing {
            visible: row.visualFocus
        }
    }
}
