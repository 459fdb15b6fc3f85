// The table of a match that is being played: one tap calls a play; what the rules ask takes the pad's place.
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    readonly property var table: match.table
    readonly property bool terse: Type.large && narrow
    readonly property bool challenging: body.showing && !terse // a hand is shown
    readonly property Sheet over: sheets.over // the sheet that lies over the page, or lay there last

    signal roundOver
    signal scoreRequested
    signal ruleRequested(string id)

    // What the ⋮ menu, the pile and the page between rounds ask for.
    function ask(what: string) {
        const calls = {
            "help": () => showHelp(),
            "redo": () => match.redo(),
            "score": () => scoreRequested(),
            "direction": () => match.setDirection(!table.toLeft),
            "side": () => match.setSide(table.side === Card.Dark ? Card.Light : Card.Dark),
            "reshuffle": () => match.reshuffle(),
            "void": () => match.voidRound(),
            "stop": () => match.stop(),
            "color": () => body.correcting = "color",
            "top": () => body.correcting = "top"
        };
        if (!sheets.open(what) && calls[what])
            calls[what]();
    }

    function dismiss(): bool {
        return body.dismiss();
    }

    alone: true
    besideHeader: body.wide ? body.recordWidth : 0
    atTable: match.matchId
    awake: match.table.phase !== Phase.Over
    full: true
    keysOf: "table"
    oneSided: !table.twoSided
    //: %1 is the number of points to reach.
    subtitle: terse ? "" : challenging ? Faces.names[table.wild] : qsTr("to %1").arg(table.target.toLocaleString(Qt.locale(Language.locale), "f", 0))
    //: Title while a hand is shown: %1 challenges %2. Otherwise %1 is the number of a round.
    title: challenging ? qsTr("%1 challenges %2").arg(table.actorName).arg(table.challengedName) : qsTr("Round %1").arg(Math.max(1, table.phase === Phase.Round ? table.round + 1 : table.round))

    Component.onCompleted: Theme.side = table.side
    onRoundOver: opened(Qt.resolvedUrl("RoundEndPage.qml"), {
            "match": match
        })
    onScoreRequested: {
        if (table.phase === Phase.Over)
            opened(Qt.resolvedUrl("MatchOverPage.qml"), {
                    "match": match
                });
        else
            opened(Qt.resolvedUrl("ScorePage.qml"), {
                    "match": match,
                    "fromTable": true
                });
    }
    onRuleRequested: id => showRule(id, table.edition)
    Keys.onPressed: event => {
        // Whatever is typed on the page begins a typed call.
        if (event.text > " " && event.text !== "\x7f" && !(event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))) {
            body.beginTyping(event.text);
            event.accepted = true;
        }
    }

    actions: [
        SideChip {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "sideChip"
            side: root.table.side
            visible: root.table.twoSided && root.table.phase !== Phase.Round && !(root.challenging && root.narrow) // the title needs the room

            onClicked: root.ask("pile")
        },
        IconButton {
            glyph: Icon.Chart
            objectName: "scoreButton"
            //: Opens the scoreboard.
            text: qsTr("Score")

            onClicked: root.scoreRequested()

            Hint {
                keys: "Ctrl+B"
                text: (parent as IconButton).text
            }
        },
        IconButton {
            glyph: Icon.Menu
            objectName: "menuButton"
            //: Opens the menu of corrections.
            text: qsTr("Menu")

            onClicked: root.ask("menu")

            Hint {
                keys: "F10"
                text: (parent as IconButton).text
            }
        }
    ]
    data: [
        TableBody {
            id: body

            height: root.height - y
            match: root.match
            width: root.width
            y: root.headerHeight

            transform: Scale {
                origin.x: body.width / 2
                xScale: flip.breadth
            }

            onAsked: what => root.ask(what)
            onRoundOver: root.roundOver()
            onRuleRequested: id => root.ruleRequested(id)
            onScoreRequested: root.scoreRequested()
            onSeatChosen: player => sheets.openSeat(player)
        },
        TableKeys {
            match: root.match

            onAsked: what => root.ask(what)
        },
        TableFlip {
            id: flip

            side: root.table.side
        },
        Loader {
            active: Settings.sound || Settings.speech

            Component.onCompleted: setSource("TableVoice.qml", {
                    "match": root.match
                })
        },
        TableSheets {
            id: sheets

            match: root.match

            onChosen: what => root.ask(what)
            onRoundOver: root.roundOver()
            onRuleRequested: id => root.ruleRequested(id)
        }
    ]
}
