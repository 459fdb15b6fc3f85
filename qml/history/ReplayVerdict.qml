// What happened at this step, what the referee said to it, and the rule behind that.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History

Rectangle {
    id: root

    required property Replay replay
    readonly property int below: {
        if (replay.rule.length === 0)
            return 12;
        return Type.large ? 8 : 0; // a link's target is larger than its words
    }

    signal ruleRequested(string id)

    border.color: Theme.go
    border.width: 2
    color: Theme.sheet
    implicitHeight: Math.max(86, words.implicitHeight + 12 + below)
    objectName: "replayVerdict"
    radius: 18

    RowLayout {
        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 16
        spacing: 18

        CardFace {
            cardWidth: 42
            color: Theme.under
            face: Math.max(0, root.replay.face)
            side: root.replay.faceSide
            visible: root.replay.face >= 0
        }

        ColumnLayout {
            id: words

            Layout.bottomMargin: root.below
            Layout.topMargin: 12
            spacing: 2

            Label {
                Accessible.role: Accessible.Heading
                Layout.fillWidth: true
                font.bold: true
                font.pixelSize: Type.row
                objectName: "replayEvent"
                //: Before the first event of a match that is seen again.
                text: root.replay.step === 0 ? qsTr("Before the first deal") : root.replay.event
            }

            Label {
                Layout.fillWidth: true
                color: root.replay.forced ? Theme.warn : Theme.ink2
                font.pixelSize: Type.second
                objectName: "replaySentence"
                text: root.replay.sentence
                visible: text.length > 0
            }

            Link {
                glyph: Icon.Book
                objectName: "replayRule"
                //: Leads to the rule behind what the referee said.
                text: qsTr("The rule")
                visible: root.replay.rule.length > 0

                onClicked: root.ruleRequested(root.replay.rule)
            }
        }
    }
}
