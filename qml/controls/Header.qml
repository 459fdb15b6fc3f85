// The top of a page that was opened from another: the way back, and where we are.
import QtQuick
import Flipside

Item {
    id: root

    property string title
    property string subtitle
    property bool steady: false // of one height, whatever names are in it: they are made smaller, then shortened

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
            readonly property bool mayShorten: root.steady

            Accessible.name: text
            Accessible.role: Accessible.Heading
            elide: root.steady ? Text.ElideRight : Text.ElideNone
            font.bold: true
            fontSizeMode: root.steady ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 11
            size: Math.min(Type.row, 28) // the page needs the room more than its title
            text: root.title
            width: parent.width
            wrapMode: root.steady ? Text.NoWrap : Text.Wrap
        }

        Label {
            readonly property bool mayShorten: root.steady

            color: Theme.ink2
            elide: root.steady ? Text.ElideRight : Text.ElideNone
            font.pixelSize: Type.small
            fontSizeMode: root.steady ? Text.HorizontalFit : Text.FixedSize
            minimumPixelSize: 11
            text: root.subtitle
            visible: text.length > 0
            width: parent.width
            wrapMode: root.steady ? Text.NoWrap : Text.Wrap
        }
    }
}
