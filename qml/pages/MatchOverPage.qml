// The match is over: who won, everyone at a glance, once more with the same people, share, or reopen it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property bool reopening: false
    readonly property real half: Type.large ? contentLimit : (contentLimit - 8) / 2

    function toScoreboard() {
        root.opened(Qt.resolvedUrl("ScorePage.qml"), {
                "match": root.match,
                "fromResult": true
            });
    }

    contentLimit: Math.min(560, width - 2 * margin)
    full: true
    subtitle: scores.rule
    //: Title of the page at the end of a match.
    title: qsTr("Match over")

    // Once it was reopened on a page above, there is nothing to come back to.
    onVisibleChanged: {
        if (visible && match.table.phase !== Phase.Over)
            back();
    }

    footer: Button {
        focus: true
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "rematch"
        //: Begins another match with the people of this one.
        text: qsTr("Play again, same people")
        width: parent.width

        onClicked: {
            root.placeChosen(Qt.resolvedUrl("HomePage.qml"));
            root.opened(Qt.resolvedUrl("NewMatchPage.qml"), {
                    "match": root.match,
                    "again": root.match.matchId,
                    "scoreOnly": root.match.draft("only-score").length > 0
                });
        }
    }

    Scoreboard {
        id: scores

        match: root.match
    }

    MatchResult {
        board: scores
        width: parent.width
    }

    Ranking {
        board: scores
        width: parent.width
    }

    TroubleBanner {
        match: root.match
        visible: root.match.trouble.length > 0
        width: parent.width
    }

    Flow {
        spacing: 8
        width: parent.width

        Button {
            glyph: Icon.Share
            objectName: "share"
            //: Opens the ways to share a match.
            text: qsTr("Share")
            width: root.half

            onClicked: share.open()
        }

        Button {
            glyph: Icon.Chart
            objectName: "scoreboard"
            //: Leads to the page with the points of all rounds.
            text: qsTr("Scoreboard")
            width: root.half

            onClicked: root.toScoreboard()
        }
    }

    Link {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "reopen"
        //: Offers to go on with a match that is over.
        text: qsTr("Something wrong? Reopen the match")
        visible: !root.reopening
        width: Math.min(implicitWidth, parent.width)

        onClicked: {
            const reason = visualFocus ? Qt.TabFocusReason : Qt.OtherFocusReason;
            root.reopening = true;
            const panel = panels.itemAt(0) as ReopenPanel;
            root.bring(panel);
            panel.begin(reason);
        }
    }

    Repeater {
        id: panels

        model: root.reopening ? 1 : 0

        ReopenPanel {
            width: parent.width
            board: scores
            match: root.match

            onCorrectionWanted: root.toScoreboard()
            onReopened: {
                root.back();
                root.play(root.match);
            }
        }
    }

    ShareSheet {
        id: share

        board: scores
    }
}
