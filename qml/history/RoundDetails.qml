// The unfolded part of a round: hands, remarkable events, and what can be done.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History
import Flipside.Shell

Column {
    id: root

    required property pastRound round
    required property bool unfolded // hands and events are made then

    signal correctWanted
    signal replayWanted(int step)

    readonly property real availableWidth: width - leftPadding - rightPadding

    bottomPadding: 8
    spacing: 0

    Repeater {
        model: root.unfolded ? root.round.hands : []

        RemainingHand {
            required property int index
            required property roundHand modelData

            hand: modelData
            objectName: "hand" + root.round.number + "-" + index
            side: root.round.side
            width: root.availableWidth
        }
    }

    Repeater {
        model: root.unfolded ? root.round.events : []

        Tappable {
            id: happening

            required property int index
            required property roundEvent modelData

            Accessible.description: modelData.sentence
            verticalPadding: 6
            objectName: "happening" + root.round.number + "-" + index
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
            objectName: "replayRound" + root.round.number
            //: Leads to the replay of a round.
            text: qsTr("Replay it")
            visible: root.round.called

            onClicked: root.replayWanted(root.round.firstStep)
        }

        Link {
            enabled: !Storage.readOnly
            glyph: Icon.Pencil
            objectName: "correctRound" + root.round.number
            //: Leads to the page where a scored round is corrected.
            text: qsTr("Correct this round")
            visible: root.round.winner.length > 0

            onClicked: root.correctWanted()
        }
    }
}
