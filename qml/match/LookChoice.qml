// Chooses the mark and the color that stand for a person.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls

Column {
    id: root

    property int mark: 0
    property int colorIndex: 0
    readonly property bool inOneRow: width >= 10 * 48 + 9 * 8

    signal chosen(int mark, int colorIndex)

    spacing: 20 // further apart than what is in them

    Repeater {
        model: 2

        Grid {
            id: kind

            required property int index // 0: marks, 1: colors
            readonly property real pitch: (root.width + spacing) / columns // they reach from side to side

            // Borders are on whole pixels.
            function edge(column: int): int {
                return Math.round(column * pitch);
            }

            columns: root.inOneRow ? 10 : 5
            spacing: Math.min(8, Math.floor((root.width - 5 * 48) / 4))

            Repeater {
                model: 10

                Tappable {
                    id: key

                    required property int index
                    readonly property bool ofMark: kind.index === 0
                    readonly property int column: index % kind.columns

                    checked: ofMark ? root.mark === index : root.colorIndex === index
                    objectName: (ofMark ? "mark" : "color") + index
                    //: A mark or a color that stands for a person; %1 is its number.
                    text: ofMark ? qsTr("Mark %1").arg(index + 1) : qsTr("Color %1").arg(index + 1)
                    width: kind.edge(column + 1) - kind.edge(column) - kind.spacing

                    onClicked: ofMark ? root.chosen(index, root.colorIndex) : root.chosen(root.mark, index)

                    Rectangle {
                        anchors.fill: parent
                        border.color: key.checked ? Theme.ink : Theme.line
                        border.width: key.checked ? 3 : 1
                        color: Theme.sheet
                        radius: 14
                    }

                    PlayerMark {
                        anchors.centerIn: parent
                        color: Theme.person(key.ofMark ? root.colorIndex : key.index, Theme.dark)
                        height: 20
                        number: key.ofMark ? key.index : root.mark
                        width: 20
                    }

                    FocusRing {
                        visible: key.visualFocus
                    }
                }
            }
        }
    }
}
