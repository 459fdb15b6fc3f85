// The ring that shows where the keyboard is. Around whatever it is put into.
import QtQuick
import Flipside.Controls

Rectangle {
    property real around: 14 // radius of what it surrounds

    anchors.fill: parent
    anchors.margins: -4
    color: "transparent"
    radius: around + 4

    border {
        color: Theme.focus
        width: 3
    }
}
