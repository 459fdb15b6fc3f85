// How many, in a small disc at the corner of a key or card.
import QtQuick
import Flipside

Rectangle {
    id: root

    property int count: 0

    border.color: Theme.page
    border.width: 2
    color: Theme.go
    height: 24
    radius: 12
    visible: count > 0
    width: Math.max(24, number.implicitWidth + 12)

    PenNumber {
        id: number

        anchors.centerIn: parent
        color: Theme.goText
        size: 13
        text: root.count
    }
}
