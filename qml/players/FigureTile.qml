// A number that counts, large, with what it is below, or beside it where words are large.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

Rectangle {
    id: root

    required property string value
    required property string text
    property bool strong: false

    Accessible.name: value + " " + text
    Accessible.role: Accessible.StaticText
    border.color: strong ? Theme.edge : Theme.line
    border.width: strong ? 2 : 1
    color: strong ? Theme.table : Theme.sheet
    implicitHeight: Math.max(72, rows.implicitHeight + rows.anchors.topMargin + rows.anchors.bottomMargin)
    radius: 18

    GridLayout {
        id: rows

        anchors.bottomMargin: Type.large ? 12 : 14
        anchors.fill: parent
        anchors.leftMargin: 16
        anchors.rightMargin: 12
        anchors.topMargin: Type.large ? 12 : 16
        columnSpacing: 16
        columns: Type.large ? 2 : 1
        rowSpacing: 10

        PenNumber {
            Layout.minimumHeight: 36
            Layout.rightMargin: Type.large ? Math.max(0, 84 - implicitWidth) : 0 // words begin below each other
            color: Theme.ink
            size: Math.min(36, (root.width - 32) / Math.max(2, root.value.length) * 1.4)
            text: root.value
        }

        Label {
            Layout.fillHeight: true
            Layout.fillWidth: true
            color: Theme.ink2
            font.pixelSize: Type.second
            text: root.text
            verticalAlignment: Type.large ? Text.AlignVCenter : Text.AlignTop
        }
    }
}
