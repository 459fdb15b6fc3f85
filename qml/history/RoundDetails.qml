// The unfolded part of a round: hands, happenings, and what can be done.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History
import Flipside.Shell

Column {
    id: root

    required property int number
    required property int side
    property alias hands: handRows.model
    property alias happenings: happeningRows.model
    required property bool called
    required property bool over
    required property int firstStep

    signal correctWanted
    signal replayWanted(int step)

    readonly property real availableWidth: width - leftPadding - rightPadding

    bottomPadding: 8
    spacing: 0

    Repeater {
        id: handRows

        RemainingHand {
            required property int index
            required property var modelData

            faces: modelData.faces
            gain: modelData.gain
            mark: modelData.mark
            name: modelData.name
            objectName: "hand" + root.number + "-" + index
            out: modelData.out
            points: modelData.points
            colorIndex: modelData.colorIndex
            side: root.side
            width: root.availableWidth
        }
    }

    Repeater {
        id: happeningRows

        Tappable {
            id: happening

            required property int index
            required property var modelData

            Accessible.description: modelData.sentence
            verticalPadding: 6
            objectName: "happening" + root.number + "-" + index
            text: modelData.text
            width: root.availableWidth

            contentItem: RowLayout {
                spacing: 12

                Icon {
                    Layout.preferredHeight: 16
                    Layout.preferredWidth: 16
                    color: Theme.warn
                    name: Icon.Info
                }

                ColumnLayout {
                    spacing: 0

                    Label {
                        Layout.fillWidth: true
                        font.bold: true
                        font.pixelSize: Type.second
                        text: happening.modelData.text
                    }

                    Label {
                        Layout.fillWidth: true
                        color: Theme.ink2
                        font.pixelSize: Type.small
                        text: happening.modelData.sentence
                    }
                }
            }

            onClicked: root.replayWanted(modelData.step)

            FocusRing {
                visible: happening.visualFocus
            }
        }
    }

    Flow {
        spacing: 20
        width: root.availableWidth

        Link {
            glyph: Icon.Play
            objectName: "replayRound" + root.number
            //: Leads to the replay of a round.
            text: qsTr("See it again")
            visible: root.called

            onClicked: root.replayWanted(root.firstStep)
        }

        Link {
            enabled: !Storage.readOnly
            glyph: Icon.Pencil
            objectName: "correctRound" + root.number
            //: Leads to the page where a scored round is corrected.
            text: qsTr("Correct this round")
            visible: root.over

            onClicked: root.correctWanted()
        }
    }
}
