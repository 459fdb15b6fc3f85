// The top of a page that was opened from another: back, where we are, and what can be done here.
import QtQuick
import Flipside

Item {
    id: root

    property string title
    property string subtitle
    property bool canGoBack: true
    default property alias actions: actionRow.data

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
        visible: root.canGoBack
        x: 0

        onClicked: root.back()
    }

    Column {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        width: actionRow.x - x - 8
        x: root.canGoBack ? 48 : 12

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

    Row {
        id: actionRow

        anchors.verticalCenter: parent.verticalCenter
        x: parent.width - width
    }
}
