// How a person plays: challenges, catches, cards drawn and kept, and against whom.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Players
import Flipside.Shell

Column {
    id: root

    required property Person person

    spacing: 12

    Panel {
        width: parent.width

        Label {
            font.bold: true
            //: Heading over challenges that somebody made or suffered.
            text: qsTr("Challenges")
            width: parent.width
        }

        CountBoxes {
            all: root.person.habits.made
            done: root.person.habits.right
            objectName: "made"
            text: root.person.habits.madeText
            width: parent.width
        }

        CountBoxes {
            all: root.person.habits.faced
            done: root.person.habits.guilty
            good: false
            objectName: "suffered"
            text: root.person.habits.facedText
            width: parent.width
        }
    }

    PersonCards {
        person: root.person
        width: parent.width
    }

    Panel {
        spacing: 4
        visible: root.person.drawn.count > 0
        width: parent.width

        Label {
            font.bold: true
            //: Heading over the cards that somebody drew, by the reason.
            text: qsTr("Cards drawn")
            width: parent.width
        }

        BarRows {
            spacing: 4
            width: parent.width

            Repeater {
                model: root.person.drawn

                BarRow {
                    required property int index
                    required label
                    required value
                    required share

                    fill: Theme.ink2
                    objectName: "drawn" + index
                    width: parent.width
                }
            }
        }
    }

    Panel {
        spacing: 4
        visible: root.person.rivals.count > 0
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
                required property string playerId

                objectName: "rival" + index
                width: parent.width

                onClicked: Navigator.showPlayer(playerId)
            }
        }
    }
}
