// A match of the past, or one that goes on: how it ended, its run, every round, and the way to see it again.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.History
import Flipside.Match
import Flipside.Shell

Page {
    id: root

    required property string matchId
    property int event: 0 // an event to be shown at once in the replay
    readonly property bool twoColumns: width >= 900
    // The subtitle says that the lowest total wins.
    readonly property bool ruled: scores.tally && rounds.detail.length > 0 && !Type.large
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    contentLimit: Math.min(twoColumns ? 1152 : 640, width - 2 * margin)
    subtitle: ruled ? rounds.detail + " · " + scores.rule : rounds.detail
    title: rounds.title

    Component.onCompleted: live.open(matchId)
    onVisibleChanged: {
        if (visible)
            live.refresh();
    }

    actions: [
        IconButton {
            glyph: Icon.Share
            objectName: "share"
            //: Opens the ways to share a match.
            text: qsTr("Share")

            onClicked: sheets.share.open()
        },
        IconButton {
            glyph: Icon.Menu
            objectName: "matchMenu"
            //: Opens what can be done with a match.
            text: qsTr("Menu")

            onClicked: sheets.menu.open()
        }
    ]
    footer: Flow {
        id: ways

        readonly property bool both: rounds.running && rounds.replayable
        readonly property real buttonWidth: both && root.twoColumns ? (width - spacing) / 2 : width

        spacing: 8
        width: parent.width

        Button {
            enabled: !Storage.readOnly
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "goOn"
            //: Goes on with a match that is not over.
            text: qsTr("Continue")
            visible: rounds.running
            width: ways.buttonWidth

            onClicked: Navigator.resumeMatch(live.matchId)
        }

        Button {
            glyph: Icon.Play
            kind: rounds.running ? Button.Kind.Plain : Button.Kind.Go
            objectName: "replay"
            //: Leads to a match step by step.
            text: qsTr("Replay it step by step")
            visible: rounds.replayable
            width: ways.buttonWidth

            onClicked: Navigator.showReplay(live, 1)
        }
    }

    LiveMatch {
        id: live
    }

    Timer {
        // After the page that opened this one has connected its signals.
        interval: 0
        running: root.event > 0

        onTriggered: Navigator.showReplayOfEvent(live, root.event)
    }

    Scoreboard {
        id: scores

        match: live
    }

    MatchRounds {
        id: rounds

        match: live
    }

    StatusBanner {
        width: parent.width
    }

    Banner {
        text: live.trouble
        //: A match could not be read.
        title: qsTr("This match cannot be shown")
        tone: Banner.Tone.Bad
        visible: live.trouble.length > 0
        width: parent.width
    }

    Flow {
        spacing: root.twoColumns ? 16 : 12
        visible: live.matchId.length > 0
        width: parent.width

        MatchSummary {
            chartHeight: root.twoColumns ? 340 : 260
            rounds: rounds
            scores: scores
            width: root.columnWidth

            onNoteWanted: sheets.note.open()
        }

        Column {
            spacing: 8
            width: root.columnWidth

            EmptyPlace {
                glyph: Icon.List
                //: On the page of a match in which nothing was scored.
                title: qsTr("No round yet")
                visible: rounds.count === 0
                width: parent.width
            }

            Repeater {
                model: rounds

                RoundPanel {
                    goesOn: rounds.running
                    sided: rounds.twoSided
                    tally: scores.tally
                    width: parent.width

                    onCorrectWanted: Navigator.showCorrection(live, round.number)
                    onReplayWanted: step => Navigator.showReplay(live, step)
                }
            }
        }
    }

    MatchSheets {
        id: sheets

        board: scores
        matchId: root.matchId

        onBinned: root.back()
        onNoted: rounds.refresh()
    }
}
