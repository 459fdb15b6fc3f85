// The keys that hold on a page, and at the table what can be typed.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheet {
    id: root

    property string place // whose keys they are: "table", "count", "rules", "rule", "replay", "history"; else those of every page
    readonly property bool atTable: place === "table"
    readonly property bool stacked: Type.large // what keys do below them, not beside
    readonly property string overPad: qsTr("Go over the pad and press a key")

    //: What can be typed at the table, and what it does.
    readonly property var tableRows: [["b7 ↵", qsTr("Lays a blue 7: color letter, then number or sign")], ["b+1, br, bs, bf", qsTr("Draw, Reverse, Skip, Flip of a color; e is Skip Everyone")], ["w=r, w+2=g, w+c=t", qsTr("A wild and the color it names")], ["d ↵  p ↵  u ↵", qsTr("Draw, pass, UNO")], ["a ↵", qsTr("Accept a Wild Draw card")], ["r ↵  3 ↵", qsTr("A color or a number answers the question for it")], ["Dee: uno ↵", qsTr("Every line of table notation")], ["Ctrl+Z  Ctrl+Y", qsTr("Undo, redo")], ["Ctrl+K", qsTr("Caught!")], ["Ctrl+H", qsTr("Challenge")], ["Ctrl+L", qsTr("What happened")], ["Ctrl+B", qsTr("Score")], ["F10", qsTr("Menu")],
        //: What a key does: opens what can be put right about a seat or the pile, or the rule of a card.
        ["Shift+F10", qsTr("Puts right a seat or the pile, tells the rule of a card")], ["← ↑ ↓ →  Space", overPad]]
    //: What keys do while a rule is read.
    readonly property var ruleRows: [["←  →", qsTr("The rule before, the next rule")]]
    readonly property var otherRows: ({
            "count": [["← ↑ ↓ →  Space", overPad], ["Ctrl+Z", qsTr("Takes the last card back")]],
            "rules": [["Ctrl+F  /", qsTr("Search")], ...ruleRows],
            "rule": ruleRows,
            "replay": [["←  →", qsTr("One call back, one call on")], ["Home  End", qsTr("To the beginning, to the end")], ["Space", qsTr("Goes on by itself, or stops")], ["F  C  P", qsTr("On to the next Flip, challenge, penalty; with Shift back")]],
            "history": [["Del", qsTr("Puts a match into the bin")]]
        })
    //: What keys do on every page.
    readonly property var everywhere: [["Tab  Shift+Tab", qsTr("On to the next, back to the one before")], ["Space  ↵", qsTr("Presses it")], ["Esc  Alt+←", qsTr("Closes a message, goes back")], ["F1", qsTr("This help")]]

    // As they are named on keyboards.
    function named(keys: string): string {
        const names = {
            "Ctrl": qsTr("Ctrl"),
            "Space": qsTr("Space"),
            "Shift": qsTr("Shift"),
            "Home": qsTr("Home"),
            "End": qsTr("End"),
            "Del": qsTr("Del")
        };
        return keys.replace(/Ctrl|Space|Shift|Home|End|Del/g, key => names[key]);
    }

    objectName: "helpSheet"
    //: Title of the help on keys and typed calls.
    title: atTable ? qsTr("Keys and typed calls") : qsTr("Keys")

    Repeater {
        model: (root.atTable ? root.tableRows : root.otherRows[root.place] ?? []).concat(root.everywhere)

        Item {
            id: row

            required property var modelData

            height: root.stacked ? keys.height + words.height + 14 : Math.max(36, words.height + 12, keys.height + 12)
            width: parent.width

            Label {
                id: keys

                font.bold: true
                font.pixelSize: Type.second
                text: root.named(row.modelData[0])
                width: root.stacked ? parent.width - 24 : parent.width * 0.38
                x: 12
                y: root.stacked ? 6 : (parent.height - height) / 2
            }

            Label {
                id: words

                font.pixelSize: Type.second
                text: row.modelData[1]
                width: parent.width - x - 8
                x: root.stacked ? 12 : parent.width * 0.42
                y: root.stacked ? keys.height + 6 : (parent.height - height) / 2
            }
        }
    }
}
