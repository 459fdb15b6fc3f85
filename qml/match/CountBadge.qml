// How many, in a small disc at the corner of a key or card.
import QtQuick
import Flipside.Controls

Rectangle {
    id: root

    property int count: 0

    border.color: Theme.page
    border.width: 2
    color: Theme.go
    height: 22
    radius: 11
    visible: count > 0
    width: Math.max(22, number.implicitWidth + 11)

    PenNumber {
        id: number

        anchors.centerIn: parent
        color: Theme.goText
        size: 13
        text: root.count
    }
}
