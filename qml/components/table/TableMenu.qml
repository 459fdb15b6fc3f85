// All that a table may need to put right, in one list.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    required property LiveMatch match
    required property bool atTable // otherwise the table is out of sight
    readonly property var table: match.table
    readonly property bool inRound: table.phase !== Phase.Round && table.phase !== Phase.Over
    readonly property bool between: table.phase === Phase.Round

    readonly property list<string> anywhere: ["log", "people", "seats", "scoring", "rulings", "target", "stop"] // need no look at the table

    signal chosen(string what)

    readonly property var entries: [
        //: An entry of the menu that puts things right.
        ["log", Icon.List, qsTr("What happened"), true], ["redo", Icon.Next, qsTr("Redo: %1").arg(table.redoText), table.redoText.length > 0], ["score", Icon.Chart, qsTr("Score"), true], ["count", Icon.Hand, qsTr("Cards in a hand"), inRound && table.counted], ["turn", Icon.Person, qsTr("Whose turn it is"), table.canCorrect], ["direction", Icon.Reverse, qsTr("Turn the direction round"), table.canCorrect], ["color", Icon.Pencil, qsTr("Color in play"), table.canCorrect], ["top", Icon.Play, qsTr("Card on top"), table.canCorrect], ["side", Icon.Flip, qsTr("The other side is up"), table.canCorrect && table.twoSided], ["reshuffle", Icon.Reverse, qsTr("Reshuffle the discard pile"), table.canReshuffle], ["justScore", Icon.Check, qsTr("Just score this round"), table.canGoOut], ["people", Icon.Person, qsTr("Who joins or leaves"), between], ["seats", Icon.Handle, qsTr("Who sits where"), between], ["scoring", Icon.Chart, qsTr("Scoring and target"), between], ["rulings", Icon.Book, qsTr("Table rulings"), between], ["target", Icon.Crown, qsTr("Points to reach"), !between], ["help", Icon.Info, qsTr("Keys and typed calls"), true], ["void", Icon.Cross, qsTr("Give up this round, unscored"), inRound], ["stop", Icon.Cross, qsTr("End the match here"), table.phase !== Phase.Over]]

    //: Title of the menu of corrections.
    title: qsTr("Corrections and more")

    Repeater {
        model: root.entries.filter(entry => entry[3] && (root.atTable || root.anywhere.includes(entry[0])))

        ListRow {
            required property var modelData

            readonly property bool ending: modelData[0] === "void" || modelData[0] === "stop"

            divider: modelData[0] === "void" || modelData[0] === "stop" && !(root.inRound && root.atTable) // apart from what is safe
            glyph: modelData[1]
            glyphColor: ending ? Theme.bad : Theme.ink2
            objectName: "menu-" + modelData[0]
            text: modelData[2]
            width: parent.width

            onClicked: {
                root.close();
                root.chosen(modelData[0]);
            }
        }
    }
}
