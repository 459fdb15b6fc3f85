// A panel of things that belong together, one below the other.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.Control {
    id: root

    enum Kind {
        Plain,
        Quiet, // a well in the table's colour
        Raised
    }

    property int kind: Panel.Kind.Plain
    readonly property int lift: kind === Panel.Kind.Raised ? 5 : 0
    default property alias content: column.data

    bottomPadding: padding + lift
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    implicitWidth: implicitContentWidth + leftPadding + rightPadding
    padding: 16
    spacing: 12

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.topMargin: root.lift
            color: Theme.under
            radius: face.radius
            visible: root.lift > 0
        }

        Rectangle {
            id: face

            anchors.bottomMargin: root.lift
            anchors.fill: parent
            border.color: Theme.line
            border.width: [1, 0, 2][root.kind]
            color: root.kind === Panel.Kind.Plain ? Theme.sheet : Theme.table
            radius: root.lift > 0 ? 24 : 18
        }
    }
    contentItem: Column {
        id: column

        spacing: root.spacing
    }
}
