// The table of a match that is being played: one tap calls a play; what the rules ask takes the pad's place.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    readonly property var table: match.table
    property Sheet over: null // the sheet that lies over the page, or lay there last
    readonly property bool refused: match.answer === LiveMatch.Illegal || match.answer === LiveMatch.Impossible || match.answer === LiveMatch.Unreadable

    signal roundOver
    signal scoreRequested
    signal ruleRequested(string id)

    // What the ⋮ menu, the pile and the page between rounds ask for.
    function ask(what: string) {
        const sheets = {
            "log": logSheet,
            "justScore": outSheet,
            "people": peopleSheet,
            "seats": seatsSheet,
            "scoring": scoringSheet,
            "target": targetSheet,
            "rulings": rulingsSheet,
            "help": helpSheet,
            "count": countSheet,
            "turn": turnSheet,
            "menu": menuSheet,
            "pile": pileSheet
        };
        const calls = {
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
        if (sheets[what])
            show(sheets[what], {});
        else if (calls[what])
            calls[what]();
    }

    function show(sheet: Component, properties: var) {
        if (over)
            over.destroy();
        over = sheet.createObject(root, Object.assign({
                    "match": match
                }, properties)) as Sheet;
        over.open();
    }

    function dismiss(): bool {
        if (body.correcting.length > 0)
            body.correcting = "";
        else if (refused)
            match.dismissAnswer();
        else
            return false;
        return true;
    }

    full: true
    //: %1 is the number of points to reach.
    subtitle: qsTr("to %1").arg(table.target)
    //: %1 is the number of a round.
    title: qsTr("Round %1").arg(Math.max(1, table.phase === Phase.Round ? table.round + 1 : table.round))

    Component.onCompleted: Theme.side = table.side
    onRoundOver: opened(Qt.resolvedUrl("RoundEndPage.qml"), {
            "match": match
        })
    onScoreRequested: opened(table.phase === Phase.Over ? Qt.resolvedUrl("MatchOverPage.qml") : Qt.resolvedUrl("ScorePage.qml"), {
            "match": match
        })
    Keys.onEscapePressed: event => event.accepted = dismiss()
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
            visible: root.table.twoSided && !Type.large

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
            onSeatChosen: player => root.show(seatSheet, {
                        "player": player,
                        "cards": root.match.cardsOf(player)
                    })
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
        }
    ]

    Component {
        id: menuSheet

        TableMenu {
            onChosen: what => root.ask(what)
        }
    }

    Component {
        id: pileSheet

        PileSheet {
            onChosen: what => root.ask(what)
        }
    }

    Component {
        id: seatSheet

        SeatSheet {
            onWentOut: root.ask("justScore")
        }
    }

    Component {
        id: logSheet

        LogSheet {
            onRuleRequested: id => root.ruleRequested(id)
        }
    }

    Component {
        id: turnSheet

        PlayerSheet {
            title: qsTr("Whose turn it is")

            onChosen: player => root.match.setTurn(player)
        }
    }

    Component {
        id: countSheet

        PlayerSheet {
            title: qsTr("Cards in a hand")

            onChosen: (player, cards) => root.show(seatSheet, {
                        "player": player,
                        "cards": cards
                    })
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

    Component {
        id: helpSheet

        HelpSheet {
        }
    }
}
