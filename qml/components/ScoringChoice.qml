// How it is scored and to how many points, with one plain sentence on each way.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property NewMatch setup

    spacing: 8

    Repeater {
        model: [false, true]

        RadioPanel {
            required property bool modelData

            checked: root.setup.tally === modelData
            objectName: modelData ? "tally" : "collect"
            second: root.setup.target > 0 ? root.setup.scoringSentence(modelData) : ""
            text: root.setup.count >= 0 ? root.setup.scoringName(modelData) : ""
            width: root.width

            onClicked: root.setup.tally = modelData
        }
    }

    Panel {
        padding: 6
        spacing: 0
        width: parent.width

        Item {
            readonly property bool stacked: Type.large || label.implicitWidth + target.implicitWidth + 40 > width

            height: stacked ? label.height + target.height + 18 : 60
            width: parent.width

            Label {
                id: label

                font.bold: true
                //: Before the number of points a match is played to.
                text: qsTr("Played to")
                x: 10
                y: (parent as Item).stacked ? 6 : (60 - height) / 2 // qmllint disable
            }

            Stepper {
                id: target

                from: 50
                name: label.text
                objectName: "target"
                step: 50
                to: 2000
                value: root.setup.target
                x: parent.width - width - 4
                y: (parent as Item).stacked ? label.height + 12 : 6 // qmllint disable

                onChanged: value => root.setup.target = value
            }
        }
    }
}
