// Asks or shows something over a page: from below on narrow windows, in the middle of wide ones.
import QtQuick
import QtQuick.Templates as T
import Flipside

T.Popup {
    id: root

    property string title
    readonly property bool narrow: parent ? parent.width < 600 : false
    readonly property real room: parent ? parent.height - safe.top - (narrow ? 48 : 64) : implicitHeight // for its height
    readonly property SafeArea safe: SafeArea {
        window: root.parent ? root.parent.Window.window : null
    }
    readonly property real breadth: Math.min(narrow || !parent ? 480 : parent.width - 64, Math.round(264 + 216 * Type.scale)) // larger words find as many in a line
    property Item wanted // comes into sight once it has its place
    default property alias content: column.data

    function toTop() {
        wanted = null;
        scroll.contentY = 0;
    }

    function reveal(item: Item) {
        wanted = item;
        scroll.reveal(item);
    }

    onAboutToHide: wanted = null

    bottomPadding: narrow ? 0 : 20 // from below, what scrolls goes on to the window's edge
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    dim: true
    focus: true
    height: Math.min(implicitHeight, room)
    horizontalPadding: 12
    implicitHeight: topPadding + bottomPadding + heading.height + scroll.contentHeight
    modal: true
    parent: T.Overlay.overlay
    topPadding: 12
    width: parent ? Math.min(parent.width, narrow ? parent.width : breadth) : breadth
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? (narrow ? parent.height - height : Math.round((parent.height - height) / 2)) : 0

    T.Overlay.modal: Rectangle {
        color: "#990a0614"
    }

    // From below it comes out of the window's edge: its lower corners lie beyond.
    background: Item {
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
    contentItem: FocusScope {
        Accessible.name: root.title
        Accessible.role: Accessible.Dialog
        Keys.forwardTo: [column, scroll] // where nothing inside has the focus
        focus: true

        Item {
            id: heading

            height: Math.max(48, headingLabel.implicitHeight + 8)
            width: parent.width

            TitleLabel {
                id: headingLabel

                Accessible.name: text
                Accessible.role: Accessible.Heading
                anchors.verticalCenter: parent.verticalCenter
                font.bold: true
                size: Type.title
                text: root.title
                width: parent.width - 60
                x: 6 // as the headings below it
            }

            IconButton {
                id: cross

                anchors.right: parent.right
                glyph: Icon.Cross
                objectName: "close"
                size: 18
                //: Closes a panel that lies over the page.
                text: qsTr("Close")

                onClicked: root.close()
            }
        }

        Scroll {
            id: scroll

            anchors.bottom: parent.bottom
            anchors.top: heading.bottom
            contentHeight: column.implicitHeight + (root.narrow ? 20 + root.safe.bottom : 0)
            width: parent.width + 10 // its bar stands beside what it scrolls

            onContentHeightChanged: {
                if (root.wanted)
                    reveal(root.wanted);
            }
            onMovementStarted: root.wanted = null

            Column {
                id: column

                // Rows are gone through by arrows too, and round again.
                function go(forward: bool): bool {
                    let next = Window.activeFocusItem.nextItemInFocusChain(forward);
                    if (next === cross)
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
