// A menu of Actions: chosen by tap, keys and screen readers; what cannot be done is not shown.
import QtQuick
import QtTest
import Flipside.Controls

TestCase {
    id: testCase

    property list<string> done

    Component {
        id: menuComponent

        Menu {
            title: "Corrections"

            Action {
                glyph: Icon.List
                objectName: "log"
                text: "What happened"

                onTriggered: testCase.done.push("log")
            }

            Action {
                enabled: false
                objectName: "redo"
                text: "Redo"
            }

            Action {
                destructive: true
                divider: true
                glyph: Icon.Cross
                objectName: "stop"
                text: "End the match here"

                onTriggered: testCase.done.push("stop")
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
        done = [];
        const window = createTemporaryObject(windowComponent, testCase, {
                "width": width
            });
        const menu = createTemporaryObject(menuComponent, window.contentItem);
        window.requestActivate();
        tryVerify(() => window.active && window.contentItem.width === width);
        menu.open();
        tryCompare(menu, "opened", true);
        return menu;
    }

    function row(menu: var, name: string): Item {
        for (let i = 0; i < menu.count; ++i) {
            if (menu.itemAt(i).objectName === name)
                return menu.itemAt(i);
        }
        return null;
    }

    function test_itLiesWhereASheetLies() {
        const narrow = make(390);
        compare(narrow.width, 390);
        compare(narrow.y + narrow.height, 600);
        const wide = make(1000);
        compare(wide.width, 480);
        tryVerify(() => wide.y > 100 && wide.y + wide.height < 500);
    }

    function test_whatCannotBeDoneIsNotShown() {
        const menu = make(390);
        compare(row(menu, "redo").visible, false);
        const log = row(menu, "log");
        const stop = row(menu, "stop");
        tryVerify(() => log.height >= 48 && stop.mapToItem(log, 0, 0).y === log.height);
        tryVerify(() => log.width === 366 && stop.width === log.width);
    }

    function test_chosen_data() {
        return [{
                "tag": "by a tap",
                "choose": item => mouseClick(item)
            }, {
                "tag": "by a screen reader",
                "choose": item => item.Accessible.pressAction()
            }, {
                "tag": "by Return",
                "choose": () => {
                    keyClick(Qt.Key_Down);
                    keyClick(Qt.Key_Down);
                    keyClick(Qt.Key_Return);
                }
            }];
    }

    function test_chosen(data) {
        const menu = make(390);
        const stop = row(menu, "stop");
        tryVerify(() => stop.width > 0 && stop.y === row(menu, "log").height);
        compare(stop.Accessible.name, "End the match here");
        data.choose(stop);
        compare(done, ["stop"]);
        tryCompare(menu, "opened", false);
    }

    function test_closed_data() {
        return [{
                "tag": "by Escape",
                "close": () => keyClick(Qt.Key_Escape)
            }, {
                "tag": "by the cross",
                "close": menu => findChild(menu.contentItem, "close").press()
            }];
    }

    function test_closed(data) {
        const menu = make(390);
        data.close(menu);
        tryCompare(menu, "opened", false);
        compare(done, []);
    }

    height: 200
    name: "Menu"
    visible: true
    when: windowShown
    width: 200
}
