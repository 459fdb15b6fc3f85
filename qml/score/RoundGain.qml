// Somebody's points of a round, as a cell of the table of rounds: a number, or a dot for none.
import QtQuick
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property int gain // -1: not dealt in
    required property bool won // the round
    property bool small: false // when a number with three digits does not fit into a narrow column

    Rectangle {
        anchors.centerIn: parent
        border.color: Theme.edge
        border.width: root.won ? 2 : 0
        color: Theme.table
        height: number.height + 18
        radius: 12
        visible: number.text.length > 0
        width: Math.max(36, number.width + 16)
    }

    PenNumber {
        id: number

        objectName: "roundGain"
        anchors.centerIn: parent
        color: Theme.ink
        size: Math.round((root.small ? 14 : 17) * Type.penScale)
        text: root.gain > 0 || root.won ? root.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : ""
    }

    Rectangle {
        anchors.centerIn: parent
        color: Theme.ink2
        height: 4
        radius: 2
        visible: number.text.length === 0 && root.gain >= 0
        width: 4
    }
}
