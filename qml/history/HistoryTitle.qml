// The title of the history, and the way to what else can be done with all matches.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls

RowLayout {
    id: root

    signal menuWanted

    spacing: 8

    Label {
        Accessible.role: Accessible.Heading
        Layout.fillWidth: true
        font.bold: true
        font.pixelSize: Type.hero
        //: Title of the page with all matches.
        text: qsTr("History")
    }

    IconButton {
        Layout.alignment: Qt.AlignTop
        glyph: Icon.Menu
        objectName: root.visible ? "historyMenu" : "" // the page has one
        //: Opens what else can be done with the matches.
        text: qsTr("Menu")

        onClicked: root.menuWanted()
    }
}
