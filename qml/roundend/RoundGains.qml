// What the round would give, hand by hand, before it is written down.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.RoundEnd
import Flipside.Shell

Column {
    id: root

    required property RoundEnd end
    //: Explains the points of a round: everyone keeps what is left in their own hand.
    readonly property string whatOthersAdd: qsTr("Everyone else adds what they hold.")
    //: Explains the points of a round, behind "Ben collects".
    readonly property string whatOthersHold: qsTr("what all the others hold.")
    //: By which side of the cards the points were counted.
    readonly property string byDark: qsTr("Counted by the dark side, the side the round ended on.")
    //: By which side of the cards the points were counted.
    readonly property string byLight: qsTr("Counted by the light side, the side the round ended on.")

    component Note: Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        horizontalAlignment: Text.AlignHCenter
        width: parent.width
    }

    spacing: 8

    Panel {
        width: parent.width

        GridLayout {
            columnSpacing: 12
            columns: Type.large ? 1 : 2
            rowSpacing: 8
            width: parent.width

            ColumnLayout {
                spacing: 4

                TitleLabel {
                    Layout.fillWidth: true
                    font.bold: true
                    size: Type.title
                    text: root.end.headline
                }

                Label {
                    Layout.fillWidth: true
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    text: root.end.tally ? root.whatOthersAdd : root.whatOthersHold
                }
            }

            PenNumber {
                Layout.alignment: Qt.AlignRight | Qt.AlignVCenter
                color: Theme.dark ? Theme.go : Theme.ink
                objectName: "gain"
                size: 54
                text: root.end.gain > 0 ? "+" + root.end.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : "0"
            }
        }
    }

    Banner {
        objectName: "consequence"
        text: root.end.consequence
        //: Over what a correction of a scored round changes.
        title: qsTr("What this changes")
        tone: Banner.Tone.Warn
        visible: root.end.consequence.length > 0
        width: parent.width
    }

    Repeater {
        model: root.end

        HandRow {
            side: root ? root.end.side : Card.Light // it outlives the list for a moment
            width: root.width

            onChosen: row => root.end.choose(row)
        }
    }

    Note {
        //: Below the hands of a scored round.
        text: qsTr("Tap a hand to correct it.")
    }

    Note {
        text: root.end.side === Card.Dark ? root.byDark : root.byLight
        visible: root.end.twoSided
    }

    Button {
        glyph: Icon.Pencil
        objectName: "outAgain"
        //: Opens the question who went out, for a round that is corrected.
        text: qsTr("Wrong player or wrong side?")
        visible: root.end.correcting
        width: parent.width

        onClicked: root.end.askAgain(true)
    }
}
