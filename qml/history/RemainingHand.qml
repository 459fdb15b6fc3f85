// What somebody was left with in a round: the cards or their points, and what the round gave.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.History
import Flipside.Shell

RowLayout {
    id: root

    required property roundHand hand
    required property int side

    spacing: 10

    PlayerMark {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 6 + (nameLabel.height - height) / 2
        color: Theme.person(root.hand.colorIndex, Theme.dark)
        number: root.hand.mark
    }

    ColumnLayout {
        Layout.bottomMargin: 6
        Layout.topMargin: 6
        spacing: 4

        Label {
            id: nameLabel

            Layout.fillWidth: true
            font.bold: true
            text: root.hand.name
        }

        Label {
            Layout.fillWidth: true
            color: Theme.ink2
            font.pixelSize: Type.second
            //: At the end of a round: whoever won it; then points left in hand.
            text: root.hand.out ? qsTr("went out") : qsTr("%n point(s) in hand", "", root.hand.points)
        }

        Flow {
            Layout.fillWidth: true
            spacing: 4
            visible: root.hand.faces.length > 0

            Repeater {
                model: root.hand.faces

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
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 8
        color: Theme.ink
        size: 18
        text: root.hand.gain > 0 ? "+" + root.hand.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : ""
    }
}
