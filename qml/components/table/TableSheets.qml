// What can lie over the table: the menu, and every correction that needs a question of its own. Made when asked for.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    property Sheet over: null // the sheet that lies over the page, or lay there last
    readonly property var sheets: {
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
    }

    signal chosen(string what) // as TableMenu names it
    signal roundOver // it is only to be scored
    signal ruleRequested(string id)

    // Whether there is a sheet of that name.
    function open(what: string): bool {
        if (!sheets[what])
            return false;
        show(sheets[what], {});
        return true;
    }

    function openSeat(player: int) {
        show(seatSheet, {
                "player": player,
                "cards": match.cardsOf(player)
            });
    }

    function show(sheet: Component, properties: var) {
        if (over)
            over.destroy();
        over = sheet.createObject(root, Object.assign({
                    "match": match
                }, properties)) as Sheet;
        over.open();
    }

    Component {
        id: menuSheet

        TableMenu {
            onChosen: what => root.chosen(what)
        }
    }

    Component {
        id: pileSheet

        PileSheet {
            onChosen: what => root.chosen(what)
        }
    }

    Component {
        id: seatSheet

        SeatSheet {
            // The side is known where a card lies on the pile.
            onWentOut: player => {
                if (root.match.table.twoSided && root.match.table.top < 0)
                    root.show(outSheet, {
                            "player": player
                        });
                else if (root.match.goOut(player, root.match.table.side))
                    root.roundOver();
            }
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

            onChosen: player => root.openSeat(player)
        }
    }

    Component {
        id: outSheet

        OutSheet {
            onTold: root.roundOver()
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
