// Somebody's name, distance to the target and total in the table of rounds.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Shell

Item {
    id: root

    required property string name
    required property int mark
    required property int colorIndex
    required property int total
    required property int toGo
    required property bool leads
    required property bool seated
    required property bool over // or nobody wants to reach the target
    required property real nameWidth
    required property int nameLines
    readonly property real totalLength: number.width
    readonly property real wordsLeast: distance.visible ? Math.ceil(distanceSize.advanceWidth) + 1 : 0
    readonly property real nameLeast: 19 + Math.max(nameLabel.least, wordsLeast) + 4 // where nothing is cut

    Accessible.description: distance.visible ? distance.text : ""
    Accessible.name: qsTr("%1: %2").arg(name).arg(total.toLocaleString(Qt.locale(Language.locale), "f", 0))
    Accessible.role: Accessible.StaticText
    opacity: seated ? 1 : 0.6

    TextMetrics {
        id: distanceSize

        font.pixelSize: distance.minimumPixelSize
        text: distance.text
    }

    GridLayout {
        anchors.left: parent.left
        anchors.leftMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        columnSpacing: 6
        columns: 2
        rowSpacing: 0
        width: root.nameWidth - 6

        PlayerMark {
            Layout.preferredHeight: 11
            Layout.preferredWidth: 11
            color: Theme.person(root.colorIndex, Theme.dark)
            number: root.mark
        }

        NameLabel {
            id: nameLabel

            Layout.fillWidth: true
            Layout.preferredHeight: Math.max(Math.ceil(Type.body * 1.4), implicitHeight)
            font.bold: true
            lines: root.nameLines
            text: root.name
            verticalAlignment: Text.AlignVCenter
        }

        Label {
            id: distance

            Layout.column: 1
            Layout.fillWidth: true
            Layout.row: 1
            color: Theme.ink2
            font.pixelSize: Type.caption
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            //: What is missing to the target; %n points. Then of somebody who got up and plays no more.
            text: root.seated ? qsTr("%n to go", "", root.toGo) : qsTr("has left")
            visible: !root.over || !root.seated
            wrapMode: Text.NoWrap
        }
    }

    PenNumber {
        id: number

        anchors.right: parent.right
        anchors.rightMargin: 2
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        size: Math.round((root.leads ? 27 : 23) * Type.penScale)
        text: root.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
    }
}
