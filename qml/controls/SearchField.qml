// A field for what is searched for, and a cross that empties it.
import QtQuick
import Flipside.Controls

TextField {
    id: root

    EnterKey.type: Qt.EnterKeySearch
    glyph: Icon.Search
    inputMethodHints: Qt.ImhNoAutoUppercase
    rightPadding: clear.visible ? 52 : 16

    IconButton {
        id: clear

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        glyph: Icon.Cross
        objectName: "clearSearch"
        size: 16
        //: Empties the search field.
        text: qsTr("Clear")
        visible: root.length > 0

        onClicked: {
            root.clear();
            root.forceActiveFocus();
        }
    }
}
