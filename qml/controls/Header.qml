// The top of a page that was opened from another: the way back, and where we are.
import QtQuick
import Flipside

Item {
    id: root

    property string title
    property string subtitle

    signal back

    implicitHeight: Math.max(56, words.implicitHeight + 8)
    implicitWidth: 320

    IconButton {
        id: backButton

        anchors.verticalCenter: parent.verticalCenter
        glyph: Icon.Back
        objectName: "back"
        //: Goes back to the page before.
        text: qsTr("Back")
        x: 0

        onClicked: root.back()
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: parent.width - x - 8
        x: 48

        TitleLabel {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            size: Math.min(Type.row, 28) // the page needs the room more than its title
            text: root.title
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.small
            text: root.subtitle
            visible: text.length > 0
            width: parent.width
        }
    }
}
