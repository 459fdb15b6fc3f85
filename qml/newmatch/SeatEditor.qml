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
            readonly property bool marked: deals && root.dealt

            height: root.rowHeight
            width: list.width

            onIndexChanged: settling.restart()
            z: handle.drag.active ? 1 : 0

            Tappable {
                id: row

                height: parent.height
                help: seat.marked ? dealsLabel.text : ""
                objectName: "seat" + seat.index
                text: seat.name
                width: parent.width

                onClicked: root.chosen(seat.index)

                Rectangle {
                    anchors.fill: parent
                    anchors.margins: 2
                    border.color: handle.drag.active ? Theme.ink : "transparent"
                    border.width: 2
                    color: handle.drag.active || row.down ? Theme.table : Theme.sheet
                    radius: 15
                }

                Rectangle {
                    anchors.left: parent.left
                    anchors.leftMargin: 16
                    anchors.right: parent.right
                    anchors.rightMargin: 16
                    color: Theme.line
                    height: 1
                    visible: seat.index > 0 && !handle.drag.active
                }

                PlayerMark {
                    anchors.left: parent.left
                    anchors.leftMargin: 56
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.person(seat.colorIndex, Theme.dark)
                    height: 16
                    number: seat.mark
                    width: 16
                }

                NameLabel {
                    id: nameLabel

                    anchors.left: parent.left
                    anchors.leftMargin: 86
                    anchors.right: seat.marked ? dealsPill.left : cross.left
                    anchors.rightMargin: 8
                    anchors.verticalCenter: parent.verticalCenter
                    font.bold: true
                    font.pixelSize: Type.row
                    text: seat.name
                }

                Rectangle {
                    id: dealsPill

                    // Without its word where that would cut the name.
                    readonly property real whole: nameLabel.x + nameLabel.implicitWidth + dealsLabel.width + 32
                    readonly property bool brief: Type.large || whole > cross.x

                    anchors.right: cross.left
                    anchors.rightMargin: 2
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.table
                    height: brief ? 40 : dealsLabel.height + 10
                    radius: height / 2
                    visible: seat.marked
                    width: brief ? 40 : dealsLabel.width + 22

                    Label {
                        id: dealsLabel

                        anchors.centerIn: parent
                        font.bold: true
                        font.pixelSize: Type.second
                        //: Beside the name of whoever deals.
                        text: qsTr("deals")
                        visible: !dealsPill.brief
                    }

                    Icon {
                        anchors.centerIn: parent
                        color: Theme.ink
                        height: 22
                        name: Icon.Hand
                        visible: dealsPill.brief
                        width: 22
                    }
                }

                FocusRing {
                    anchors.margins: 2
                    radius: 15
                    visible: row.visualFocus
                }

                Icon {
                    anchors.left: parent.left
                    anchors.leftMargin: 18
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.ink2
                    height: 18
                    name: Icon.Handle
                    width: 18
                }

                MouseArea {
                    id: handle

                    cursorShape: Qt.OpenHandCursor
                    drag.axis: Drag.YAxis
                    drag.target: row
                    height: parent.height
                    objectName: "handle" + seat.index
                    preventStealing: true
                    width: 50

                    onPositionChanged: {
                        const over = Math.floor((seat.y + row.y + row.height / 2) / seat.height);
                        const to = Math.max(0, Math.min(list.count - 1, over));
                        if (drag.active && to !== seat.index) {
                            const shift = (to - seat.index) * seat.height;
                            root.seats.move(seat.index, to);
                            row.y -= shift;
                        }
                    }
                    onReleased: row.y = 0
                }

                IconButton {
                    id: cross

                    anchors.right: parent.right
                    anchors.rightMargin: 4
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.ink2
                    glyph: Icon.Cross
                    objectName: "remove" + seat.index
                    size: 14
                    //: Takes somebody from the players of a new match; %1 is the name.
                    text: qsTr("Remove %1").arg(seat.name)

                    onClicked: root.seats.remove(seat.index)
                }
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
