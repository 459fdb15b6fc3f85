// Asks or shows something over a page: from below on narrow windows, in the middle of wide ones.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flipside.Controls

T.Popup {
    id: root

    property string title
    readonly property SheetPlace place: SheetPlace {
        height: root.height
        over: root.parent
    }
    property Item revealed // comes into sight once it has its place
    default property alias content: column.data

    function toTop() {
        revealed = null;
        scroll.contentY = 0;
    }

    function reveal(item: Item) {
        revealed = item;
        scroll.reveal(item);
    }

    onAboutToHide: revealed = null

    bottomPadding: place.narrow ? 0 : 20 // from below, what scrolls goes on to the window's edge
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    dim: true
    focus: true
    height: Math.min(implicitHeight, place.room)
    horizontalPadding: 12
    implicitHeight: topPadding + bottomPadding + heading.implicitHeight + scroll.contentHeight
    modal: true
    parent: T.Overlay.overlay
    topPadding: 12
    width: place.width
    x: place.x
    y: place.y

    T.Overlay.modal: Rectangle {
        color: "#990a0614"
    }

    background: SheetFace {
        narrow: root.place.narrow
    }
    contentItem: FocusScope {
        Accessible.name: root.title
        Accessible.role: Accessible.Dialog
        Keys.forwardTo: [column, scroll] // where nothing inside has the focus
        focus: true

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SheetHeading {
                id: heading

                Layout.fillWidth: true
                title: root.title

                onClosed: root.close()
            }

            Scroll {
                id: scroll

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.rightMargin: -10 // its bar stands beside what it scrolls
                contentHeight: column.implicitHeight + (root.place.narrow ? 20 + root.place.safe.bottom : 0)
                objectName: "sheetScroll"

                onContentHeightChanged: {
                    if (root.revealed)
                        reveal(root.revealed);
                }
                onMovementStarted: root.revealed = null

                Column {
                    id: column

                    // Rows are gone through by arrows too, and round again.
                    function go(forward: bool): bool {
                        let next = Window.activeFocusItem.nextItemInFocusChain(forward);
                        if (next === heading.cross)
                            next = next.nextItemInFocusChain(forward);
                        if (next instanceof ListRow)
                            next.forceActiveFocus(Qt.TabFocusReason);
                        return next instanceof ListRow;
                    }

                    spacing: 4
                    width: parent.width - 10

                    Keys.onDownPressed: event => event.accepted = go(true)
                    Keys.onUpPressed: event => event.accepted = go(false)
                }
            }
        }
    }
    enter: Transition {
        NumberAnimation {
            duration: Motion.turn
            easing.type: Easing.OutCubic
            from: root.parent ? root.y + 12 : 0
            property: "y"
        }

        NumberAnimation {
            duration: Motion.turn
            from: 0
            property: "opacity"
            to: 1
        }
    }
    exit: Transition {
        NumberAnimation {
            duration: Motion.release
            property: "opacity"
            to: 0
        }
    }
}
