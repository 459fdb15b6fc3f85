// One player at the end of a round: cards left, their points, what the round gives and the total then.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Tappable {
    id: root

    required property int index
    required property string name
    required property int mark
    required property int shade
    required property var faces // list of face codes
    required property int points
    required property bool out
    required property int gain
    required property int total
    property int side: Card.Light

    signal chosen(int row)

    Accessible.name: qsTr("%1: %2").arg(name).arg(total)
    enabled: !out
    implicitHeight: Math.max(76, words.implicitHeight + 24)
    objectName: "handRow" + index
    opacity: 1

    onClicked: chosen(index)

    Rectangle {
        anchors.fill: parent
        border.color: root.out ? Theme.go : Theme.line
        border.width: root.out ? 2 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }

    PlayerMark {
        color: Theme.person(root.shade, Theme.dark)
        height: 12
        number: root.mark
        width: 12
        x: 16
        y: 16 + (nameLabel.height - 12) / 2
    }

    Column {
        id: words

        spacing: 6
        width: sum.x - x - 12
        x: 38
        y: 12

        Label {
            id: nameLabel

            elide: Text.ElideRight
            font.bold: true
            font.pixelSize: Type.row
            text: root.name
            width: parent.width
            wrapMode: Text.NoWrap
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            //: At the end of a round: second for those who hold cards.
            text: root.out ? qsTr("no cards left") : qsTr("%n point(s) in hand", "", root.points)
            width: parent.width
        }

        Flow {
            spacing: 3
            visible: root.faces.length > 0
            width: parent.width

            Repeater {
                model: root.faces

                CardFace {
                    required property int modelData

                    cardWidth: 24
                    color: Theme.under
                    face: modelData
                    side: root.side
                }
            }
        }
    }

    Column {
        id: sum

        anchors.verticalCenter: parent.verticalCenter
        spacing: 2
        x: parent.width - width - 16

        PenNumber {
            anchors.right: parent.right
            color: Theme.ink
            size: 28
            text: root.total
        }

        Label {
            anchors.right: parent.right
            color: root.gain > 0 ? Theme.ok : Theme.ink2
            font.bold: true
            font.pixelSize: Type.second
            text: root.gain > 0 ? "+" + root.gain : "±0"
        }
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
