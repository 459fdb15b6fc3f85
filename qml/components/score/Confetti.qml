// The eight shapes of the cards, fallen once around a winner.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    property real fallen: 0 // 0 above, 1 where they lie
    required property list<rect> taken // by words and numbers: nothing falls there
    readonly property list<rect> places: scattered(26)

    // Evenly spread and without a pattern, the same each time: where there is room for it, and beside no other.
    function scattered(most: int): var {
        const found = [];
        for (let i = 1; i < 400 && found.length < most && width > 0 && height > 0; ++i) {
            const size = 22 + (found.length * 11) % 19;
            const x = Math.round((i * 0.7548776662) % 1 * (width - size));
            const y = Math.round((i * 0.5698402910) % 1 * (height - size));
            const free = each => x + size <= each.x || each.x + each.width <= x || y + size <= each.y || each.y + each.height <= y;
            if (taken.every(free) && found.every(free))
                found.push(Qt.rect(x, y, size, size));
        }
        return found;
    }

    Component.onCompleted: fallen = 1

    Behavior on fallen  {
        NumberAnimation {
            duration: Motion.winner
            easing.type: Easing.OutBounce
        }
    }

    Repeater {
        model: root.places.length

        ColorShape {
            required property int index
            readonly property int kind: (index * 3) % 8
            readonly property rect place: root.places[index] ?? Qt.rect(0, 0, 0, 0)

            color: Theme.card(kind).fill
            ground: Theme.page
            height: width
            shape: kind
            tilt: (index * 47) % 90 - 45
            width: place.width
            x: place.x
            y: -40 + root.fallen * (40 + place.y)
        }
    }
}
