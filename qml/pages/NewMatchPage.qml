// Sets a match up: who plays in which seat, what, to how many points, by whose rulings; who deals.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property string again // the match whose people play once more, as they did
    property bool scoreOnly: false // plays are not called
    readonly property bool twoColumns: width >= 900 && !Type.large
    readonly property real columnWidth: twoColumns ? (contentLimit - 24) / 2 : contentLimit

    function start() {
        if (!offered.take()) // a name that was typed and not added plays too
            return;
        const id = newMatch.start(scoreOnly);
        if (id.length === 0 || !match.open(id))
            return;
        root.placeChosen(Qt.resolvedUrl("HomePage.qml"));
        root.opened(scoreOnly ? Qt.resolvedUrl("RoundEndPage.qml") : Qt.resolvedUrl("TablePage.qml"), {
                "match": match
            });
    }

    contentLimit: Math.min(twoColumns ? 1040 : 640, width - 2 * margin)
    full: true
    //: Title of the page where a match is set up; the second where only rounds are scored.
    title: scoreOnly ? qsTr("Just keep score") : qsTr("New match")

    Component.onCompleted: again.length > 0 ? newMatch.seatAs(again) : newMatch.goOn()

    footer: [
        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            horizontalAlignment: Text.AlignHCenter
            objectName: "setupProblem"
            text: newMatch.problem
            visible: text.length > 0
            width: parent.width
        },
        Button {
            enabled: newMatch.problem.length === 0
            focus: root.again.length > 0
            glyph: root.scoreOnly ? Icon.List : Icon.Hand
            kind: Button.Kind.Go
            objectName: "start"
            //: Begins the match: first where only rounds are scored; then %1 is who deals, %2 how many cards everyone gets; then before that is known.
            text: root.scoreOnly ? qsTr("Start") : newMatch.problem.length === 0 ? qsTr("Deal: %1 gives everyone %2").arg(newMatch.name(newMatch.dealer)).arg(newMatch.dealtCards()) : qsTr("Deal")
            width: parent.width

            onClicked: root.start()
        }
    ]

    NewMatch {
        id: newMatch
    }

    Banner {
        text: newMatch.trouble
        //: The new match could not be written to disk.
        title: qsTr("The match could not begin")
        tone: Banner.Tone.Bad
        visible: newMatch.trouble.length > 0
        width: parent.width
    }

    Flow {
        spacing: root.twoColumns ? 24 : 12
        width: parent.width

        Section {
            plain: true
            //: Heading over those who may play a new match, and those who do.
            title: qsTr("Players")
            width: root.columnWidth

            // Above the list, which grows: what is tapped for each person stays where it is.
            PeopleOffered {
                id: offered

                setup: newMatch
                width: parent.width
            }

            Label {
                color: Theme.ink2
                font.pixelSize: Type.second
                leftPadding: 6
                objectName: "seatOrder"
                //: Over the players of a new match. First: by the chosen rule sheet play goes to the right, against the order of the list.
                text: newMatch.toTheRight && newMatch.count > 2 && !root.scoreOnly ? qsTr("In seating order, to the left. Play goes to the right: from the bottom up.") : qsTr("In seating order, to the left")
                topPadding: 4
                visible: newMatch.count > 0
                width: parent.width
            }

            SeatEditor {
                dealt: !root.scoreOnly
                setup: newMatch
                visible: newMatch.count > 0
                width: parent.width

                onChosen: row => person.show(row)
            }

            Flow {
                spacing: 16
                visible: newMatch.count >= 2
                width: parent.width

                Link {
                    glyph: Icon.Hand
                    objectName: "drawForDealer"
                    //: Opens the sheet where the numbers drawn are typed: the highest deals.
                    text: qsTr("Draw for dealer")
                    visible: !root.scoreOnly
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: dealer.begin()
                }

                Link {
                    glyph: Icon.Plus
                    objectName: "keepGroup"
                    //: Keeps these players as a group that can be seated in one tap.
                    text: qsTr("Save as a group")
                    width: Math.min(implicitWidth, parent.width)

                    onClicked: group.open()
                }
            }
        }

        Section {
            plain: root.twoColumns
            //: Heading over the ways of scoring.
            title: qsTr("How it is scored")
            width: root.columnWidth

            ScoringChoice {
                setup: newMatch
                width: parent.width
            }

            MatchRules {
                setup: newMatch
                width: parent.width

                onUnfolded: (row, what) => {
                    root.bring(what);
                    root.bring(row); // which folds it again
                }
            }
        }
    }

    // Last, so that nothing moves when it comes.
    Link {
        readonly property bool back: newMatch.cleared && !newMatch.begun

        glyph: back ? Icon.Undo : Icon.Cross
        objectName: "clearSetup"
        //: First: brings back what was just cleared. Second: empties the page of a new match, names and choices.
        text: back ? qsTr("Bring it back") : qsTr("Clear all")
        visible: newMatch.begun || newMatch.cleared
        width: Math.min(implicitWidth, parent.width)

        onClicked: back ? newMatch.bringBack() : newMatch.clear()
    }

    PersonSheet {
        id: person

        dealt: !root.scoreOnly
        objectName: "personSheet"
        setup: newMatch
    }

    DealerSheet {
        id: dealer

        objectName: "dealerSheet"
        setup: newMatch
    }

    GroupSheet {
        id: group

        setup: newMatch
    }
}
