// One player at the end of a round: cards left, their points, what the round gives and the total then. A round that
// was scored before is about its own points: there those are the large number.
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
    property bool correcting: false
    readonly property bool stacked: correcting && Type.large // the sum needs a line of its own
    readonly property string change: gain > 0 ? "+" + gain.toLocaleString(Qt.locale(Language.locale), "f", 0) : "±0"

    signal chosen(int row)

    Accessible.description: held.text + ", " + second.text
    Accessible.name: qsTr("%1: %2").arg(name).arg((correcting ? gain : total).toLocaleString(Qt.locale(Language.locale), "f", 0))
    enabled: !out
    implicitHeight: stacked ? words.implicitHeight + sum.implicitHeight + 38 : Math.max(76, words.implicitHeight + 26, sum.implicitHeight + 20)
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
        width: root.stacked ? parent.width - x - 16 : sum.x - x - 12
        x: 40
        y: root.stacked ? 13 : (parent.height - height) / 2

        NameLabel {
            id: nameLabel

            font.bold: true
            font.pixelSize: Type.row
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
                height: root.faces.length > 0 ? Math.max(38, implicitHeight) : implicitHeight
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
        y: root.stacked ? words.y + words.height + 12 : (parent.height - height) / 2

        PenNumber {
            anchors.right: parent.right
            color: Theme.ink
            objectName: "large"
            size: 28
            text: !root.correcting ? root.total.toLocaleString(Qt.locale(Language.locale), "f", 0) : root.gain > 0 ? root.change : "0"
        }

        Label {
            id: second

            anchors.right: parent.right
            color: root.gain > 0 && !root.correcting ? (root.out ? Theme.ok : Theme.warn) : Theme.ink2
            font.bold: true
            font.pixelSize: Type.second
            //: Below the points of one round: %n is the total of the match.
            text: root.correcting ? qsTr("%n in all", "", root.total) : root.change
        }
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
