// What is wrong with a counted hand: smaller than a Banner, so that the counted cards and their points stay in sight.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.RoundEnd
import Flipside.Shell

Rectangle {
    id: root

    required property CountedHand hand
    property bool typing: false // points, of which none can be taken back
    readonly property string points: hand.points.toLocaleString(Qt.locale(Language.locale), "f", 0)
    // The app may have lost count.
    readonly property bool arguable: hand.doubted || hand.miscounted && hand.problemAt < 0

    signal confirmed // points that were doubted
    signal changeWanted

    Accessible.description: hand.problem
    Accessible.name: title.text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.warn
    border.width: 2
    color: Theme.warnTint
    implicitHeight: column.implicitHeight + (links.visible ? 7 : 15)
    radius: 18

    ColumnLayout {
        id: column

        anchors.left: parent.left
        anchors.leftMargin: 14
        anchors.right: parent.right
        anchors.rightMargin: 14
        anchors.top: parent.top
        anchors.topMargin: 7
        spacing: 1

        RowLayout {
            spacing: 8

            Rectangle {
                Layout.preferredHeight: width
                Layout.preferredWidth: Type.large ? 32 : 24
                color: Theme.warn
                objectName: "warnSign"
                radius: width / 2

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

                Layout.fillWidth: true
                color: Theme.warn
                font.bold: true
                lineHeight: 0.95
                //: Over what was counted or typed: the first is unlikely, such as 818 points, the second cannot be,
                //: such as a third blue 7.
                text: root.hand.doubted ? qsTr("Is that right?") : qsTr("That cannot be right")
            }
        }

        Label {
            Layout.fillWidth: true
            font.pixelSize: Type.second
            lineHeight: 0.95
            text: root.hand.problem
        }

        Flow {
            id: links

            Layout.fillWidth: true
            spacing: 16
            visible: !root.typing || root.arguable

            Link {
                objectName: "takeOneBack"
                //: Takes the card back that cannot be.
                text: qsTr("Take one back")
                visible: !root.typing
                width: Math.min(implicitWidth, column.width)

                onClicked: root.hand.takeBack()
            }

            Link {
                objectName: "tableIsRight"
                //: Other cards were counted, or other points typed, than the app thinks there can be; it shall take
                //: them.
                text: qsTr("The table is right")
                visible: root.arguable && !root.hand.doubted
                width: Math.min(implicitWidth, column.width)

                onClicked: root.hand.confirm()
            }

            Link {
                objectName: "writeAllTheSame"
                //: Takes a number of points that is unlikely; %1 is the number.
                text: qsTr("Write %1 all the same").arg(root.points)
                visible: root.hand.doubted
                width: Math.min(implicitWidth, column.width)

                onClicked: {
                    root.hand.confirm();
                    root.confirmed();
                }
            }

            Link {
                objectName: "changePoints"
                //: Leads back to the field with a number of points that is unlikely.
                text: qsTr("Change it")
                visible: root.hand.doubted
                width: Math.min(implicitWidth, column.width)

                onClicked: root.changeWanted()
            }
        }
    }
}
