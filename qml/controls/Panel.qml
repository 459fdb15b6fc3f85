// A panel of things that belong together, one below the other.
import QtQuick
import Flipside

Item {
    id: root

    enum Kind {
        Plain,
        Quiet, // a well in the table's colour
        Raised
    }

    property int kind: Panel.Kind.Plain
    property real padding: 16
    property real spacing: 12
    property alias radius: face.radius
    default property alias content: column.data

    implicitHeight: column.implicitHeight + 2 * padding + (kind === Panel.Kind.Raised ? 5 : 0)
    implicitWidth: column.implicitWidth + 2 * padding

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: 5
        color: Theme.under
        radius: face.radius
        visible: root.kind === Panel.Kind.Raised
    }

    Rectangle {
        id: face

        anchors.bottomMargin: root.kind === Panel.Kind.Raised ? 5 : 0
        anchors.fill: parent
        border.color: Theme.line
        border.width: root.kind === Panel.Kind.Raised ? 2 : root.kind === Panel.Kind.Plain ? 1 : 0
        color: root.kind === Panel.Kind.Plain ? Theme.sheet : Theme.table
        radius: root.kind === Panel.Kind.Raised ? 24 : 18
    }

    Column {
        id: column

        spacing: root.spacing
        width: parent.width - 2 * root.padding
        x: root.padding
        y: root.padding
    }
}
