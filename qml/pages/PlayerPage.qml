// A person: what their matches say about them.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    property string player
    readonly property bool twoColumns: width >= 900
    readonly property real columnWidth: twoColumns ? (contentLimit - 16) / 2 : contentLimit

    function show(matchId: string, event: int) {
        opened(Qt.resolvedUrl("MatchPage.qml"), {
                "matchId": matchId,
                "event": event
            });
    }

    contentLimit: Math.min(twoColumns ? 1152 : 640, width - 2 * margin)
    subtitle: person.since
    title: person.name

    onVisibleChanged: {
        if (visible)
            person.refresh();
    }

    actions: IconButton {
        glyph: Icon.Pencil
        objectName: "editPerson"
        //: Opens what can be changed about a person.
        text: qsTr("Change")

        onClicked: edit.open()
    }

    Person {
        id: person

        objectName: "person"
        player: root.player
    }

    PeopleModel {
        id: people
    }

    Banner {
        text: person.trouble
        //: A person's numbers could not be read.
        title: qsTr("That did not work")
        tone: Banner.Tone.Bad
        visible: person.trouble.length > 0
        width: parent.width
    }

    EmptyPlace {
        //: Leads to the page where a match begins.
        action: qsTr("Play the first match")
        glyph: Icon.Person
        //: On the page of somebody who has not played yet; %1 is a name.
        text: qsTr("Numbers appear here after %1’s first match.").arg(person.name)
        title: qsTr("No match yet")
        visible: person.loaded && person.matches === 0
        width: parent.width

        onWanted: root.placeChosen(Qt.resolvedUrl("HomePage.qml"))
    }

    Label {
        color: Theme.warn
        font.bold: true
        objectName: "caution"
        text: person.caution
        visible: text.length > 0
        width: parent.width
    }

    Flow {
        id: tiles

        readonly property real tall: Math.max(won.ownHeight, share.ownHeight, average.ownHeight)
        readonly property real tile: Type.large ? width : (width - 16) / 3

        spacing: 8
        visible: person.matches > 0
        width: parent.width

        FigureTile {
            id: won

            wordsHeight: tiles.tall
            objectName: "winsTile"
            strong: true
            //: Below a large number: how many matches somebody has won.
            text: qsTr("match(es) won", "", person.wins)
            value: person.wins.toLocaleString(Qt.locale(Language.locale), "f", 0)
            width: tiles.tile
        }

        FigureTile {
            id: share

            objectName: "percentTile"
            wordsHeight: tiles.tall
            //: Below a large number: how many of a hundred matches somebody has won.
            text: qsTr("percent won")
            value: person.percent < 0 ? "-" : person.percent
            width: tiles.tile
        }

        FigureTile {
            id: average

            objectName: "averageTile"
            wordsHeight: tiles.tall
            //: Below a large number: points somebody gains in a round, on average.
            text: qsTr("points per round")
            value: person.perRound.toLocaleString(Qt.locale(Language.locale), "f", 0)
            width: tiles.tile
        }
    }

    Flow {
        spacing: root.twoColumns ? 16 : 12
        visible: person.matches > 0
        width: parent.width

        PersonRounds {
            person: person
            width: root.columnWidth

            onShown: (matchId, event) => root.show(matchId, event)
        }

        PersonHabits {
            person: person
            width: root.columnWidth

            onPersonChosen: id => root.opened(Qt.resolvedUrl("PlayerPage.qml"), {
                        "player": id
                    })
            onShown: (matchId, event) => root.show(matchId, event)
        }
    }

    Button {
        glyph: Icon.Clock
        objectName: "herMatches"
        //: Leads to all matches of a person; %1 is the name.
        text: qsTr("All of %1’s matches").arg(person.name)
        visible: person.matches > 0
        width: parent.width

        onClicked: root.opened(Qt.resolvedUrl("HistoryPage.qml"), {
                "player": root.player
            })
    }

    PersonEditSheet {
        id: edit

        people: people
        person: person

        onMerged: into => {
            root.player = into;
        }
    }
}
