// What can lie over the table: the menu, and every correction that needs a question of its own. Made when asked for.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Sheets {
    id: root

    required property LiveMatch match
    property bool atTable: true // otherwise they lie over another page of the match
    readonly property var sheets: {
        "log": logSheet,
        "justScore": outSheet,
        "people": peopleSheet,
        "seats": seatsSheet,
        "scoring": scoringSheet,
        "target": targetSheet,
        "rulings": rulingsSheet,
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
        ask(sheets[what], {});
        return true;
    }

    function openSeat(player: int) {
        ask(seatSheet, {
                "player": player,
                "cards": match.cardsOf(player)
            });
    }

    function ask(sheet: Component, properties: var) {
        show(sheet, Object.assign({
                    "match": match
                }, properties));
    }

    Component {
        id: menuSheet

        TableMenu {
            atTable: root.atTable

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
            onWentOut: player => {
                if (!root.match.table.sideKnown)
                    root.ask(outSheet, {
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
}
