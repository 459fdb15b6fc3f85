// A match of the past, or one that goes on: how it ended, its run, every round, and the way to see it again.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property string matchId
    property int event: 0 // an event to be shown at once in the replay
    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    function replay(step: int) {
        opened(Qt.resolvedUrl("ReplayPage.qml"), {
                "match": live,
                "step": step
            });
    }

    function showEvent() {
        opened(Qt.resolvedUrl("ReplayPage.qml"), {
                "match": live,
                "event": event
            });
    }

    contentLimit: Math.min(twoColumns ? 1152 : 640, width - 2 * margin)
    subtitle: scores.tally && rounds.detail.length > 0 && !Type.large ? rounds.detail + " · " + scores.rule : rounds.detail // that the lowest wins, nobody would guess
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
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "goOn"
            //: Goes on with a match that is not over.
            text: qsTr("Continue")
            visible: rounds.running
            width: ways.buttonWidth

            onClicked: root.wentOn(live.matchId)
        }

        Button {
            glyph: Icon.Play
            kind: rounds.running ? Button.Kind.Plain : Button.Kind.Go
            objectName: "replay"
            //: Leads to a match step by step.
            text: qsTr("See it again, step by step")
            visible: rounds.replayable
            width: ways.buttonWidth

            onClicked: root.replay(1)
        }
    }

    LiveMatch {
        id: live
    }

    Timer {
        // As soon as whoever opened this page listens.
        interval: 0
        running: root.event > 0

        onTriggered: root.showEvent()
    }

    Scoreboard {
        id: scores

        match: live
    }

    MatchRounds {
        id: rounds

        match: live
    }

    ToldBanner {
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

        RoundList {
            rounds: rounds
            tally: scores.tally
            width: root.columnWidth

            onCorrectWanted: number => root.opened(Qt.resolvedUrl("RoundEndPage.qml"), {
                        "match": live,
                        "round": number
                    })
            onReplayWanted: step => root.replay(step)
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
