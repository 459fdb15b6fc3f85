// Who sits where, going round to the left.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match
    property list<int> order

    function move(index: int, by: int) {
        const next = [...order];
        next.splice(index + by, 0, next.splice(index, 1)[0]);
        order = next;
    }

    //: Title over the seats, which can be put into another order.
    title: qsTr("Who sits where")

    Component.onCompleted: {
        const seated = [];
        for (let i = 0; i < match.seats.count; ++i)
            seated.push(match.seats.playerAt(i));
        order = seated;
    }

    Repeater {
        model: root.order

        Item {
            id: row

            required property int index
            required property int modelData

            height: Math.max(52, label.height)
            width: parent.width

            Label {
                id: label

                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                text: root.match.name(row.modelData)
                width: parent.width - 120
                x: 16
            }

            IconButton {
                enabled: row.index > 0
                glyph: Icon.Up
                objectName: "up" + row.index
                //: Moves a seat up in the order.
                text: qsTr("Up")
                x: parent.width - 100

                onClicked: root.move(row.index, -1)
            }

            IconButton {
                enabled: row.index < root.order.length - 1
                glyph: Icon.Down
                objectName: "down" + row.index
                //: Moves a seat down in the order.
                text: qsTr("Down")
                x: parent.width - 50

                onClicked: root.move(row.index, 1)
            }
        }
    }

    Button {
        kind: Button.Kind.Go
        objectName: "seatsDone"
        //: Confirms the order of the seats.
        text: qsTr("Use this order")
        width: parent.width

        onClicked: {
            root.match.setSeats(root.order);
            root.close();
        }
    }
}
