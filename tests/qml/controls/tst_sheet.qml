// Sheets: from below on narrow windows, in the middle of wide ones; Escape and the cross close them.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: sheetComponent

        Sheet {
            title: "Language"

            Button {
                objectName: "inside"
                text: "Inside"
                width: parent.width
            }
        }
    }

    Component {
        id: menuComponent

        Sheet {
            title: "Menu"

            ListRow {
                objectName: "first"
                text: "First"
                width: parent.width
            }

            ListRow {
                objectName: "second"
                text: "Second"
                width: parent.width
            }
        }
    }

    Component {
        id: windowComponent

        Window {
            height: 600
            visible: true
            width: 390
        }
    }

    function make(width: int): var {
        return makeOf(sheetComponent, width);
    }

    function makeOf(component: Component, width: int): var {
        const window = createTemporaryObject(windowComponent, testCase, {
                "width": width
            });
        tryVerify(() => window.contentItem.width === width);
        const sheet = createTemporaryObject(component, window.contentItem);
        sheet.open();
        tryCompare(sheet, "opened", true);
        return sheet;
    }

    function test_narrow() {
        const sheet = make(390);
        compare(sheet.width, 390);
        compare(sheet.y + sheet.height, sheet.parent.height);
        // Its round corners lie beyond the edge, and its sides reach it.
        const face = findChild(sheet.background, "sheetFace");
        verify(face.height >= sheet.height + face.radius);
        compare(sheet.bottomPadding, 0); // what scrolls reaches it too, with air below the last of it
        const inside = findChild(sheet.contentItem, "inside");
        compare(inside.mapToItem(sheet.parent, 0, inside.height).y, sheet.parent.height - 20);
    }

    function test_wide() {
        const sheet = make(1000);
        compare(sheet.width, 480);
        verify(sheet.y > 0);
        verify(sheet.y + sheet.height < sheet.parent.height);
    }

    function test_largeWordsFindAsManyInALine() {
        Settings.textSize = 200;
        verify(make(1280).width >= 640);
        const medium = make(620);
        verify(medium.width <= medium.parent.width - 48, medium.width);
        Settings.textSize = 100;
    }

    function test_closeByCross() {
        const sheet = make(390);
        const close = findChild(sheet.contentItem, "close");
        compare(close.Accessible.name, "Close");
        close.press();
        tryCompare(sheet, "opened", false);
    }

    function test_rowsAreGoneThroughByArrows() {
        const sheet = makeOf(menuComponent, 390);
        const focused = () => sheet.contentItem.Window.activeFocusItem.objectName;
        const window = sheet.parent.Window.window;
        window.requestActivate();
        tryCompare(window, "active", true);
        tryCompare(sheet, "activeFocus", true);
        keyClick(Qt.Key_Down);
        compare(focused(), "first");
        keyClick(Qt.Key_Down);
        compare(focused(), "second");
        keyClick(Qt.Key_Down); // and round again
        compare(focused(), "first");
        keyClick(Qt.Key_Up);
        compare(focused(), "second");
    }

    function test_closeByEscape() {
        const sheet = make(390);
        const window = sheet.parent.Window.window;
        window.requestActivate();
        tryCompare(window, "active", true);
        tryCompare(sheet, "activeFocus", true);
        keyClick(Qt.Key_Escape);
        tryCompare(sheet, "opened", false);
    }

    height: 200
    name: "Sheet"
    visible: true
    when: windowShown
    width: 200
}
