// A place where there is nothing yet: what will be there, and the first step.
import QtQuick
import Flipside.Controls

Column {
    id: root

    property int glyph: Icon.Clock
    property string title
    property string text
    property string action // what the first step is called; empty for none

    signal actionRequested

    spacing: 12
    topPadding: 24

    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.table
        height: 88
        radius: 44
        width: 88

        Icon {
            anchors.centerIn: parent
            color: Theme.ink2
            height: 40
            name: root.glyph
            width: 40
        }
    }

    Label {
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: Type.title
        horizontalAlignment: Text.AlignHCenter
        text: root.title
        width: parent.width
    }

    Label {
        color: Theme.ink2
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        visible: text.length > 0
        width: parent.width
    }

    Button {
        anchors.horizontalCenter: parent.horizontalCenter
        kind: Button.Kind.Go
        objectName: "firstStep"
        text: root.action
        visible: root.action.length > 0
        width: Math.min(parent.width, Math.max(200, implicitWidth))

        onClicked: root.actionRequested()
    }
}
