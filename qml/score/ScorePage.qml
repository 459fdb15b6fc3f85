// The scoreboard: who leads, what would end it, the run, every round; and the way to the next one.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.Score
import Flipside.Shell

Page {
    id: root

    required property LiveMatch match
    property bool voided: false // a round was just given up
    property bool fromResult: false // which lies below
    property bool fromTable: false // which lies below this page
    readonly property bool onlyScored: match.onlyScored === OnlyScored.Match // no play of this match is called
    //: The page's second line: %1 is what wins, %n rounds count.
    readonly property string summary: qsTr("%1 · %n round(s)", "", scores.standings.rounds).arg(scores.rule)
    readonly property scoreArrangement arrangement: ScoreLayout.page(width, Type.scale)

    function deal(scoring: bool) {
        if (!match.beginRound())
            return;
        if (scoring)
            match.onlyScoreRound();
        Theme.side = Card.Light;
        root.back();
        if (scoring)
            Navigator.showRoundEnd(match);
        else if (depth === 1 || fromResult)
            Navigator.showTable(match);
    }

    atTable: awake ? match.matchId : ""
    awake: match.table.turn.phase !== Phase.Over
    contentLimit: arrangement.contentLimit
    full: true
    subtitle: arrangement.summaryBelow ? "" : summary
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
            action: tableActions.menu
            objectName: "menuButton"
            visible: enabled

            ToolTip {
            }
        }
    ]
    footer: GridLayout {
        columnSpacing: 8
        columns: root.arrangement.wide ? 2 : 1
        rowSpacing: 8
        width: parent.width

        Button {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other one
            focus: true
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "dealNext"
            text: scores.nextDeal
            visible: scores.canDeal

            onClicked: root.deal(root.onlyScored)
        }

        Button {
            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            glyph: Icon.Check
            objectName: "scoreNext"
            //: Plays the next round without calling the cards: only who went out, then the hands.
            text: qsTr("Just score the next round")
            visible: scores.canDeal && !root.onlyScored

            onClicked: root.deal(true)
        }

        Button {
            Layout.fillWidth: true
            glyph: Icon.Crown
            kind: Button.Kind.Go
            objectName: "showResult"
            //: Leads to the page with the winner.
            text: qsTr("See the result")
            visible: scores.over

            onClicked: root.fromResult ? root.back() : Navigator.showResult(root.match)
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
        visible: root.arrangement.summaryBelow
        width: parent.width
    }

    TroubleBanner {
        match: root.match
        visible: root.match.trouble.length > 0
        width: parent.width
    }

    // Until something else is called, which "Undo" would take back instead.
    Banner {
        objectName: "voided"
        //: Below "Round 3 was given up".
        text: qsTr("It gives nobody points. The next one can be dealt.")
        //: A round was ended without being scored; %1 is its number.
        title: qsTr("Round %1 was given up").arg(root.match.table.turn.round + 1)
        tone: Banner.Tone.Warn
        visible: root.voided && root.match.table.turn.phase === Phase.Round
        width: parent.width

        Connections {
            function onCountChanged() {
                root.voided = false;
            }

            target: root.match.log
        }

        Link {
            glyph: Icon.Undo
            objectName: "undoVoid"
            //: Takes back that a round was given up.
            text: qsTr("Undo")

            onClicked: {
                if (!root.match.undo())
                    return;
                root.back();
                Navigator.showRoundEnd(root.match);
            }
        }
    }

    LeaderPanel {
        board: scores
        visible: !root.arrangement.wide && scores.count > 0
        width: parent.width
    }

    Repeater {
        model: root.arrangement.wide && scores.count > 0 ? 1 : 0

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
                Navigator.showMatchPage(root.match, root.match.pageToGoOn());
        }
    }

    GridLayout {
        columnSpacing: 16
        columns: root.arrangement.twoColumns ? 2 : 1
        rowSpacing: 12
        visible: scores.count > 0
        width: parent.width

        Panel {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other column
            padding: 14

            Label {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                font.bold: true
                //: Over the chart of a match.
                text: qsTr("How it went")
                visible: root.arrangement.twoColumns
                width: parent.width
            }

            RunChart {
                board: scores
                height: Math.max(implicitHeight, root.arrangement.twoColumns ? 400 : 0)
                width: parent.width
            }
        }

        ColumnLayout {
            Layout.alignment: Qt.AlignTop
            Layout.preferredWidth: 1
            spacing: 12

            Panel {
                Layout.fillWidth: true
                padding: 12

                ScoreTable {
                    board: scores
                    objectName: "rounds"
                    width: parent.width
                }
            }

            Panel {
                id: otherScoring

                property bool unfolded: false

                Layout.fillWidth: true
                padding: 1
                spacing: 0

                ListRow {
                    objectName: "otherMode"
                    second: scores.otherRule
                    tap: otherScoring.unfolded ? ListRow.Tap.Fold : ListRow.Tap.Unfold
                    //: Unfolds what the totals would be by the other way of scoring; its name stands below.
                    text: qsTr("Scored the other way")
                    width: parent.width

                    onClicked: otherScoring.unfolded = !otherScoring.unfolded
                }

                Repeater {
                    model: otherScoring.unfolded ? scores.people : null

                    ListRow {
                        required property string name
                        required property int other
                        required mark
                        required colorIndex

                        divider: true
                        tap: ListRow.Tap.Nothing
                        text: name
                        value: other
                        width: parent.width
                    }
                }
            }
        }
    }

    ShareSheet {
        id: share

        board: scores
    }

    TableActions {
        id: tableActions

        atTable: false
        match: root.match
    }
}
