// Says that something is being read, and how much of it has been, once that takes longer than a moment.
import QtQuick
import Flipside.Controls

Label {
    id: root

    property bool working
    property bool late: false
    property int percent: -1 // nobody knows

    color: Theme.ink2
    objectName: "working"
    //: Something long is being read; with a number, how many of a hundred parts have been.
    text: percent < 0 ? qsTr("Working …") : qsTr("Working … %1%").arg(percent)
    visible: working && late

    onWorkingChanged: late = false

    Timer {
        interval: 500
        running: root.working

        onTriggered: root.late = true
    }
}
