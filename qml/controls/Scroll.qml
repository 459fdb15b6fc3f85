// A part of a page that scrolls down when it must, shows how far, and follows the keyboard's focus.
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

Flickable {
    id: root

    readonly property Item focused: Window.activeFocusItem
    property real kept: 0 // where keep() scrolled to; beyond the content there is a margin until release()
    readonly property real lowest: Math.max(0, contentHeight - height)

    function reveal(item: Item) {
        for (let up = item; up; up = up.parent) {
            if (up !== contentItem)
                continue;
            if (item.height > height)
                return; // it is higher than the view
            const top = item.mapToItem(contentItem, 0, 0).y;
            if (top - 8 < contentY)
                contentY = Math.max(0, top - 8);
            else if (top + item.height + 8 > contentY + height)
                contentY = Math.min(lowest, top + item.height + 8 - height);
            return;
        }
    }

    // Reveals what the keyboard went to, but not a button that a page focused by itself.
    function follow() {
        const button = focused as T.AbstractButton;
        if (!button || button.visualFocus)
            reveal(focused);
    }

    // Keys that nothing inside had a use for.
    function scrollBy(distance: real): bool {
        const wanted = Math.max(0, Math.min(contentHeight - height, contentY + distance));
        const moves = interactive && wanted !== contentY;
        if (moves)
            contentY = wanted;
        return moves;
    }

    // Lays out the item and all in it now instead of with the next frame.
    function settle(item: Item) {
        for (const child of Array.from(item.children)) {
            if (child) // else it left while another was polished
                settle(child);
        }
        item.ensurePolished();
    }

    // Runs a change of sizes, and keeps the item that was tapped for it where it is on the screen.
    function keep(item: Item, change: var) {
        const place = item.mapToItem(contentItem, 0, 0).y - contentY;
        change();
        settle(contentItem);
        kept = item.mapToItem(contentItem, 0, 0).y - place;
        contentY = kept;
        tapping.restart();
    }

    // Once the taps have ended, the margin that keep() left goes.
    function release() {
        const rest = Math.max(0, Math.min(lowest, contentY));
        kept = contentY === rest ? 0 : contentY; // else what becomes shorter would still scroll
        glide.to = rest;
        if (contentY !== rest)
            glide.restart();
    }

    bottomMargin: Math.max(0, kept - lowest)
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentWidth: width
    flickableDirection: Flickable.VerticalFlick
    interactive: contentHeight > height || topMargin > 0 || bottomMargin > 0
    pixelAligned: true
    topMargin: Math.max(0, -kept)

    T.ScrollBar.vertical: ScrollBar {
        scrolled: root
    }

    Keys.onDownPressed: event => event.accepted = scrollBy(64)
    Keys.onPressed: event => {
        if (event.key === Qt.Key_PageDown)
            event.accepted = scrollBy(height - 64);
        else if (event.key === Qt.Key_PageUp)
            event.accepted = scrollBy(64 - height);
    }
    Keys.onUpPressed: event => event.accepted = scrollBy(-64)
    onFocusedChanged: follow()
    onKeptChanged: {
        if (glide.running)
            contentY = kept;
    }
    onMovementEnded: release()
    onMovementStarted: glide.stop()

    Timer {
        id: tapping

        interval: 1500

        onTriggered: {
            if (!root.dragging)
                root.release();
        }
    }

    NumberAnimation {
        id: glide

        duration: Motion.turn
        easing.type: Easing.OutCubic
        property: "kept"
        target: root

        onFinished: root.kept = 0
    }
}
