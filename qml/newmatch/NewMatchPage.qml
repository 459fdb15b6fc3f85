// Sets a match up: who plays in which seat, what, to how many points, by whose rulings; who deals.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.NewMatch
import Flipside.Shell

Page {
    id: root

    required property LiveMatch match
    property string again // the match whose people play once more, as they did
    property bool onlyScored: false // plays are not called
    readonly property bool twoColumns: width >= 900 && !Type.large

    // On a phone, what people type on covers the names that can be tapped.
    readonly property bool roomToType: width >= 600 && height >= 480

    //: Over the players of a new match.
    readonly property string order: qsTr("In seating order, to the left")
    readonly property string orderBackwards: {
        //: Over the players of a new match: by the chosen rule sheet play goes to the right, against the order of
        //: the list.
        return qsTr("In seating order, to the left. Play goes to the right: from the bottom up.");
    }

    function start() {
        if (!offered.addRest()) // a name that was typed and not added plays too
            return;
        const id = setup.start();
        if (id.length === 0 || !match.open(id))
            return;
        Navigator.showPlace(Navigator.Home);
        Navigator.showMatchPage(match, onlyScored ? Navigator.RoundEnd : Navigator.Table);
    }

    contentLimit: Math.min(twoColumns ? 1040 : 640, width - 2 * margin)
    covers: Page.Covers.NarrowWindow
    //: Title of the page where a match is set up; the second where only rounds are scored.
    title: onlyScored ? qsTr("Just keep score") : qsTr("New match")

    Component.onCompleted: {
        if (again.length > 0)
            setup.copyMatch(again);
        else
            setup.resumeLast();
        if (again.length === 0 && (roomToType || setup.seats.recent.count === 0))
            offered.beginTyping();
    }

    keyActions: [deal]

    footer: [
        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            horizontalAlignment: Text.AlignHCenter
            objectName: "setupProblem"
            text: setup.problem
            visible: text.length > 0
            width: parent.width
        },
        Link {
            glyph: Icon.Crown
            objectName: "toTarget"
            //: Below a new match that is set up, always in sight: to how many points it is played. A tap leads to where
            //: they are chosen.
            text: qsTr("Played to %n point(s)", "", setup.game.target)
            visible: !root.twoColumns && root.height >= 480
            width: Math.min(implicitWidth, parent.width)

            onClicked: root.bring(rules.target)
        },
        Button {
            enabled: setup.problem.length === 0
            focus: root.again.length > 0
            glyph: root.onlyScored ? Icon.List : Icon.Hand
            kind: Button.Kind.Go
            objectName: "start"
            text: setup.startText
            width: parent.width

            onClicked: root.start()
        }
    ]

    // From the field for names, too: what stands there plays.
    Action {
        id: deal

        enabled: setup.problem.length === 0 || setup.seats.typed.trim().length > 0
        shortcut: root.visible ? "Ctrl+Return" : ""
        text: setup.startText

        onTriggered: root.start()
    }

    // An Action has one key; this is the other Enter.
    Shortcut {
        enabled: root.visible && deal.enabled
        sequence: "Ctrl+Enter"

        onActivated: deal.trigger()
    }

    NewMatchSetup {
        id: setup

        onlyScored: root.onlyScored
    }

    Banner {
        text: setup.trouble
        //: The new match could not be written to disk.
        title: qsTr("The match could not begin")
        tone: Banner.Tone.Bad
        visible: setup.trouble.length > 0
        width: parent.width
    }

    GridLayout {
        columnSpacing: 24
        columns: root.twoColumns ? 2 : 1
        rowSpacing: 12
        width: parent.width

        Section {
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.minimumHeight: 1 // a layout leaves out what has no height, and a column without a width has none
            Layout.preferredWidth: 1 // as wide as the other column
            topPadding: 0
            //: Heading over those who may play a new match, and those who do.
            title: qsTr("Players")

            // Above the list, which grows: what is tapped does not move.
            PeopleOffered {
                id: offered

                seats: setup.seats
                width: parent.width
            }

            Label {
                readonly property bool backwards: setup.game.toTheRight && setup.seats.count > 2 && !root.onlyScored

                color: Theme.ink2
                font.pixelSize: Type.second
                leftPadding: 6
                objectName: "seatOrder"
                text: backwards ? root.orderBackwards : root.order
                topPadding: 4
                visible: setup.seats.count > 0
                width: parent.width
            }

            SeatEditor {
                dealt: !root.onlyScored
                seats: setup.seats
                visible: setup.seats.count > 0
                width: parent.width

                onChosen: row => person.show(row)
            }

            Flow {
                spacing: 16
                visible: setup.seats.count >= 2
                width: parent.width

                Link {
                    glyph: Icon.Hand
                    objectName: "drawForDealer"
                    //: Opens the sheet where the numbers drawn are typed: the highest deals.
                    text: qsTr("Draw for dealer")
                    visible: !root.onlyScored
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
            Layout.alignment: Qt.AlignTop
            Layout.fillWidth: true
            Layout.minimumHeight: 1
            Layout.preferredWidth: 1
            topPadding: root.twoColumns ? 0 : 8
            //: Heading over the ways of scoring.
            title: qsTr("How it is scored")

            RadioChoices {
                choices: setup.game.scorings
                width: parent.width

                onChosen: key => setup.game.tally = key === "tally"
            }

            MatchRules {
                id: rules

                game: setup.game
                width: parent.width

                onUnfolded: (row, what) => {
                    root.bring(what);
                    root.bring(row); // which folds it again
                }
            }
        }
    }

    // Last, so that nothing moves when it appears.
    Link {
        readonly property bool back: setup.cleared && !setup.begun

        glyph: back ? Icon.Undo : Icon.Cross
        objectName: "clearSetup"
        //: First: brings back what was just cleared. Second: empties the page of a new match, names and choices.
        text: back ? qsTr("Bring it back") : qsTr("Clear all")
        visible: setup.begun || setup.cleared
        width: Math.min(implicitWidth, parent.width)

        onClicked: back ? setup.restoreCleared() : setup.clear()
    }

    PersonSheet {
        id: person

        dealt: !root.onlyScored
        objectName: "personSheet"
        seats: setup.seats
    }

    DealerSheet {
        id: dealer

        objectName: "dealerSheet"
        seats: setup.seats
    }

    GroupSheet {
        id: group

        seats: setup.seats
    }
}
