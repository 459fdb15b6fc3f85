// How it is scored, with one plain sentence on each way.
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
}
