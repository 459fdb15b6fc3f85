// What a sheet is drawn on. From below it comes out of the window's edge: its lower corners lie beyond.
import QtQuick
import Flipside.Controls

Item {
    id: root

    required property bool narrow

    Rectangle {
        border.color: Theme.line
        border.width: 1
        color: Theme.page
        height: parent.height + (root.narrow ? radius : 0)
        objectName: "sheetFace"
        radius: 24
        width: parent.width
    }
}
