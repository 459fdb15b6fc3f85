// The unfolded part of a round: hands, happenings, and what can be done.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property int number
    required property int side
    required property var hands
    required property var happenings
    required property bool called
    required property bool over
    required property int firstStep

    signal correctWanted
    signal replayWanted(int step)

    bottomPadding: 8
    spacing: 0

    Repeater {
        model: root.hands

        HandLeft {
            required property int index
            required property var modelData

            faces: modelData.faces
            gain: modelData.gain
            mark: modelData.mark
            name: modelData.name
            objectName: "hand" + root.number + "-" + index
            out: modelData.out
            points: modelData.points
            shade: modelData.shade
            side: root.side
            width: root.width
        }
    }

    Repeater {
        model: root.happenings

        Tappable {
            id: happening

            required property int index
            required property var modelData

            Accessible.description: modelData.sentence
            implicitHeight: Math.max(48, told.height + 12)
            objectName: "happening" + root.number + "-" + index
            text: modelData.text
            width: root.width

            onClicked: root.replayWanted(modelData.step)

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.warn
                height: 16
                name: Icon.Info
                width: 16
            }

            Column {
                id: told

                anchors.verticalCenter: parent.verticalCenter
                width: parent.width - 28
                x: 28

                Label {
                    font.bold: true
                    font.pixelSize: Type.second
                    text: happening.modelData.text
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.small
                    text: happening.modelData.sentence
                    width: parent.width
                }
            }

            FocusRing {
                visible: happening.visualFocus
            }
        }
    }

    Flow {
        spacing: 20
        width: parent.width

        Link {
            glyph: Icon.Play
            objectName: "replayRound" + root.number
            //: Leads to the replay of a round.
            text: qsTr("See it again")
            visible: root.called

            onClicked: root.replayWanted(root.firstStep)
        }

        Link {
            glyph: Icon.Pencil
            objectName: "correctRound" + root.number
            //: Leads to the page where a scored round is corrected.
            text: qsTr("Correct this round")
            visible: root.over

            onClicked: root.correctWanted()
        }
    }
}
