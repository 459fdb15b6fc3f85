// A list of Actions over a page, of which one is chosen. It lies where a Sheet lies.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Flipside.Controls

T.Menu {
    id: root

    readonly property SheetPlace place: SheetPlace {
        height: root.height
        over: root.parent
    }

    bottomPadding: place.narrow ? 0 : 20 // from below, what scrolls goes on to the window's edge
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    dim: true
    focus: true
    height: Math.min(implicitHeight, place.room)
    horizontalPadding: 12
    implicitHeight: topPadding + bottomPadding + heading.implicitHeight + list.contentHeight + list.bottomMargin
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
    // The rows that are out of sight are its children, too: it is no layout itself.
    contentItem: Item {
        Accessible.name: root.title
        Accessible.role: Accessible.PopupMenu

        ColumnLayout {
            anchors.fill: parent
            spacing: 0

            SheetHeading {
                id: heading

                Layout.fillWidth: true
                title: root.title

                onClosed: root.close()
            }

            ListView {
                id: list

                Layout.fillHeight: true
                Layout.fillWidth: true
                Layout.rightMargin: -10 // its bar stands beside what it scrolls
                bottomMargin: root.place.narrow ? 20 + root.place.safe.bottom : 0
                boundsBehavior: Flickable.StopAtBounds
                cacheBuffer: 2000 // each row has its place, in sight or not
                clip: true
                currentIndex: root.currentIndex
                interactive: contentHeight + bottomMargin > height
                model: root.contentModel

                T.ScrollBar.vertical: ScrollBar {
                    scrolled: list
                }
            }
        }
    }
    delegate: MenuItem {
    }
}
