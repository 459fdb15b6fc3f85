// Somebody's name, distance to the target and total in the table of rounds.
import QtQuick
import Flipside

Item {
    id: root

    required property string name
    required property int mark
    required property int shade
    required property int total
    required property int toGo
    required property bool leads
    required property bool seated
    required property bool over // or nobody wants to reach the target
    required property real nameWidth
    required property int nameLines
    readonly property real totalLength: number.width
    readonly property real nameLeast: words.x + Math.max(nameLabel.least, distance.visible ? Math.ceil(distanceSize.advanceWidth) + 1 : 0) + 4 // where nothing is cut

    Accessible.description: distance.visible ? distance.text : ""
    Accessible.name: qsTr("%1: %2").arg(name).arg(total.toLocaleString(Qt.locale(Language.locale), "f", 0))
    Accessible.role: Accessible.StaticText
    opacity: seated ? 1 : 0.6

    PlayerMark {
        color: Theme.person(root.shade, Theme.dark)
        height: 11
        number: root.mark
        width: 11
        x: 2
        y: words.y + (nameLabel.height - height) / 2
    }

    TextMetrics {
        id: distanceSize

        font.pixelSize: distance.minimumPixelSize
        text: distance.text
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: root.nameWidth - x - 4
        x: 19

        NameLabel {
            id: nameLabel

            font.bold: true
            height: Math.max(Math.ceil(Type.body * 1.4), implicitHeight)
            lines: root.nameLines
            text: root.name
            verticalAlignment: Text.AlignVCenter
            width: parent.width
        }

        Label {
            id: distance

            color: Theme.ink2
            font.pixelSize: Type.caption
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 11
            //: What is missing to the target; %n points. Then of somebody who got up and plays no more.
            text: root.seated ? qsTr("%n to go", "", root.toGo) : qsTr("has left")
            visible: !root.over || !root.seated
            width: parent.width
            wrapMode: Text.NoWrap
        }
    }

    PenNumber {
        id: number

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ink
        size: Math.round((root.leads ? 27 : 23) * Type.penScale)
        text: root.total.toLocaleString(Qt.locale(Language.locale), "f", 0)
        x: parent.width - width - 2
    }
}
