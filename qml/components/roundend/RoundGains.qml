// What the round would give, hand by hand, before it is written down.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property RoundEnd end
    readonly property bool correcting: end.round > 0

    signal outWanted

    spacing: 8

    Panel {
        width: parent.width

        Item {
            height: Type.large ? words.implicitHeight + sum.height + 8 : Math.max(words.implicitHeight, sum.height)
            width: parent.width

            Column {
                id: words

                spacing: 4
                width: parent.width - (Type.large ? 0 : sum.width + 12)

                TitleLabel {
                    font.bold: true
                    size: Type.title
                    text: root.end.headline
                    width: parent.width
                }

                Label {
                    color: Theme.ink2
                    font.pixelSize: Type.second
                    //: Explains the points of a round. First: everyone keeps what is left in their own hand.
                    text: root.end.tally ? qsTr("Everyone else adds what they hold.") : qsTr("what all the others hold.")
                    width: parent.width
                }
            }

            PenNumber {
                id: sum

                anchors.right: parent.right
                color: Theme.dark ? Theme.go : Theme.ink
                objectName: "gain"
                size: 54
                text: root.end.gain > 0 ? "+" + root.end.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : "0"
                y: Type.large ? parent.height - height : (parent.height - height) / 2
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

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        horizontalAlignment: Text.AlignHCenter
        //: Below the hands of a scored round.
        text: qsTr("Tap a hand to correct it.")
        width: parent.width
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        horizontalAlignment: Text.AlignHCenter
        //: By which side of the cards the points were counted.
        text: root.end.side === Card.Dark ? qsTr("Counted by the dark side, the side the round ended on.") : qsTr("Counted by the light side, the side the round ended on.")
        visible: root.end.twoSided
        width: parent.width
    }

    Button {
        glyph: Icon.Pencil
        objectName: "outAgain"
        //: Opens the question who went out, for a round that is corrected.
        text: qsTr("Wrong player or wrong side?")
        visible: root.correcting
        width: parent.width

        onClicked: root.outWanted()
    }
}
