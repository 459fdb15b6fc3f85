// Between rounds: somebody sits down, somebody gets up.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match

    function join() {
        if (nameField.text.trim().length > 0 && match.sitDown(nameField.text, points.value))
            nameField.clear();
    }

    //: Title of the sheet where players join and leave between rounds.
    title: qsTr("Who joins or leaves")

    Repeater {
        model: root.match.seats

        Item {
            id: row

            required property int mark
            required property string name
            required property int player

            height: Math.max(56, leaving.height)
            width: parent.width

            Label {
                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                text: row.name
                width: leaving.x - x - 8
                x: 16
            }

            Button {
                id: leaving

                enabled: root.match.seats.count > 2
                objectName: "leave" + row.player
                //: Somebody gets up and plays no more.
                text: qsTr("Leaves")
                x: parent.width - width

                onClicked: root.match.leave(row.player)
            }
        }
    }

    TextField {
        id: nameField

        objectName: "joinName"
        //: In the field for the name of somebody who joins.
        placeholderText: qsTr("Name of the new player")
        width: parent.width

        onAccepted: root.join()
    }

    Item {
        height: Math.max(pointsLabel.height, points.height)
        width: parent.width

        Label {
            id: pointsLabel

            anchors.verticalCenter: parent.verticalCenter
            //: Points somebody who joins begins with.
            text: qsTr("Starting points")
            width: points.x - x - 8
            x: 16
        }

        Stepper {
            id: points

            name: pointsLabel.text
            step: 5
            to: 995
            x: parent.width - width
        }
    }

    Button {
        enabled: nameField.text.trim().length > 0
        kind: Button.Kind.Go
        objectName: "joinDone"
        //: Somebody joins the match.
        text: qsTr("Joins")
        width: parent.width

        onClicked: root.join()
    }

    Label {
        color: Theme.bad
        objectName: "joinRefused"
        text: root.match.answerText
        visible: root.match.answer === Answer.Illegal || root.match.answer === Answer.Impossible
        width: parent.width
    }
}
