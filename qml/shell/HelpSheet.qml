// The keys that hold on a page, and at the table what can be typed.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Sheet {
    id: root

    property string place // whose keys they are: "table", "count", "rules", "rule", "replay", "history"; else those of every page
    //: A name that shows how names are typed at the table: a usual one in the language.
    readonly property string somebody: qsTr("Dee", "name")
    property bool oneSided: false // the cards of the match, which are fewer then
    readonly property bool atTable: place === "table"
    readonly property bool stacked: Type.large // what keys do below them, not beside
    //: What the arrow keys and the space bar do on a pad of cards.
    readonly property string overPad: qsTr("Move over the pad and press a card")

    //: An example of a card that is typed in words: its colour and number, in small letters.
    readonly property string typed: qsTr("yellow 2")

    readonly property var letters: Faces.colorLetters(Card.Light) // of blue, green, red and yellow, in the reader's language

    readonly property var darkLetters: Faces.colorLetters(Card.Dark)

    function signed(signs: string): string {
        return signs.split(" ").map(sign => letters[0] + sign).join(", ");
    }

    // What can be typed at the table, what keys do there.
    readonly property var tableRows: [
        //: What can be typed at the table; ↵ is the Enter key. What it does: a colour's letter, then a number or a sign, lays a card.
        [letters[0] + "7 ↵", qsTr("Plays a blue 7: color letter, then number or sign")], [letters.join("  "), Faces.colorList(Card.Light)], ...(oneSided ? [] : [[darkLetters.join("  "), Faces.colorList(Card.Dark)]]),
        //: What can be typed at the table: a card by its name. What it does: the same as the letters of the row above.
        [typed + " ↵", qsTr("The same in words, in any order")],
        //: What can be typed at the table, b+1, br, bs: which cards these letters are, where cards have one side.
        oneSided ? [signed("+1 r s"), qsTr("Draw, Reverse, Skip of a color")] :
        //: What can be typed at the table, b+1, br, bs, bf: which cards these letters are.
        [signed("+1 r s f"), qsTr("Draw, Reverse, Skip, Flip of a color; e is Skip Everyone")],
        //: What can be typed at the table, such as "wild red" or w=r.
        [(Faces.names[Faces.wild(Card.Wild)] + " " + Faces.colorWords[Card.Red]).toLowerCase() + " ↵", qsTr("A wild and the color it names")],
        //: What can be typed at the table: what the letters d, p and u do.
        ["d ↵  p ↵  u ↵", qsTr("Draw, pass, UNO")],
        //: What can be typed at the table: what the letter a does.
        ["a ↵", qsTr("Accept a Wild Draw card")],
        //: What can be typed at the table: a colour alone where a colour is asked for, a number alone where a number is.
        [letters[2] + " ↵  3 ↵", qsTr("A color or a number, where one is asked for")],
        //: What can be typed at the table: a call with the name of whoever made it before it, where that is not who is on turn.
        [somebody + ": uno ↵", qsTr("With a name in front, for somebody else")],
        //: What two keys do.
        ["Ctrl+Z  Ctrl+Y", qsTr("Undo, redo")],
        //: What a key does: somebody did not call UNO.
        ["Ctrl+K", qsTr("Caught!")],
        //: What a key does: challenges a Wild Draw card.
        ["Ctrl+H", qsTr("Challenge")],
        //: What a key opens: the list of all calls.
        ["Ctrl+L", qsTr("What happened")],
        //: What a key opens: the scoreboard.
        ["Ctrl+B", qsTr("Score")],
        //: What a key opens: the menu of the table.
        ["F10", qsTr("Menu")],
        //: What a key does: opens what can be put right about a seat or the pile, or the rule of a card.
        ["Shift+F10", qsTr("Corrects a seat or the pile, shows the rule of a card")], ["← ↑ ↓ →  Space", overPad]]
    readonly property var ruleRows: [
        //: What the left and the right arrow key do while a rule is read.
        ["←  →", qsTr("Previous rule, next rule")]]
    readonly property var otherRows: ({
            "count": [
                //: What can be typed while a hand is counted; ↵ is the Enter key. What it does: counts that card.
                [letters[0] + "7 ↵", qsTr("Counts a blue 7; its name works too")],
                //: What the Enter key does while a hand is counted, where nothing was typed before.
                ["↵", qsTr("On to the next hand")], ["← ↑ ↓ →  Space", overPad],
                //: What a key does while a hand is counted.
                ["Ctrl+Z", qsTr("Takes the last card back")]],
            "rules": [
                //: What a key does on the page of the rules: goes to the field for a search.
                ["Ctrl+F  /", qsTr("Search")], ...ruleRows],
            "rule": ruleRows,
            "replay": [
                //: What the left and the right arrow key do while a match is seen again.
                ["←  →", qsTr("One step back, one step forward")],
                //: What the keys Home and End do while a match is seen again.
                ["Home  End", qsTr("To the beginning, to the end")],
                //: What the space bar does while a match is seen again.
                ["Space", qsTr("Plays by itself, or stops")],
                //: What the keys F, C and P do while a match is seen again.
                ["F  C  P", qsTr("Next Flip, challenge or penalty; with Shift the one before")]],
            "history": [
                //: What a key does in the list of all matches.
                ["Del", qsTr("Puts a match into the bin")]]
        })
    // What keys do on every page.
    readonly property var everywhere: [
        //: What Tab does, and with Shift: goes to the next button or field, or the one before.
        ["Tab  Shift+Tab", qsTr("Next button or field, previous one")],
        //: What Space and Enter do: press the button that has the focus.
        ["Space  ↵", qsTr("Presses the button")],
        //: What Escape does.
        ["Esc  Alt+←", qsTr("Closes a message, goes back")],
        //: What F1 opens: the list this line stands in.
        ["F1", qsTr("This help")]]

    // As they are named on keyboards.
    function named(keys: string): string {
        //: Name of a key, as it is printed on a keyboard.
        const ctrl = qsTr("Ctrl");
        //: Name of a key: the long one that makes a space.
        const space = qsTr("Space");
        //: Name of a key, as it is printed on a keyboard.
        const shift = qsTr("Shift");
        //: Name of a key, as it is printed on a keyboard: goes to the beginning.
        const home = qsTr("Home");
        //: Name of a key, as it is printed on a keyboard: goes to the end.
        const end = qsTr("End");
        //: Name of a key, as it is printed on a keyboard: deletes.
        const del = qsTr("Del");
        //: Name of a key, as it is printed on a keyboard: goes back.
        const escape = qsTr("Esc");
        const names = {
            "Ctrl": ctrl,
            "Space": space,
            "Shift": shift,
            "Home": home,
            "End": end,
            "Del": del,
            "Esc": escape
        };
        return keys.replace(/Ctrl|Space|Shift|Home|End|Del|Esc/g, key => names[key]);
    }

    objectName: "helpSheet"
    //: Title of the help on keys and typed calls.
    title: atTable ? qsTr("Keys and typed calls") :
    //: Title of the help on keys.
    qsTr("Keys")

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
                width: root.stacked ? parent.width - 24 : parent.width * 0.42 - 20
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
