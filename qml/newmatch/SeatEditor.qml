// The seats of a new match, one row a person: dragged by its handle, or moved by buttons in its sheet.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.NewMatch

Panel {
    id: root

    required property SeatsSetup seats
    property bool dealt: true // who deals is shown
    readonly property real rowHeight: Math.max(56, Type.row * 1.5 + 24)

    signal chosen(int row)

    padding: 1
    spacing: 0

    ListView {
        id: list

        height: count * root.rowHeight
        interactive: false
        model: root.seats
        width: parent.width

        delegate: Item {
            id: seat

            required property int index
            required property string name
            required property int mark
            required property int colorIndex
            required property bool deals

            height: root.rowHeight
            width: list.width

            onIndexChanged: settling.restart()
            z: row.dragged ? 1 : 0

            SeatRow {
                id: row

                colorIndex: seat.colorIndex
                deals: seat.deals && root.dealt
                height: parent.height
                index: seat.index
                mark: seat.mark
                objectName: "seat" + seat.index
                text: seat.name
                width: parent.width

                onClicked: root.chosen(seat.index)
                onMoved: {
                    const over = Math.floor((seat.y + y + height / 2) / height);
                    const to = Math.max(0, Math.min(list.count - 1, over));
                    if (to === seat.index)
                        return;
                    const shift = (to - seat.index) * height;
                    root.seats.move(seat.index, to);
                    y -= shift;
                }
                onRemoved: root.seats.remove(seat.index)
            }

            // The second of two quick clicks is not meant for the row that just came under the pointer.
            MouseArea {
                anchors.fill: parent
                visible: settling.running
            }

            Timer {
                id: settling

                interval: 500
                running: true
            }
        }
    }
}
