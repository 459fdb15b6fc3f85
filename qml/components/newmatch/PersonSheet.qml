// One person of a new match: moved round the table, made the dealer, given a mark and a colour.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property NewMatch setup
    property int row: -1
    property int mark: 0
    property int shade: 0

    function show(row: int) {
        const index = setup.index(row, 0);
        root.row = row;
        root.mark = setup.data(index, NewMatch.Mark);
        root.shade = setup.data(index, NewMatch.Shade);
        open();
    }

    title: setup.count > 0 ? setup.name(row) : ""

    Flow {
        spacing: 8
        width: parent.width

        Button {
            enabled: root.row > 0
            glyph: Icon.Up
            objectName: "moveUp"
            //: Moves somebody one seat up in the list of players.
            text: qsTr("Up")

            onClicked: {
                root.setup.move(root.row, root.row - 1);
                root.row -= 1;
            }
        }

        Button {
            enabled: root.row < root.setup.count - 1
            glyph: Icon.Down
            objectName: "moveDown"
            //: Moves somebody one seat down in the list of players.
            text: qsTr("Down")

            onClicked: {
                root.setup.move(root.row, root.row + 1);
                root.row += 1;
            }
        }

        Button {
            enabled: root.setup.dealer !== root.row
            glyph: Icon.Hand
            objectName: "makeDealer"
            //: This person deals the first round.
            text: qsTr("Deals first")

            onClicked: root.setup.dealer = root.row
        }
    }

    Section {
        //: Heading over the marks (circle, square, …) that stand for people.
        title: qsTr("Mark")
        width: parent.width

        Flow {
            spacing: 4
            width: parent.width

            Repeater {
                model: 10

                Tappable {
                    id: markKey

                    required property int index

                    checked: root.mark === index
                    //: A mark that stands for a person; %1 is its number.
                    text: qsTr("Mark %1").arg(index + 1)

                    onClicked: {
                        root.mark = index;
                        root.setup.setLook(root.row, index, root.shade);
                    }

                    Rectangle {
                        anchors.fill: parent
                        border.color: markKey.checked ? Theme.ink : Theme.line
                        border.width: markKey.checked ? 3 : 1
                        color: Theme.sheet
                        radius: 14
                    }

                    PlayerMark {
                        anchors.centerIn: parent
                        color: Theme.person(root.shade, Theme.dark)
                        height: 20
                        number: markKey.index
                        width: 20
                    }

                    FocusRing {
                        visible: markKey.visualFocus
                    }
                }
            }
        }
    }

    Section {
        //: Heading over the colours that people can have.
        title: qsTr("Color")
        width: parent.width

        Flow {
            spacing: 4
            width: parent.width

            Repeater {
                model: 10

                Tappable {
                    id: shadeKey

                    required property int index

                    checked: root.shade === index
                    objectName: "shade" + index
                    //: A colour of a person; %1 is its number.
                    text: qsTr("Color %1").arg(index + 1)

                    onClicked: {
                        root.shade = index;
                        root.setup.setLook(root.row, root.mark, index);
                    }

                    Rectangle {
                        anchors.fill: parent
                        border.color: shadeKey.checked ? Theme.ink : Theme.line
                        border.width: shadeKey.checked ? 3 : 1
                        color: Theme.sheet
                        radius: 14
                    }

                    PlayerMark {
                        anchors.centerIn: parent
                        color: Theme.person(shadeKey.index, Theme.dark)
                        height: 20
                        number: root.mark
                        width: 20
                    }

                    FocusRing {
                        visible: shadeKey.visualFocus
                    }
                }
            }
        }
    }
}
