// A heading over a group of a page, and the group.
import QtQuick
import Flipside

Column {
    id: root

    property string title
    property bool plain: false // only the heading's words, with no room above

    spacing: 8
    topPadding: plain ? 0 : 8

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
