// Says what cannot be about a hand that is counted: a Banner in fewer lines, as the counted cards and their points stay in
// sight.
import QtQuick
import Flipside

Rectangle {
    id: root

    required property CountedHand hand
    property bool typing: false // points, of which none can be taken back
    readonly property bool arguable: hand.doubted || hand.miscounted && hand.problemAt < 0 // the app may have lost count

    Accessible.description: hand.problem
    Accessible.name: title.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.warn
    border.width: 2
    color: Theme.warnTint
    implicitHeight: column.y + column.height
    radius: 18

    Column {
        id: column

        bottomPadding: links.visible ? 0 : 8
        spacing: 1
        width: parent.width - 28
        x: 14
        y: 7

        Item {
            height: Math.max(sign.height, title.height)
            width: parent.width

            Rectangle {
                id: sign

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.warn
                height: width
                objectName: "warnSign"
                radius: width / 2
                width: Type.large ? 32 : 24

                Icon {
                    anchors.centerIn: parent
                    color: Theme.warnTint
                    height: width
                    name: Icon.Warn
                    pen: 8
                    width: Type.large ? 17 : 13
                }
            }

            Label {
                id: title

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.warn
                font.bold: true
                lineHeight: 0.95
                //: Over what cannot be, such as a third blue 7.
                text: qsTr("That cannot be right")
                width: parent.width - x
                x: sign.width + 8
            }
        }

        Label {
            font.pixelSize: Type.second
            lineHeight: 0.95
            text: root.hand.problem
            width: parent.width
        }

        Flow {
            id: links

            spacing: 16
            visible: !root.typing || root.arguable
            width: parent.width

            Link {
                id: takeBack

                objectName: "takeOneBack"
                //: Takes the card back that cannot be.
                text: qsTr("Take one back")
                visible: !root.typing
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.hand.takeBack()
            }

            Link {
                id: right

                objectName: "tableIsRight"
                //: Other cards were counted, or other points typed, than the app thinks there can be; it shall take them.
                text: qsTr("The table is right")
                visible: root.arguable
                width: Math.min(implicitWidth, parent.width)

                onClicked: root.hand.believe()
            }
        }
    }
}
