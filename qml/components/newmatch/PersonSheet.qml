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
            width: Math.min(implicitWidth, parent.width)

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
            width: Math.min(implicitWidth, parent.width)

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
            width: Math.min(implicitWidth, parent.width)

            onClicked: root.setup.dealer = root.row
        }
    }

    Section {
        //: Heading over the marks and colors that can stand for a person.
        title: qsTr("Mark and color")
        width: parent.width

        LookChoice {
            mark: root.mark
            shade: root.shade
            width: parent.width

            onChosen: (mark, shade) => {
                root.mark = mark;
                root.shade = shade;
                root.setup.setLook(root.row, mark, shade);
            }
        }
    }
}
