// The scoreboard: who leads, what would end it, the run, every round; and the way to the next one.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    function deal() {
        const onlyScore = match.draft("only-score").length > 0;
        if (!match.beginRound())
            return;
        Theme.side = Card.Light;
        root.back();
        if (onlyScore || depth === 1)
            root.opened(onlyScore ? Qt.resolvedUrl("RoundEndPage.qml") : Qt.resolvedUrl("TablePage.qml"), {
                    "match": match
                });
    }

    contentLimit: Math.min(twoColumns ? 1152 : 640, width - 2 * margin)
    //: The page's second line: %1 is what wins, %n rounds were scored.
    subtitle: qsTr("%1 · %n round(s)", "", scores.count).arg(scores.rule)
    //: Title of the page with the points of all rounds.
    title: qsTr("Scoreboard")

    actions: IconButton {
        glyph: Icon.Share
        objectName: "share"
        //: Opens the ways to share a match.
        text: qsTr("Share")

        onClicked: share.open()
    }
    footer: [
        Button {
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "dealNext"
            text: scores.nextDeal
            visible: scores.canDeal
            width: parent.width

            onClicked: root.deal()
        },
        Button {
            glyph: Icon.Crown
            kind: Button.Kind.Go
            objectName: "showResult"
            //: Leads to the page with the winner.
            text: qsTr("See the result")
            visible: scores.over
            width: parent.width

            onClicked: root.opened(Qt.resolvedUrl("MatchOverPage.qml"), {
                    "match": root.match
                })
        }
    ]

    Scoreboard {
        id: scores

        match: root.match
    }

    Panel {
        kind: Panel.Kind.Quiet
        width: parent.width

        Item {
            height: Math.max(words.implicitHeight, 48)
            width: parent.width

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.dark ? "#ffc928" : "#9a6a00"
                height: 28
                name: Icon.Crown
                width: 28
            }

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                spacing: 2
                width: parent.width - x - best.width - 12
                x: 44

                Label {
                    font.bold: true
                    font.pixelSize: Type.title
                    objectName: "leader"
                    text: scores.over ? scores.result : scores.leader
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: scores.ending
                    visible: text.length > 0
                    width: parent.width
                }
            }

            PenNumber {
                id: best

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.ink
                size: 42
                text: scores.best
                x: parent.width - width
            }
        }
    }

    Label {
        color: Theme.ink2
        horizontalAlignment: Text.AlignHCenter
        //: On a scoreboard without rounds.
        text: qsTr("The first scored round will stand here.")
        visible: scores.count === 0
        width: parent.width
    }

    Flow {
        spacing: root.twoColumns ? 16 : 12
        visible: scores.count > 0
        width: parent.width

        Panel {
            padding: 12
            width: root.columnWidth

            RunChart {
                height: root.twoColumns ? 380 : 280
                people: scores.people
                runs: scores.runs
                target: scores.target
                told: scores.runText
                width: parent.width
            }
        }

        Column {
            spacing: 12
            width: root.columnWidth

            Panel {
                padding: 10
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

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                horizontalAlignment: Text.AlignHCenter
                //: Below the table of rounds.
                text: qsTr("Tap a round to see its cards or to correct it.")
                width: parent.width
            }
        }

        StandingRow {
            board: scores
            width: root.columnWidth
        }
    }

    ShareSheet {
        id: share

        board: scores
        picture: root
    }
}
