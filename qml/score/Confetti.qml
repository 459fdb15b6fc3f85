// The eight shapes of the cards, fallen once around a winner.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Score

Item {
    id: root

    property real fallen: 0 // 0 above, 1 where they lie
    required property list<rect> taken // by words and numbers: nothing falls there
    readonly property list<rect> places: ScoreLayout.scatter(width, height, taken)

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
