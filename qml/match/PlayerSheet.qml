// One of those at the table is meant: for whose turn, whose hand.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match

    signal chosen(int player, int cards)

    Repeater {
        model: root.match.seats

        ListRow {
            required property int cards
            required property string name
            required property int player
            required mark
            required colorIndex

            objectName: "who" + player
            text: name
            value: cards >= 0 ? cards : ""
            width: parent.width

            onClicked: {
                root.close();
                root.chosen(player, cards);
            }
        }
    }
}
