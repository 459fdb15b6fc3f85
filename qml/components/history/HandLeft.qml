// What somebody was left with in a round: the cards or their points, and what the round gave.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Item {
    id: root

    required property string name
    required property int mark
    required property int shade
    required property var faces
    required property int points
    required property int gain
    required property bool out
    required property int side

    height: Math.max(40, words.height + 12)

    PlayerMark {
        color: Theme.person(root.shade, Theme.dark)
        height: 12
        number: root.mark
        width: 12
        y: 6 + (nameLabel.height - height) / 2
    }

    Column {
        id: words

        spacing: 4
        width: parent.width - x - gainNumber.width - 12
        x: 22
        y: 6

        Label {
            id: nameLabel

            font.bold: true
            text: root.name
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            //: At the end of a round: whoever won it; then points left in hand.
            text: root.out ? qsTr("went out") : qsTr("%n point(s) in hand", "", root.points)
            width: parent.width
        }

        Flow {
            spacing: 4
            visible: root.faces.length > 0
            width: parent.width

            Repeater {
                model: root.faces

                CardFace {
                    required property int modelData

                    Accessible.name: Faces.names[modelData]
                    Accessible.role: Accessible.Graphic
                    cardWidth: 26
                    color: Theme.under
                    face: modelData
                    side: root.side
                }
            }
        }
    }

    PenNumber {
        id: gainNumber

        color: Theme.ink
        size: 18
        text: root.gain > 0 ? "+" + root.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : ""
        x: parent.width - width
        y: 8
    }
}
