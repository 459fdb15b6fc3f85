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
    //: The page's second line: %1 is what wins, %n rounds count.
    readonly property string summary: qsTr("%1 · %n round(s)", "", scores.standings.rounds).arg(scores.rule)
    readonly property scoreArrangement arrangement: ScoreLayout.page(width, Type.scale)

    function deal(scored: bool) {
        if (!match.beginRound())
            return;
        if (scored)
            match.onlyScoreRound();
        Theme.side = Card.Light;
        root.back();
        if (scored)
            Navigator.showRoundEnd(match);
        else if (depth === 1 || fromResult)
            Navigator.showTable(match);
    }

    atTable: awake ? match.matchId : ""
    awake: match.table.turn.phase !== Phase.Over
    contentLimit: arrangement.contentLimit
    covers: Page.Covers.NarrowWindow
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
    footer: NextRound {
        board: scores
        columns: root.arrangement.wide ? 2 : 1
        onlyScored: root.match.onlyScored === OnlyScored.Match
        width: parent.width

        onDealt: scored => root.deal(scored)
        onResultWanted: root.fromResult ? root.back() : Navigator.showResult(root.match)
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

    VoidedBanner {
        match: root.match
        objectName: "voided"
        voided: root.voided
        width: parent.width

        onUndone: {
            root.back();
            Navigator.showRoundEnd(root.match);
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

        onActionRequested: {
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

            OtherScoring {
                Layout.fillWidth: true
                board: scores
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
