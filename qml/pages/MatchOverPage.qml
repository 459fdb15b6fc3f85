// The match is over: who won, everyone at a glance, once more with the same people, share, or reopen it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property bool reopening: false

    contentLimit: Math.min(560, width - 2 * margin)
    full: true
    subtitle: scores.rule
    //: Title of the page at the end of a match.
    title: qsTr("Match over")

    Scoreboard {
        id: scores

        match: root.match
    }

    Item {
        height: result.implicitHeight + 24
        width: parent.width

        Loader {
            active: scores.won
            anchors.fill: parent
            source: "Confetti.qml"
        }

        Column {
            id: result

            spacing: 8
            width: parent.width
            y: 12

            Icon {
                anchors.horizontalCenter: parent.horizontalCenter
                color: Theme.dark ? "#ffc928" : "#e0a000"
                height: 54
                name: Icon.Crown
                visible: scores.won
                width: 54
            }

            Label {
                Accessible.role: Accessible.Heading
                font.bold: true
                font.pixelSize: Type.winner
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.95
                objectName: "result"
                text: scores.result
                width: parent.width
            }

            PenNumber {
                anchors.horizontalCenter: parent.horizontalCenter
                color: Theme.ink
                size: 64
                text: scores.best
                visible: scores.won
            }

            Label {
                color: Theme.ink2
                horizontalAlignment: Text.AlignHCenter
                text: scores.length
                width: parent.width
            }
        }
    }

    Panel {
        padding: 1
        spacing: 0
        width: parent.width

        Repeater {
            model: scores.ranking

            ListRow {
                required property int index
                required property var modelData

                divider: index > 0
                mark: modelData.mark
                //: How many rounds somebody won.
                second: qsTr("%n round(s) won", "", modelData.won)
                //: A place in the ranking, and a name.
                text: qsTr("%1. %2").arg(modelData.rank).arg(modelData.name)
                value: modelData.total
                width: parent.width
            }
        }
    }

    Button {
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
                    "again": true
                });
        }
    }

    Row {
        spacing: 8
        width: parent.width

        Button {
            glyph: Icon.Share
            objectName: "share"
            //: Opens the ways to share a match.
            text: qsTr("Share")
            width: (parent.width - 8) / 2

            onClicked: share.open()
        }

        Button {
            glyph: Icon.Chart
            objectName: "scoreboard"
            //: Leads to the page with the points of all rounds.
            text: qsTr("Scoreboard")
            width: (parent.width - 8) / 2

            onClicked: {
                root.back();
                root.opened(Qt.resolvedUrl("ScorePage.qml"), {
                        "match": root.match
                    });
            }
        }
    }

    Link {
        anchors.horizontalCenter: parent.horizontalCenter
        objectName: "reopen"
        //: Offers to go on with a match that is over.
        text: qsTr("Something wrong? Reopen the match")
        visible: !root.reopening

        onClicked: root.reopening = true
    }

    Panel {
        visible: root.reopening
        width: parent.width

        Label {
            //: How a match that is over can go on.
            text: qsTr("Correct a round on the scoreboard, or play on to a higher number.")
            width: parent.width
        }

        Repeater {
            model: [100, 250, 500]

            Button {
                required property int modelData

                objectName: "playTo" + modelData
                //: Plays on to a higher number of points.
                text: qsTr("Play on to %1").arg(scores.target + modelData)
                visible: scores.won
                width: parent.width

                onClicked: {
                    if (root.match.setTarget(scores.target + modelData)) {
                        root.back();
                        root.opened(Qt.resolvedUrl("ScorePage.qml"), {
                                "match": root.match
                            });
                    }
                }
            }
        }

        Button {
            glyph: Icon.Undo
            objectName: "undoLast"
            second: root.match.table.undoText
            //: Takes back what ended the match; the second line names it.
            text: qsTr("Take back the last entry")
            width: parent.width

            onClicked: {
                if (root.match.undo())
                    root.back();
            }
        }
    }

    ShareSheet {
        id: share

        board: scores
        picture: root
    }
}
