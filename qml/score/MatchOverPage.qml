// The match is over: who won, everyone at a glance, once more with the same people, share, or reopen it.
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
    property bool reopening: false

    contentLimit: Math.min(560, width - 2 * margin)
    covers: Page.Covers.NarrowWindow
    subtitle: scores.rule
    //: Title of the page at the end of a match.
    title: qsTr("Match over")

    // Once it was reopened on a page above, there is nothing to come back to.
    onVisibleChanged: {
        if (visible && match.table.turn.phase !== Phase.Over)
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
            Navigator.showPlace(Navigator.Home);
            Navigator.showRematch(root.match, root.match.matchId, root.match.onlyScored === OnlyScored.Match);
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

    GridLayout {
        columnSpacing: 8
        columns: Type.large ? 1 : 2
        rowSpacing: 8
        width: parent.width

        Button {
            Layout.fillWidth: true
            Layout.preferredWidth: 1 // as wide as the other one
            glyph: Icon.Share
            objectName: "share"
            //: Opens the ways to share a match.
            text: qsTr("Share")

            onClicked: share.open()
        }

        Button {
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            glyph: Icon.Chart
            objectName: "scoreboard"
            //: Leads to the page with the points of all rounds.
            text: qsTr("Scoreboard")

            onClicked: Navigator.showScore(root.match, Navigator.OverResult)
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

            onReopened: {
                root.back();
                Navigator.showMatchPage(root.match, root.match.pageToGoOn());
            }
        }
    }

    ShareSheet {
        id: share

        board: scores
    }
}
