// One person of a new match: moved round the table, made the dealer, given a mark and a colour; a new name put right.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.NewMatch

Sheet {
    id: root

    required property SeatsSetup seats
    property bool dealt: true // somebody is shown to deal
    property int row: -1
    property int mark: 0
    property int colorIndex: 0
    property string name
    property bool isNew: false // not in the file yet
    readonly property bool canMoveUp: row > 0
    readonly property bool canMoveDown: row < seats.count - 1
    readonly property bool canDeal: dealt && seats.dealer !== row
    // What could be done when it was opened keeps its place: a second tap hits nothing else.
    property bool upShown: false
    property bool downShown: false
    property bool dealShown: false

    function show(row: int) {
        const index = seats.index(row, 0);
        root.row = row;
        upShown = canMoveUp;
        downShown = canMoveDown;
        dealShown = canDeal;
        root.mark = seats.data(index, SeatsSetup.Mark);
        root.colorIndex = seats.data(index, SeatsSetup.ColorIndex);
        root.name = seats.name(row);
        root.isNew = seats.isNew(row);
        entry.problem = "";
        entry.field.text = name;
        open();
    }

    // Whoever closes the sheet instead leaves the name as it was.
    function rename() {
        entry.problem = seats.rename(row, entry.field.text);
        name = seats.name(row);
        isNew = seats.isNew(row);
    }

    title: name

    onOpened: {
        if (!isNew || place.narrow) // there a keyboard on the screen would come up
            return;
        entry.field.forceActiveFocus();
        entry.field.selectAll();
    }

    NameEntry {
        id: entry

        button.objectName: "renameSeat"
        //: Gives a new player another name.
        button.text: qsTr("Rename")
        current: root.name
        field.objectName: "seatName"
        //: Where the name of a new player is put right.
        field.placeholderText: qsTr("Name")
        spacing: 4
        visible: root.isNew
        width: parent.width

        onEntered: root.rename()
    }

    Item {
        height: 4
        visible: root.isNew
        width: 1
    }

    // What cannot be done is left out. Where not all fit beside each other, the two ways to move share a row.
    GridLayout {
        id: ways

        readonly property int count: Number(root.upShown) + Number(root.downShown) + Number(root.dealShown)
        readonly property real upWidth: root.upShown ? up.implicitWidth : 0
        readonly property real moveWidth: Math.max(upWidth, root.downShown ? down.implicitWidth : 0)
        readonly property real widest: Math.max(moveWidth, root.dealShown ? deal.implicitWidth : 0)
        readonly property bool inOneRow: fit(widest, count)

        function fit(widest: real, count: int): bool {
            return count * widest + (count - 1) * columnSpacing <= width;
        }

        columnSpacing: 8
        columns: {
            if (inOneRow)
                return Math.max(1, count);
            return root.upShown && root.downShown && fit(moveWidth, 2) ? 2 : 1;
        }
        rowSpacing: 8
        visible: count > 0
        width: parent.width

        Button {
            id: up

            Layout.fillWidth: true
            Layout.preferredWidth: 1 // all alike
            enabled: root.canMoveUp
            glyph: Icon.Up
            objectName: "moveUp"
            //: Moves somebody one seat up in the list of players.
            text: qsTr("Up")
            visible: root.upShown

            onClicked: {
                root.seats.move(root.row, root.row - 1);
                root.row -= 1;
            }
        }

        Button {
            id: down

            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: root.canMoveDown
            glyph: Icon.Down
            objectName: "moveDown"
            //: Moves somebody one seat down in the list of players.
            text: qsTr("Down")
            visible: root.downShown

            onClicked: {
                root.seats.move(root.row, root.row + 1);
                root.row += 1;
            }
        }

        Button {
            id: deal

            Layout.columnSpan: ways.inOneRow ? 1 : ways.columns
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            enabled: root.canDeal
            glyph: Icon.Hand
            objectName: "makeDealer"
            //: This person deals the first round.
            text: qsTr("Deals first")
            visible: root.dealShown

            onClicked: root.seats.dealer = root.row
        }
    }

    Section {
        //: Heading over the marks and colors that can stand for a person.
        title: qsTr("Mark and color")
        width: parent.width

        LookChoice {
            mark: root.mark
            colorIndex: root.colorIndex
            width: parent.width

            onChosen: (mark, colorIndex) => {
                root.mark = mark;
                root.colorIndex = colorIndex;
                root.seats.setLook(root.row, mark, colorIndex);
            }
        }
    }
}
