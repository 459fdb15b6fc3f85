// Sets a match up: who plays in which seat, what, to how many points, by whose rulings; who deals.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property bool again: false // with the people of the last match
    property bool scoreOnly: false // plays are not called
    property bool unfolded: false

    function start() {
        const id = newMatch.start(scoreOnly);
        if (id.length === 0 || !match.open(id))
            return;
        root.placeChosen(Qt.resolvedUrl("HomePage.qml"));
        root.opened(scoreOnly ? Qt.resolvedUrl("RoundEndPage.qml") : Qt.resolvedUrl("TablePage.qml"), {
                "match": match
            });
    }

    full: true
    //: Title of the page where a match is set up; the second where only rounds are scored.
    title: scoreOnly ? qsTr("Only score") : qsTr("New match")

    Component.onCompleted: {
        if (again)
            newMatch.seatLast();
    }

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
            glyph: Icon.Hand // qmllint disable
            kind: Button.Kind.Go
            objectName: "start"
            //: Begins the match: %1 is who deals, %2 how many cards everyone gets. Then before that is known.
            text: newMatch.problem.length === 0 ? qsTr("Deal: %1 gives everyone %2").arg(newMatch.name(newMatch.dealer)).arg(newMatch.dealtCards()) : qsTr("Deal")
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
        visible: text.length > 0
        width: parent.width
    }

    Section {
        plain: true
        //: Heading over the players of a new match in the order in which they sit.
        title: qsTr("Who plays, going round to the left")
        width: parent.width

        SeatEditor {
            setup: newMatch
            visible: newMatch.count > 0
            width: parent.width

            onChosen: row => person.show(row)
        }

        PeopleOffered {
            setup: newMatch
            width: parent.width
        }

        Flow {
            spacing: 16
            visible: newMatch.count >= 2
            width: parent.width

            Link {
                glyph: Icon.Hand // qmllint disable
                objectName: "drawForDealer"
                //: Opens the sheet where the numbers drawn are typed: the highest deals.
                text: qsTr("Draw for dealer")

                onClicked: dealer.begin()
            }

            Link {
                glyph: Icon.Plus
                objectName: "keepGroup"
                //: Keeps these players as a group that can be seated in one tap.
                text: qsTr("Keep as a group")

                onClicked: group.open()
            }
        }
    }

    Section {
        //: Heading over the ways of scoring.
        title: qsTr("How it is scored")
        width: parent.width

        ScoringChoice {
            setup: newMatch
            width: parent.width
        }
    }

    Section {
        //: Heading over the editions of the game.
        title: qsTr("Edition")
        width: parent.width

        Repeater {
            model: newMatch.editions

            RadioPanel {
                required property var modelData

                checked: newMatch.edition === modelData.code
                objectName: modelData.code
                second: modelData.second
                text: modelData.name
                width: parent.width

                onClicked: newMatch.edition = modelData.code
            }
        }
    }

    Panel {
        padding: 1
        width: parent.width

        ListRow {
            objectName: "rulingsRow"
            //: Unfolds what the table decides where the printed rules are silent or differ.
            text: qsTr("Table rulings")
            value: newMatch.rulings.summary
            width: parent.width

            onClicked: root.unfolded = !root.unfolded
        }

        Loader {
            active: root.unfolded
            visible: active
            width: parent.width - 32
            x: 16

            sourceComponent: RulingsPanel {
                bottomPadding: 16
                setup: newMatch
            }
        }
    }

    PersonSheet {
        id: person

        setup: newMatch
    }

    DealerSheet {
        id: dealer

        objectName: "dealerSheet"
        setup: newMatch
    }

    Sheet {
        id: group

        //: Title over the field for the name of a group of players.
        title: qsTr("Keep as a group")

        TextField {
            id: groupName

            maximumLength: 40
            objectName: "groupName"
            //: Where the name of a group of players is typed.
            placeholderText: qsTr("Name of the group")
            width: parent.width
        }

        Button {
            enabled: groupName.text.trim().length > 0
            kind: Button.Kind.Go
            objectName: "saveGroup"
            //: Keeps the group.
            text: qsTr("Keep")
            width: parent.width

            onClicked: {
                if (newMatch.saveGroup(groupName.text))
                    group.close();
            }
        }
    }
}
