// The way of scoring and the points to reach, changed in the middle of a match.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match
    property bool onlyTarget: false // in the middle of a round the way of scoring stays
    property bool tally: match.table.setup.tally
    property int target: match.table.setup.target

    //: Title of the sheet that changes how many points end the match.
    title: onlyTarget ? qsTr("Points to reach") :
    //: Title of the sheet on scoring.
    qsTr("Scoring and target")

    Repeater {
        model: root.onlyTarget ? [] : [false, true]

        RadioPanel {
            required property bool modelData

            checked: root.tally === modelData
            objectName: modelData ? "tally" : "collect"
            second: root.match.scoringSentence(modelData, root.target)
            text: root.match.scoringName(modelData)
            width: parent.width

            onClicked: root.tally = modelData
        }
    }

    Item {
        height: stepper.height + 16
        width: parent.width

        Label {
            anchors.verticalCenter: parent.verticalCenter
            font.bold: true
            //: The number of points at which a match ends.
            text: qsTr("Points to reach")
            width: stepper.x - x - 8
            x: 16
        }

        Stepper {
            id: stepper

            from: 50
            name: qsTr("Points to reach")
            objectName: "targetStepper"
            step: 50
            to: 5000
            editable: true
            value: root.target
            x: parent.width - width
            y: 8

            onValueModified: root.target = value
        }
    }

    Button {
        kind: Button.Kind.Go
        objectName: "scoringDone"
        //: Confirms the way of scoring and the target.
        text: qsTr("Play like this")
        width: parent.width

        onClicked: {
            if (root.tally !== root.match.table.setup.tally)
                root.match.setScoring(root.tally, root.target);
            else if (root.target !== root.match.table.setup.target)
                root.match.setTarget(root.target);
            root.close();
        }
    }
}
