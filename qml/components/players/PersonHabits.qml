// How a person plays: challenges, catches, cards drawn and kept, and against whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property Person person

    signal personChosen(string id)
    signal shown(string matchId, int event)

    spacing: 12

    Panel {
        width: parent.width

        Label {
            font.bold: true
            //: Heading over challenges that somebody made or suffered.
            text: qsTr("Challenges")
            width: parent.width
        }

        Tally {
            all: root.person.made
            done: root.person.right
            objectName: "made"
            text: root.person.madeText
            width: parent.width
        }

        Tally {
            all: root.person.suffered
            done: root.person.guilty
            good: false
            objectName: "suffered"
            text: root.person.sufferedText
            width: parent.width
        }
    }

    PersonCards {
        person: root.person
        width: parent.width

        onShown: (matchId, event) => root.shown(matchId, event)
    }

    Panel {
        id: drawn

        readonly property real room: Array.from({
                "length": bars.count
            }, (unused, i) => (bars.itemAt(i) as BarRow).ownRoom).reduce((most, each) => Math.max(most, each), 0)

        spacing: 4
        visible: root.person.drawn.length > 0
        width: parent.width

        Label {
            font.bold: true
            //: Heading over the cards that somebody drew, by the reason.
            text: qsTr("Cards drawn")
            width: parent.width
        }

        Repeater {
            id: bars

            model: root.person.drawn

            BarRow {
                required property int index
                required property var modelData

                fill: Theme.ink2
                label: modelData.label
                objectName: "drawn" + index
                room: drawn.room
                share: modelData.share
                value: modelData.value
                width: parent.width
            }
        }
    }

    Panel {
        spacing: 4
        visible: root.person.rivals.length > 0
        width: parent.width

        Label {
            font.bold: true
            //: Heading over somebody's rounds against each other person.
            text: qsTr("Head to head, rounds won")
            width: parent.width
        }

        Repeater {
            model: root.person.rivals

            RivalRow {
                required property int index
                required property var modelData

                detail: modelData.detail
                lost: modelData.lost
                mark: modelData.mark
                name: modelData.name
                objectName: "rival" + index
                shade: modelData.shade
                width: parent.width
                won: modelData.won

                onClicked: root.personChosen(modelData.id)
            }
        }
    }
}
