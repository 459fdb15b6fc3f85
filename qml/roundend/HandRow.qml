// One player at the end of a round: cards left, their points, what the round gives and the total then.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

Tappable {
    id: root

    required property int index
    required property string name
    required property int mark
    required property int colorIndex
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
    horizontalPadding: 16
    implicitHeight: Math.max(76, Math.ceil(implicitContentHeight) + topPadding + bottomPadding)
    objectName: "handRow" + index
    opacity: 1
    verticalPadding: 10

    onClicked: chosen(index)

    background: Rectangle {
        border.color: root.out ? Theme.go : Theme.line
        border.width: root.out ? 2 : 1
        color: root.down ? Theme.table : Theme.sheet
        radius: 18
    }
    contentItem: RowLayout {
        spacing: 12

        GridLayout {
            Layout.bottomMargin: 3
            Layout.topMargin: 3
            columnSpacing: 11
            columns: 2
            rowSpacing: 6

            PlayerMark {
                Layout.preferredHeight: 13
                Layout.preferredWidth: 13
                color: Theme.person(root.colorIndex, Theme.dark)
                number: root.mark
            }

            NameLabel {
                Layout.fillWidth: true
                brokenSize: size
                font.bold: true
                lines: Type.large ? 2 : 1
                objectName: "handName"
                size: Type.row
                text: root.name
            }

            Flow {
                Layout.column: 1
                Layout.fillWidth: true
                Layout.row: 1
                spacing: 6

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
                    width: Math.min(implicitWidth, parent.width)
                }
            }
        }

        Column {
            spacing: 4

            PenNumber {
                anchors.right: parent.right
                color: Theme.ink
                objectName: "large"
                size: 28
                text: root.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
            }

            Label {
                id: second

                readonly property color gainColor: root.out ? Theme.ok : Theme.warn

                anchors.right: parent.right
                color: root.gain > 0 ? gainColor : Theme.ink2
                font.bold: true
                font.pixelSize: Type.second
                objectName: "change"
                text: root.change
            }
        }
    }

    FocusRing {
        around: 18
        visible: root.visualFocus
    }
}
