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
    property bool fresh: false // not in the file yet
    property string problem
    readonly property bool canRise: row > 0
    readonly property bool canSink: row < seats.count - 1
    readonly property bool canDeal: dealt && seats.dealer !== row
    // What could be done when it was opened keeps its place: a second tap hits nothing else.
    property bool rises: false
    property bool sinks: false
    property bool deals: false

    function show(row: int) {
        const index = seats.index(row, 0);
        root.row = row;
        rises = canRise;
        sinks = canSink;
        deals = canDeal;
        root.mark = seats.data(index, SeatsSetup.Mark);
        root.colorIndex = seats.data(index, SeatsSetup.ColorIndex);
        root.name = seats.name(row);
        root.fresh = seats.isNew(row);
        root.problem = "";
        field.text = name;
        open();
    }

    // Whoever closes the sheet instead leaves the name as it was.
    function rename() {
        if (!fresh || field.text.trim() === name)
            return;
        problem = seats.rename(row, field.text);
        name = seats.name(row);
        fresh = seats.isNew(row);
    }

    title: name

    onOpened: {
        if (!fresh || place.narrow) // there a keyboard on the screen would come up
            return;
        field.forceActiveFocus();
        field.selectAll();
    }

    GridLayout {
        columnSpacing: 8
        columns: Type.large ? 1 : 2
        rowSpacing: 8
        visible: root.fresh
        width: parent.width

        TextField {
            id: field

            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            glyph: Icon.Person
            maximumLength: 40
            objectName: "seatName"
            //: Where the name of a new player is put right.
            placeholderText: qsTr("Name")

            onAccepted: root.rename()
            onTextEdited: root.problem = ""
        }

        Button {
            id: renaming

            Layout.fillWidth: Type.large
            enabled: field.text.trim().length > 0 && field.text.trim() !== root.name
            objectName: "renameSeat"
            //: Gives a new player another name.
            text: qsTr("Rename")

            onClicked: root.rename()
        }
    }

    Label {
        color: Theme.bad
        font.pixelSize: Type.second
        leftPadding: field.leftPadding
        objectName: "seatProblem"
        text: root.problem
        visible: text.length > 0
        width: parent.width
    }

    Item {
        height: 4
        visible: root.fresh
        width: 1
    }

    // What cannot be done is left out. Where not all fit beside each other, the two ways to move share a row.
    Flow {
        id: ways

        readonly property int count: (root.rises ? 1 : 0) + (root.sinks ? 1 : 0) + (root.deals ? 1 : 0)
        readonly property real part: Math.floor((width - (count - 1) * spacing) / Math.max(1, count))
        readonly property real half: Math.floor((width - spacing) / 2)
        readonly property real riseWidth: root.rises ? rise.implicitWidth : 0
        readonly property real sinkWidth: root.sinks ? sink.implicitWidth : 0
        readonly property real moving: Math.max(riseWidth, sinkWidth)
        readonly property bool inOneRow: Math.max(moving, root.deals ? deal.implicitWidth : 0) <= part
        readonly property bool sideBySide: root.rises && root.sinks && moving <= half
        readonly property real moveWidth: {
            if (inOneRow)
                return part;
            return sideBySide ? half : width;
        }

        spacing: 8
        visible: count > 0
        width: parent.width

        Button {
            id: rise

            enabled: root.canRise
            glyph: Icon.Up
            objectName: "moveUp"
            //: Moves somebody one seat up in the list of players.
            text: qsTr("Up")
            visible: root.rises
            width: ways.moveWidth

            onClicked: {
                root.seats.move(root.row, root.row - 1);
                root.row -= 1;
            }
        }

        Button {
            id: sink

            enabled: root.canSink
            glyph: Icon.Down
            objectName: "moveDown"
            //: Moves somebody one seat down in the list of players.
            text: qsTr("Down")
            visible: root.sinks
            width: ways.moveWidth

            onClicked: {
                root.seats.move(root.row, root.row + 1);
                root.row += 1;
            }
        }

        Button {
            id: deal

            enabled: root.canDeal
            glyph: Icon.Hand
            objectName: "makeDealer"
            //: This person deals the first round.
            text: qsTr("Deals first")
            visible: root.deals
            width: ways.inOneRow ? ways.part : ways.width

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
