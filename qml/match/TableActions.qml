// What can be done at a table besides playing, and the sheets that some of it needs. The menu, the buttons, the keys
// and the page between rounds show it from here.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Sheets {
    id: root

    enum Correcting {
        Nothing,
        Color,
        Top
    }

    required property LiveMatch match
    property bool atTable: true // otherwise on another page of the match, where the table is out of sight
    property int correcting: TableActions.Correcting.Nothing // on the page itself, without a sheet
    readonly property TableState table: match.table
    readonly property bool between: table.turn.phase === Phase.Round
    readonly property bool inRound: !between && table.turn.phase !== Phase.Over
    readonly property bool keyed: visible && atTable // the keys are the table's

    readonly property Action log: Action {
        glyph: Icon.List
        objectName: "menu-log"
        shortcut: root.keyed ? "Ctrl+L" : ""
        //: An entry of the menu that puts things right.
        text: qsTr("What happened")

        onTriggered: root.ask(logSheet)
    }
    readonly property Action redo: Action {
        enabled: root.table.turn.redoText.length > 0
        glyph: Icon.Next
        objectName: "menu-redo"
        shortcut: root.keyed ? "Ctrl+Y" : ""
        text: qsTr("Redo: %1").arg(root.table.turn.redoText)

        onTriggered: root.match.redo()
    }
    readonly property Action score: Action {
        glyph: Icon.Chart
        objectName: "menu-score"
        shortcut: root.keyed ? "Ctrl+B" : ""
        //: Opens the scoreboard.
        text: qsTr("Score")

        onTriggered: {
            if (root.table.turn.phase === Phase.Over)
                Navigator.showResult(root.match);
            else
                Navigator.showScore(root.match, Navigator.OverTable);
        }
    }
    readonly property Action count: Action {
        enabled: root.inRound && root.table.pile.counted
        glyph: Icon.Hand
        objectName: "menu-count"
        text: qsTr("Cards in a hand")

        onTriggered: root.askWhoseSeat()
    }
    readonly property Action turn: Action {
        enabled: root.table.chances.canCorrect
        glyph: Icon.Person
        objectName: "menu-turn"
        text: qsTr("Whose turn it is")

        onTriggered: root.ask(turnSheet)
    }
    readonly property Action direction: Action {
        enabled: root.table.chances.canCorrect
        glyph: Icon.Reverse
        objectName: "menu-direction"
        text: qsTr("Reverse the direction")

        onTriggered: root.match.setDirection(!root.table.turn.toLeft)
    }
    readonly property Action color: Action {
        enabled: root.table.chances.canCorrect
        glyph: Icon.Pencil
        objectName: "menu-color"
        text: qsTr("Color in play")

        onTriggered: root.correcting = TableActions.Correcting.Color
    }
    readonly property Action topCard: Action {
        enabled: root.table.chances.canCorrect
        glyph: Icon.Play
        objectName: "menu-top"
        text: qsTr("Card on top")

        onTriggered: root.correcting = TableActions.Correcting.Top
    }
    readonly property Action side: Action {
        enabled: root.table.chances.canCorrect && root.table.setup.twoSided
        glyph: Icon.Flip
        objectName: "menu-side"
        text: qsTr("The other side is up")

        onTriggered: root.match.setSide(root.table.pile.side === Card.Dark ? Card.Light : Card.Dark)
    }
    readonly property Action reshuffle: Action {
        enabled: root.table.chances.canReshuffle
        glyph: Icon.Reverse
        objectName: "menu-reshuffle"
        text: qsTr("Reshuffle the discard pile")

        onTriggered: root.match.reshuffle()
    }
    readonly property Action justScore: Action {
        enabled: root.table.chances.canGoOut
        glyph: Icon.Check
        objectName: "menu-justScore"
        text: qsTr("Just score this round")

        onTriggered: root.ask(outSheet)
    }
    readonly property Action people: Action {
        enabled: root.between
        glyph: Icon.Person
        objectName: "menu-people"
        text: qsTr("Who joins or leaves")

        onTriggered: root.ask(peopleSheet)
    }
    readonly property Action seats: Action {
        enabled: root.between
        glyph: Icon.Handle
        objectName: "menu-seats"
        text: qsTr("Who sits where")

        onTriggered: root.ask(seatsSheet)
    }
    readonly property Action scoring: Action {
        enabled: root.between
        glyph: Icon.Chart
        objectName: "menu-scoring"
        text: qsTr("Scoring and target")

        onTriggered: root.ask(scoringSheet)
    }
    readonly property Action rulings: Action {
        enabled: root.between
        glyph: Icon.Book
        objectName: "menu-rulings"
        text: qsTr("Table rulings")

        onTriggered: root.ask(rulingsSheet)
    }
    readonly property Action target: Action {
        enabled: !root.between
        glyph: Icon.Crown
        objectName: "menu-target"
        text: qsTr("Points to reach")

        onTriggered: root.ask(targetSheet)
    }
    readonly property Action help: Action {
        glyph: Icon.Info
        objectName: "menu-help"
        text: qsTr("Keys and typed calls")
    }
    readonly property Action giveUp: Action {
        destructive: true
        divider: true // apart from what is safe
        enabled: root.inRound
        glyph: Icon.Cross
        objectName: "menu-void"
        text: qsTr("Give up this round, unscored")

        onTriggered: root.match.voidRound()
    }
    readonly property Action stop: Action {
        destructive: true
        divider: !(root.giveUp.enabled && root.atTable)
        enabled: root.table.turn.phase !== Phase.Over
        glyph: Icon.Cross
        objectName: "menu-stop"
        text: qsTr("End the match here")

        onTriggered: root.match.stop()
    }
    readonly property Action menu: Action {
        enabled: root.atTable || root.stop.enabled
        glyph: Icon.Menu
        shortcut: root.visible ? "F10" : ""
        //: Opens the menu of corrections.
        text: qsTr("Menu")

        onTriggered: root.show(menuSheet, {})
    }
    readonly property Action back: Action {
        shortcut: root.keyed ? "Ctrl+Z" : ""

        onTriggered: root.match.stepBack()
    }
    readonly property Action caught: Action {
        shortcut: root.keyed ? "Ctrl+K" : ""

        onTriggered: root.match.catchSomebody()
    }
    readonly property Action challenge: Action {
        enabled: root.table.turn.phase === Phase.Challenge && !root.match.challengedHand.open
        shortcut: root.keyed ? "Ctrl+H" : ""

        onTriggered: root.match.challengedHand.begin()
    }

    readonly property list<Action> betweenRounds: [people, seats, scoring, rulings]
    // What needs no look at the table.
    readonly property list<Action> ofMatch: [log, people, seats, scoring, rulings, target, stop]
    readonly property list<Action> ofPile: [topCard, color, side, direction, reshuffle]
    readonly property list<Action> ofPlay: [log, redo, score, count, turn, direction, color, topCard, side, reshuffle]
    readonly property list<Action> ofRound: [justScore, people, seats, scoring, rulings, target, help, giveUp, stop]

    function ask(sheet: Component, properties: var) {
        show(sheet, Object.assign({
                    "match": match
                }, properties));
    }

    function askWhoseSeat() {
        ask(countSheet);
    }

    function askWhoWentOut() {
        ask(outSheet);
    }

    function showPile() {
        ask(pileSheet, {
                "actions": ofPile
            });
    }

    function showSeat(player: int) {
        ask(seatSheet, {
                "player": player,
                "cards": match.seats.cardsOf(player)
            });
    }

    // An Action has one key; these have two.
    Shortcut {
        enabled: root.keyed && root.redo.enabled
        sequence: "Ctrl+Shift+Z"

        onActivated: root.redo.trigger()
    }

    Shortcut {
        enabled: root.visible && root.menu.enabled
        sequence: "Menu"

        onActivated: root.menu.trigger()
    }

    Component {
        id: menuSheet

        Menu {
            //: Title of the menu of corrections.
            title: qsTr("Corrections and more")

            Component.onCompleted: {
                const lists = root.atTable ? [root.ofPlay, root.ofRound] : [root.ofMatch];
                lists.forEach(list => Array.from(list).forEach(action => addAction(action)));
            }
        }
    }

    Component {
        id: pileSheet

        PileSheet {
        }
    }

    Component {
        id: seatSheet

        SeatSheet {
            onWentOut: player => {
                if (!root.match.table.pile.sideKnown)
                    root.ask(outSheet, {
                            "player": player
                        });
                else if (root.match.goOut(player, root.match.table.pile.side))
                    Navigator.showRoundEnd(root.match);
            }
        }
    }

    Component {
        id: logSheet

        LogSheet {
        }
    }

    Component {
        id: turnSheet

        PlayerSheet {
            title: root.turn.text

            onChosen: player => root.match.setTurn(player)
        }
    }

    Component {
        id: countSheet

        PlayerSheet {
            title: root.count.text

            onChosen: player => root.showSeat(player)
        }
    }

    Component {
        id: outSheet

        OutSheet {
        }
    }

    Component {
        id: peopleSheet

        PeopleSheet {
        }
    }

    Component {
        id: seatsSheet

        SeatsSheet {
        }
    }

    Component {
        id: scoringSheet

        ScoringSheet {
        }
    }

    Component {
        id: targetSheet

        ScoringSheet {
            onlyTarget: true
        }
    }

    Component {
        id: rulingsSheet

        RulingsSheet {
        }
    }
}
