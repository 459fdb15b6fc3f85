// What lies in the middle, put right: top card, colour, side, direction, piles.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property LiveMatch match
    readonly property var table: match.table

    signal chosen(string what) // as TableMenu names it

    //: Title of the sheet about the pile in the middle of the table.
    title: qsTr("The middle of the table")

    Label {
        color: Theme.ink2
        leftPadding: 16
        //: %n cards can still be drawn.
        text: qsTr("Draw pile: %n card(s)", "", root.table.drawPile)
        visible: root.table.counted
        width: parent.width
    }

    Repeater {
        model: [["top", Icon.Play, qsTr("Card on top"), root.table.canCorrect], ["color", Icon.Pencil, qsTr("Color in play"), root.table.canCorrect], ["side", Icon.Flip, qsTr("The other side is up"), root.table.canCorrect && root.table.twoSided], ["direction", Icon.Reverse, qsTr("Turn the direction round"), root.table.canCorrect], ["reshuffle", Icon.Reverse, qsTr("Reshuffle the discard pile"), root.table.canReshuffle]].filter(entry => entry[3])

        ListRow {
            required property var modelData

            glyph: modelData[1]
            objectName: "pile-" + modelData[0]
            text: modelData[2]
            width: parent.width

            onClicked: {
                root.close();
                root.chosen(modelData[0]);
            }
        }
    }
}
