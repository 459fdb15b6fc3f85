// The seats round the table: two columns on narrow tables, left upwards and right downwards; the rim on wide ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Match

Item {
    id: root

    required property SeatsModel seats
    property bool oval: false
    property real ground: height // below it lies what says which cards match
    readonly property int count: seats.count
    readonly property int leftCount: Math.ceil(count / 2)
    readonly property int rows: Math.max(1, leftCount)
    readonly property real seatWidth: oval ? Math.min(150, width * 0.19) : Math.min(170, (width - 138) / 2)
    readonly property real gap: width - 2 * seatWidth // between the two columns
    readonly property real seatHeight: oval ? Math.min(56, height / rows - 4) : Math.min(50, height / rows)
    readonly property bool high: height > 260 // the columns have room to spread out
    readonly property bool above: !oval && !high && rows * seatHeight <= ground - 4 // all seats stand above the ground
    readonly property real room: above ? ground - 4 : height // for a column of seats
    readonly property real apart: Math.max(0, Math.min(8, (room - rows * seatHeight) / Math.max(1, rows - 1)))

    signal chosen(int player)

    // Going round to the left: up the left side, then down the right.
    function placeOf(index: int): point {
        const left = index < leftCount;
        const row = left ? leftCount - 1 - index : index - leftCount;
        const inColumn = left ? leftCount : count - leftCount;
        const filling = (height - (oval ? 40 : 60) - seatHeight) / Math.max(1, inColumn - 1);
        let pitch = seatHeight + (oval ? 4 : apart);
        if (oval)
            pitch = Math.max(pitch, filling);
        else if (high)
            pitch = Math.max(pitch, Math.min(2 * seatHeight, filling));
        const column = (inColumn - 1) * pitch + seatHeight;
        const top = Math.min((height - column) / 2, above ? ground - 4 - column : height);
        const y = top + row * pitch;
        if (!oval)
            return Qt.point(left ? 0 : width - seatWidth, y);
        // On the rim of the oval, whose ends are half circles.
        const middle = Math.abs(y + seatHeight / 2 - height / 2) / (height / 2);
        const inset = Math.max(0, (1 - Math.sqrt(Math.max(0, 1 - middle * middle))) * height / 2 - 20);
        return Qt.point(left ? inset : width - seatWidth - inset, y);
    }

    Repeater {
        model: root.seats

        Item {
            id: chair

            required property bool catchable
            required property int cards
            required property bool dealer
            required property int index
            required property int mark
            required property string name
            required property bool onTurn
            required property int player
            required property bool saidUno
            required property int colorIndex
            readonly property point place: root.placeOf(index)

            height: root.seatHeight
            width: root.seatWidth
            x: place.x
            y: place.y

            Seat {
                anchors.fill: parent
                count: chair.cards
                dealing: chair.dealer
                holdable: true
                inset: !root.oval && root.apart < 4 ? 2 : 0 // where targets touch, what is drawn does not
                mark: chair.mark
                rightSide: chair.index >= root.leftCount
                name: chair.name
                objectName: "seat" + chair.player
                playing: chair.onTurn
                saidUno: chair.saidUno
                colorIndex: chair.colorIndex
                unoText: {
                    if (chair.saidUno)
                        //: Beside a player with one card: first, who has called UNO; second, who has not and can be
                        //: caught.
                        return qsTr("UNO!");
                    return chair.catchable ? qsTr("UNO?") : "";
                }

                onClicked: root.chosen(chair.player)
                onPressAndHold: root.chosen(chair.player)
            }
        }
    }
}
