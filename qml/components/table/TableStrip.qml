// Between table and pad: who has to do what, and the way back; on wide windows the buttons of a turn too.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    property bool wide: false
    property bool headed: true
    property real reserved: 0 // kept free before the way back
    readonly property real freeEnd: undo.x - 10
    readonly property bool stacked: headed && !wide && Type.large

    implicitHeight: stacked ? headline.height + undo.height + 6 : Math.max(headline.visible ? headline.height : 0, undo.height)

    Label {
        id: headline

        Accessible.name: text
        Accessible.role: Accessible.Heading
        font.bold: true
        font.pixelSize: root.wide ? Type.hero : Type.row
        lineHeight: 0.95
        objectName: "headline"
        text: root.match.table.headline
        visible: root.headed
        width: root.stacked ? root.width : root.wide ? undo.x - root.reserved - 22 : root.width - undo.width - 10
        x: root.wide ? 0 : 4
        y: root.stacked ? 0 : (root.height - height) / 2
    }

    UndoButton {
        id: undo

        match: root.match
        width: root.stacked || !root.headed ? root.width : root.wide ? Math.min(236, root.width * 0.28) : Math.min(220, root.width * 0.52)
        x: root.width - width
        y: root.stacked ? headline.height + 6 : (root.height - height) / 2
    }
}
