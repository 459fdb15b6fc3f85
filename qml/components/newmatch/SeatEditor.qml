// The seats of a new match, one row a person: dragged by its handle, or moved by buttons in its sheet.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Panel {
    id: root

    required property NewMatch setup
    property bool dealt: true // who deals is shown
    readonly property real rowHeight: Math.max(56, Type.row * 1.5 + 24)

    signal chosen(int row)

    padding: 1
    spacing: 0

    ListView {
        id: list

        height: count * root.rowHeight
        interactive: false
        model: root.setup
        width: parent.width

        delegate: Item {
            id: seat

            required property int index
            required property string name
            required property int mark
            required property int shade
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
                    color: Theme.line
                    height: 1
                    visible: seat.index > 0 && !handle.drag.active
                    width: parent.width - 32
                    x: 16
                }

                PlayerMark {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.person(seat.shade, Theme.dark)
                    height: 16
                    number: seat.mark
                    width: 16
                    x: 56
                }

                NameLabel {
                    id: nameLabel

                    anchors.verticalCenter: parent.verticalCenter
                    font.bold: true
                    font.pixelSize: Type.row
                    text: seat.name
                    width: (seat.marked ? dealsPill.x : cross.x) - x - 8
                    x: 86
                }

                Rectangle {
                    id: dealsPill

                    // Without its word where that would cut the name.
                    readonly property bool brief: Type.large || nameLabel.x + nameLabel.implicitWidth + dealsLabel.width + 32 > cross.x

                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.table
                    height: brief ? 40 : dealsLabel.height + 10
                    radius: height / 2
                    visible: seat.marked
                    width: brief ? 40 : dealsLabel.width + 22
                    x: cross.x - width - 2

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
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.ink2
                    height: 18
                    name: Icon.Handle
                    width: 18
                    x: 18
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
                        const to = Math.max(0, Math.min(list.count - 1, Math.floor((seat.y + row.y + row.height / 2) / seat.height)));
                        if (drag.active && to !== seat.index) {
                            const shift = (to - seat.index) * seat.height;
                            root.setup.move(seat.index, to);
                            row.y -= shift;
                        }
                    }
                    onReleased: row.y = 0
                }

                IconButton {
                    id: cross

                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.ink2
                    glyph: Icon.Cross
                    objectName: "remove" + seat.index
                    size: 14
                    //: Takes somebody from the players of a new match; %1 is the name.
                    text: qsTr("Remove %1").arg(seat.name)
                    x: parent.width - width - 4

                    onClicked: root.setup.remove(seat.index)
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
