// How many cards somebody holds: a numeral on a little card.
import QtQuick
import Flipside.Controls

Rectangle {
    id: root

    required property int count
    property bool isBright: false // lies on the bright seat of who is on turn

    function inkOr(color: color): color {
        if (isBright)
            return Theme.goText;
        return count === 1 ? Theme.warn : color;
    }

    border.color: inkOr(Theme.edge)
    border.width: 2
    color: isBright ? "transparent" : Theme.table
    implicitHeight: 36
    implicitWidth: count > 9 ? 30 : 27
    radius: 6

    PenNumber {
        anchors.centerIn: parent
        color: root.inkOr(Theme.ink)
        size: root.count > 9 ? 15 : 20
        text: root.count
    }
}
