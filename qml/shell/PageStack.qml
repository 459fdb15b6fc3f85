// Pages one above the other; the topmost is shown. Pages are made when they are opened and gone when they are left.
import QtQuick
import Flipside.Controls
import Flipside.Shell

FocusScope {
    id: root

    property var pages: [] // lowest first
    property bool begun: false // what the app begins with, on however many pages, is simply there
    readonly property int depth: pages.length
    readonly property Page current: depth > 0 ? pages[depth - 1] : null

    function push(url: url, properties: var): Page {
        const component = Qt.createComponent(url);
        if (component.status !== Component.Ready) {
            console.error(component.errorString());
            return null;
        }
        // Made in its size, so that nothing on it is laid out twice.
        const page = component.createObject(root, Object.assign({
                    "depth": depth,
                    "width": width,
                    "height": height
                }, properties)) as Page;
        page.width = Qt.binding(() => root.width);
        page.height = Qt.binding(() => root.height);
        if (current)
            current.visible = false;
        pages = [...pages, page];
        enter(page);
        return page;
    }

    function pop(count: int) {
        for (let i = 0; i < count && depth > 0; ++i) {
            const gone = current;
            pages = pages.slice(0, -1);
            gone.visible = false;
            gone.destroy();
        }
        if (current)
            enter(current);
    }

    function enter(page: Item) {
        page.visible = true;
        if (page !== current) // it had itself left, having come into sight
            return;
        page.forceActiveFocus();
        if (begun)
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
