// The title of a sheet, and the cross that closes it.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

RowLayout {
    id: root

    required property string title
    readonly property Item cross: button

    signal closed

    spacing: 6

    TitleLabel {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        Layout.bottomMargin: 4
        Layout.fillWidth: true
        Layout.leftMargin: 6 // as the headings below it
        Layout.topMargin: 4
        font.bold: true
        size: Type.title
        text: root.title
    }

    IconButton {
        id: button

        Layout.alignment: Qt.AlignTop
        glyph: Icon.Cross
        objectName: "close"
        size: 18
        //: Closes a panel that lies over the page.
        text: qsTr("Close")

        onClicked: root.closed()
    }
}
