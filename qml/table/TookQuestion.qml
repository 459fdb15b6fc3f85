// How many cards it took until the chosen colour came. QuestionFooter has the button that says so.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Column {
    id: root

    required property LiveMatch match
    readonly property int taken: Math.max(match.table.chances.tookLeast, Math.min(match.table.chances.tookMost, number))
    property int number: 1

    spacing: 16

    onVisibleChanged: number = 1

    Panel {
        spacing: 16
        width: root.width

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.large ? Type.body : Type.title
            //: After a Wild Draw Color: how many cards were drawn.
            text: qsTr("How many cards did it take?")
            width: parent.width
        }

        Stepper {
            anchors.horizontalCenter: parent.horizontalCenter
            focus: root.visible
            from: root.match.table.chances.tookLeast
            name: qsTr("How many cards did it take?")
            objectName: "tookStepper"
            to: root.match.table.chances.tookMost
            value: root.taken

            onValueModified: root.number = value
        }

        Flow {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: 6
            width: Math.min(parent.width, 320)

            Repeater {
                model: Math.min(10, root.match.table.chances.tookMost)

                Chip {
                    required property int index

                    checked: root.number === index + 1
                    objectName: "took" + (index + 1)
                    text: index + 1

                    onClicked: root.number = index + 1
                }
            }
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            text: {
                if (root.match.table.chances.tookExtra === 0)
                    //: How the cards of a Wild Draw Color are counted that nobody challenged.
                    return qsTr("The card of the chosen color counts too.");
                //: How the cards of a Wild Draw Color are counted.
                return qsTr("The card of the chosen color counts too. The two extra cards for a lost challenge are added for you.");
            }
            width: parent.width
        }
    }
}
