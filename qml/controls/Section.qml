// A heading over a group of a page, and the group.
import QtQuick
import Flipside.Controls

Column {
    id: root

    property string title

    spacing: 8
    topPadding: 8

    Label {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        color: Theme.ink2
        font.bold: true
        font.pixelSize: Type.second
        leftPadding: 6
        text: root.title
        visible: text.length > 0
        width: parent.width
    }
}
