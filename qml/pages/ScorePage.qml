// The scoreboard: who leads, what would end it, the run, every round; and the way to the next one.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property bool voided: false // a round was just given up
    property bool fromResult: false // which lies below
    property bool fromTable: false // which lies below this page
    readonly property bool onlyScores: match.draft("only-score").length > 0 // no play of this match is called
    //: The page's second line: %1 is what wins, %n rounds count.
    readonly property string summary: qsTr("%1 · %n round(s)", "", scores.standings.rounds).arg(scores.rule)
    readonly property bool summaryBelow: Type.large && narrow // it would take half of what scrolls
    readonly property bool wide: width >= 900
    readonly property bool twoColumns: wide && !Type.large
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    function deal(onlyScore: bool) {
        if (!match.beginRound())
            return;
        if (onlyScore)
            match.onlyScoreRound();
        Theme.side = Card.Light;
        root.back();
        if (onlyScore)
            root.opened(Qt.resolvedUrl("RoundEndPage.qml"), {
                    "match": match,
                    "scoredOnly": true
                });
        else if (depth === 1 || fromResult)
            root.opened(Qt.resolvedUrl("TablePage.qml"), {
                    "match": match
                });
    }

    atTable: awake ? match.matchId : ""
    awake: match.table.phase !== Phase.Over
    contentLimit: Math.min(twoColumns ? 1152 : wide ? 960 : 640, width - 2 * margin)
    full: true
    subtitle: summaryBelow ? "" : summary
    //: Title of the page with the points of all rounds.
    title: qsTr("Scoreboard")

    actions: [
        IconButton {
            glyph: Icon.Share
            objectName: "share"
            //: Opens the ways to share a match.
            text: qsTr("Share")
            visible: scores.count > 0

            onClicked: share.open()
        },
        IconButton {
            id: menuButton

            glyph: Icon.Menu
            objectName: "menuButton"
            //: Opens the menu of corrections.
            text: qsTr("Menu")
            visible: root.match.table.phase !== Phase.Over

            onClicked: sheets.open("menu")

            Hint {
                keys: "F10"
                text: (parent as IconButton).text
            }
        }
    ]
    footer: Flow {
        id: ways

        readonly property bool both: scores.canDeal && !root.onlyScores
        readonly property bool beside: both && root.wide
        readonly property real buttonWidth: beside ? (width - spacing) / 2 : width

        spacing: 8
        width: parent.width

        Button {
            id: dealNext

            focus: true
            glyph: Icon.Next
            height: ways.beside ? Math.max(implicitHeight, scoreNext.implicitHeight) : implicitHeight
            kind: Button.Kind.Go
            objectName: "dealNext"
            text: scores.nextDeal
            visible: scores.canDeal
            width: ways.buttonWidth

            onClicked: root.deal(root.onlyScores)
        }

        Button {
            id: scoreNext

            glyph: Icon.Check
            height: ways.beside ? dealNext.height : implicitHeight
            objectName: "scoreNext"
            //: Plays the next round without calling the cards: only who went out, then the hands.
            text: qsTr("Just score the next round")
            visible: ways.both
            width: ways.buttonWidth

            onClicked: root.deal(true)
        }

        Button {
            glyph: Icon.Crown
            kind: Button.Kind.Go
            objectName: "showResult"
            //: Leads to the page with the winner.
            text: qsTr("See the result")
            visible: scores.over
            width: parent.width

            onClicked: root.fromResult ? root.back() : root.opened(Qt.resolvedUrl("MatchOverPage.qml"), {
                    "match": root.match
                })
        }
    }

    Scoreboard {
        id: scores

        match: root.match
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        text: root.summary
        visible: root.summaryBelow
        width: parent.width
    }

    TroubleBanner {
        match: root.match
        visible: root.match.trouble.length > 0
        width: parent.width
    }

    VoidedBanner {
        match: root.match
        page: root
        voided: root.voided
        width: parent.width
    }

    LeaderPanel {
        board: scores
        visible: !root.wide && scores.count > 0
        width: parent.width
    }

    Repeater {
        model: root.wide && scores.count > 0 ? 1 : 0

        StandingCards {
            width: parent.width
            board: scores
        }
    }

    EmptyPlace {
        //: Goes on with a match that is not over.
        action: scores.canDeal || scores.over ? "" : qsTr("Continue")
        glyph: Icon.Chart
        objectName: "noRounds"
        //: On a scoreboard without rounds.
        text: qsTr("The first scored round will appear here.")
        title: scores.leader
        visible: scores.count === 0
        width: parent.width

        onWanted: {
            root.back();
            if (!root.fromTable)
                root.play(root.match);
        }
    }

    Flow {
        spacing: root.twoColumns ? 16 : 12
        visible: scores.count > 0
        width: parent.width

        Panel {
            padding: 14
            width: root.columnWidth

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                font.bold: true
                //: Over the chart of a match.
                text: qsTr("How it went")
                visible: root.twoColumns
                width: parent.width
            }

            RunChart {
                board: scores
                height: Math.max(implicitHeight, root.twoColumns ? 400 : 0)
                width: parent.width
            }
        }

        Column {
            spacing: 12
            width: root.columnWidth

            Panel {
                padding: 12
                width: parent.width

                ScoreTable {
                    board: scores
                    objectName: "rounds"
                    width: parent.width

                    onChosen: round => root.opened(Qt.resolvedUrl("RoundEndPage.qml"), {
                                "match": root.match,
                                "round": round
                            })
                }
            }

            OtherMode {
                board: scores
                width: parent.width
            }
        }
    }

    ShareSheet {
        id: share

        board: scores
    }

    Shortcut {
        enabled: root.visible && menuButton.visible
        sequences: ["F10", "Menu"]

        onActivated: sheets.open("menu")
    }

    TableSheets {
        id: sheets

        atTable: false
        match: root.match

        onChosen: what => {
            if (!sheets.open(what) && what === "stop")
                root.match.stop();
        }
        onRuleRequested: id => root.showRule(id, root.match.table.edition)
    }
}
