// The eight shapes of the cards, fallen once around a winner.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    property real fallen: 0 // 0 above, 1 where they lie
    required property real strip // on either side, beside what is written between

    Component.onCompleted: fallen = 1

    Behavior on fallen  {
        NumberAnimation {
            duration: Motion.winner
            easing.type: Easing.OutBounce
        }
    }

    Repeater {
        model: 22

        ColorShape {
            required property int index
            readonly property real size: 16 + (index * 7) % 14
            readonly property bool leftSide: index % 2 === 0
            readonly property real across: (index * 0.618) % 1 * Math.max(0, root.strip - size) // scattered, the same each time

            color: Theme.card(index % 8).fill
            ground: Theme.page
            height: size
            rotation: (index * 47) % 90 - 45
            shape: index % 8
            width: size
            x: leftSide ? across : root.width - size - across
            y: -40 + root.fallen * (40 + (Math.floor(index / 2) + (leftSide ? 0 : 0.5)) * (root.height - size) / 11)
        }
    }
}
