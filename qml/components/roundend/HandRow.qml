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
    required property list<int> faces
    required property int points
    required property bool out
    required property int gain
    required property int total
    property int side: Card.Light
    readonly property string change: gain > 0 ? "+" + gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : "±0"

    signal chosen(int row)

    Accessible.description: held.text + ", " + second.text
    Accessible.name: qsTr("%1: %2").arg(name).arg(total.toLocaleString(Qt.locale(Language.locale), "f", 0))
    enabled: !out
    implicitHeight: Math.max(76, words.implicitHeight + 26, sum.implicitHeight + 20)
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
        height: 13
        number: root.mark
        width: 13
        x: 16
        y: words.y + (nameLabel.height - height) / 2
    }

    Column {
        id: words

        spacing: 6
        width: sum.x - x - 12
        x: 40
        y: (parent.height - height) / 2

        NameLabel {
            id: nameLabel

            brokenSize: size
            font.bold: true
            lines: Type.large ? 2 : 1
            objectName: "handName"
            size: Type.row
            text: root.name
            width: parent.width
        }

        Flow {
            spacing: 6
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

            Label {
                id: held

                color: Theme.ink2
                font.pixelSize: Type.second
                height: x > 0 ? Math.max(38, implicitHeight) : implicitHeight // beside the cards, or below them
                //: At the end of a round: of whoever went out; then of those who hold cards.
                text: root.out ? qsTr("no cards left") : qsTr("%n point(s) in hand", "", root.points)
                verticalAlignment: Text.AlignVCenter
                width: Math.min(implicitWidth, words.width)
            }
        }
    }

    Column {
        id: sum

        spacing: 4
        x: parent.width - width - 16
        y: (parent.height - height) / 2

        PenNumber {
            anchors.right: parent.right
            color: Theme.ink
            objectName: "large"
            size: 28
            text: root.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
        }

        Label {
            id: second

            anchors.right: parent.right
            color: root.gain > 0 ? (root.out ? Theme.ok : Theme.warn) : Theme.ink2
            font.bold: true
            font.pixelSize: Type.second
            objectName: "change"
            text: root.change
        }
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
