// Between table and pad: who has to do what, what just followed, and the way back; on wide windows the buttons of a
// turn too.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    property bool wide: false
    property bool headed: true
    property real reserved: 0 // kept free before the way back
    readonly property real freeEnd: undo.x - 10
    readonly property real over: Math.max(0, implicitHeight - undo.implicitHeight) // what long words take besides

    implicitHeight: Math.max(headed ? words.height : 0, undo.implicitHeight)

    Column {
        id: words

        visible: root.headed
        width: root.wide ? undo.x - root.reserved - 22 : root.width - undo.width - 10
        x: root.wide ? 0 : 4
        y: (root.height - height) / 2

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: root.wide ? Type.hero : Type.row
            lineHeight: 0.95
            objectName: "headline"
            text: root.match.table.headline
            width: parent.width
        }

        FollowedLabel {
            lineHeight: 0.95
            table: root.match.table
            visible: text.length > 0 && table.phase !== Phase.Holds // there it has more room below
            width: parent.width
        }
    }

    UndoButton {
        id: undo

        match: root.match
        width: !root.headed ? root.width : root.wide ? Math.min(236, root.width * 0.28) : Math.min(220, root.width * 0.52)
        x: root.width - width
        y: (root.height - height) / 2
    }
}
