// What somebody was left with in a round: the cards or their points, and what the round gave.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

RowLayout {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    required property list<int> faces
    required property int points
    required property int gain
    required property bool out
    required property int side

    spacing: 10

    PlayerMark {
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 6 + (nameLabel.height - height) / 2
        color: Theme.person(root.colorIndex, Theme.dark)
        number: root.mark
    }

    ColumnLayout {
        Layout.bottomMargin: 6
        Layout.topMargin: 6
        spacing: 4

        Label {
            id: nameLabel

            Layout.fillWidth: true
            font.bold: true
            text: root.name
        }

        Label {
            Layout.fillWidth: true
            color: Theme.ink2
            font.pixelSize: Type.second
            //: At the end of a round: whoever won it; then points left in hand.
            text: root.out ? qsTr("went out") : qsTr("%n point(s) in hand", "", root.points)
        }

        Flow {
            Layout.fillWidth: true
            spacing: 4
            visible: root.faces.length > 0

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
        Layout.alignment: Qt.AlignTop
        Layout.topMargin: 8
        color: Theme.ink
        size: 18
        text: root.gain > 0 ? "+" + root.gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : ""
    }
}
