// Pages one above the other; the topmost is shown. Pages are made when they are opened and gone when they are left.
import QtQuick
import Flipside.Controls
import Flipside.Shell

FocusScope {
    id: root

    property Page current: null
    property bool animated: false // what the app begins with, on however many pages, is simply there
    readonly property int depth: current ? current.depth + 1 : 0

    function push(url: url, properties: var): Page {
        const component = Qt.createComponent(url);
        if (component.status !== Component.Ready) {
            console.error(component.errorString());
            return null;
        }
        // Made in its size, so that nothing on it is laid out twice.
        const page = component.createObject(root, Object.assign({
                    "below": current,
                    "depth": depth,
                    "width": width,
                    "height": height
                }, properties)) as Page;
        page.width = Qt.binding(() => root.width);
        page.height = Qt.binding(() => root.height);
        if (current)
            current.visible = false;
        current = page;
        enter(page);
        return page;
    }

    function pop(count: int) {
        for (let i = 0; i < count && current; ++i) {
            const gone = current;
            current = gone.below;
            gone.visible = false;
            gone.destroy();
        }
        if (current)
            enter(current);
    }

    function enter(page: Item) {
        page.visible = true;
        if (page !== current) // it left by itself when it became visible
            return;
        page.forceActiveFocus();
        if (animated)
            moved.restart();
    }

    ParallelAnimation {
        id: moved

        NumberAnimation {
            duration: Motion.turn
            from: 0
            property: "opacity"
            target: root.current
            to: 1
        }

        NumberAnimation {
            duration: Motion.turn
            easing.type: Easing.OutCubic
            from: 12
            property: "y"
            target: root.current
            to: 0
        }
    }
}
