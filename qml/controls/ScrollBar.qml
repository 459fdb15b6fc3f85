// How far something is scrolled, and how much of it there is.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.ScrollBar {
    id: root

    required property Flickable scrolled

    horizontalPadding: 2
    hoverEnabled: false
    implicitWidth: 8
    minimumSize: 32 / Math.max(32, height)
    visible: scrolled.interactive && size < 1

    contentItem: Rectangle {
        color: Theme.edge
        opacity: root.scrolled.moving ? 0.8 : 0.35
        radius: 2
    }
}
