// The title of the history, and the way to what else can be done with all matches.
import QtQuick
import Flipside.Controls

Item {
    id: root

    signal menuWanted

    implicitHeight: Math.max(48, title.implicitHeight)

    Label {
        id: title

        Accessible.role: Accessible.Heading
        anchors.verticalCenter: parent.verticalCenter
        font.bold: true
        font.pixelSize: Type.hero
        //: Title of the page with all matches.
        text: qsTr("History")
        width: parent.width - 56
    }

    IconButton {
        glyph: Icon.Menu
        objectName: root.visible ? "historyMenu" : "" // the page has one
        //: Opens what else can be done with the matches.
        text: qsTr("Menu")
        x: parent.width - width

        onClicked: root.menuWanted()
    }
}
