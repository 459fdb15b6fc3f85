// How many cards somebody holds: a numeral on a little card.
import QtQuick
import Flipside.Controls

Rectangle {
    id: root

    required property int count
    property color ink: count === 1 ? Theme.warn : Theme.ink
    property color rim: count === 1 ? Theme.warn : Theme.edge

    border.color: rim
    border.width: 2
    color: Theme.table
    implicitHeight: 36
    implicitWidth: count > 9 ? 30 : 27
    radius: 6

    PenNumber {
        anchors.centerIn: parent
        color: root.ink
        size: root.count > 9 ? 15 : 20
        text: root.count
    }
}
