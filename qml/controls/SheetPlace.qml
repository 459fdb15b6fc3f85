// Where a sheet lies over a page: from below on narrow windows, in the middle of wide ones.
import QtQuick
import Flipside.Controls

QtObject {
    id: root

    property Item over // all of the window
    property real height // of the sheet
    readonly property bool narrow: over !== null && over.width < 600
    readonly property size around: over ? Qt.size(over.width, over.height) : Qt.size(1000, 1000)
    readonly property real room: around.height - safe.top - (narrow ? 48 : 64) // for its height
    readonly property real comfortable: Math.round(264 + 216 * Type.scale) // larger words find as many in a line
    readonly property real width: narrow ? around.width : Math.min(around.width - 64, comfortable)
    readonly property real x: Math.round((around.width - width) / 2)
    readonly property real y: Math.round((around.height - height) / (narrow ? 1 : 2))
    readonly property SafeArea safe: SafeArea {
        window: root.over ? root.over.Window.window : null
    }
}
