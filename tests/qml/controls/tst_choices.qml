// Switch, radio panel and tabs.
import QtQuick
import QtTest
import Flipside.Controls
import Flipside.Shell

TestCase {
    id: testCase

    Component {
        id: switchComponent

        Switch {
            second: "and why"
            text: "Less motion"
            width: 300
        }
    }

    Component {
        id: radiosComponent

        Column {
            id: radios

            property int chosen: 0

            Repeater {
                model: 3

                RadioPanel {
                    required property int index

                    checked: radios.chosen === index
                    objectName: "radio" + index
                    text: "Choice " + index
                    width: 300

                    onClicked: radios.chosen = index
                }
            }
        }
    }

    Component {
        id: tabsComponent

        Tabs {
            names: ["Rounds", "Chart", "Replay"]
        }
    }

    SignalSpy {
        id: toggled

        signalName: "toggled"
    }

    function test_switch() {
        const item = createTemporaryObject(switchComponent, testCase);
        toggled.target = item;
        toggled.clear();
        mouseClick(item);
        compare(item.checked, true);
        item.forceActiveFocus();
        keyClick(Qt.Key_Space);
        compare(item.checked, false);
        item.Accessible.toggleAction();
        compare(item.checked, true);
        compare(toggled.count, 3);
        compare(item.Accessible.role, Accessible.CheckBox);
        compare(item.Accessible.description, "and why");
    }

    function test_aSwitchLiftedElsewhereStays() {
        const item = createTemporaryObject(switchComponent, testCase);
        mousePress(item, 20, 20);
        mouseMove(item, 20, item.height + 60);
        mouseRelease(item, 20, item.height + 60);
        compare(item.checked, false);
    }

    function test_aSwitchIsDragged() {
        const item = createTemporaryObject(switchComponent, testCase);
        mouseDrag(item, item.width - 50, item.height / 2, 30, 0);
        compare(item.checked, true);
        mouseDrag(item, item.width - 20, item.height / 2, -40, 0);
        compare(item.checked, false);
    }

    function test_whyItRestsIsReadable() {
        const item = createTemporaryObject(switchComponent, testCase, {
                "enabled": false
            });
        mouseClick(item);
        compare(item.checked, false);
        compare(item.opacity, 1);
        const words = item.contentItem.children[0];
        compare(words.children[0].opacity < 0.5, true);
        compare(words.children[1].text, "and why");
        compare(words.children[1].opacity, 1);
    }

    function test_bindingDoesNotCountAsAPerson() {
        const item = createTemporaryObject(switchComponent, testCase);
        toggled.target = item;
        toggled.clear();
        item.checked = true;
        compare(toggled.count, 0);
    }

    function test_radio() {
        const radios = createTemporaryObject(radiosComponent, testCase);
        const second = findChild(radios, "radio1");
        mouseClick(second);
        compare(radios.chosen, 1);
        compare(second.checked, true);
        compare(findChild(radios, "radio0").checked, false);
        mouseClick(second);
        compare(second.checked, true, "a second press leaves it chosen");
        compare(second.Accessible.role, Accessible.RadioButton);
        findChild(radios, "radio2").Accessible.pressAction();
        compare(radios.chosen, 2);
    }

    function test_tabs() {
        const tabs = createTemporaryObject(tabsComponent, testCase);
        mouseClick(tabs, tabs.width / 2, tabs.height / 2);
        compare(tabs.currentIndex, 1);
        keyClick(Qt.Key_Right);
        compare(tabs.currentIndex, 2);
        keyClick(Qt.Key_Right);
        compare(tabs.currentIndex, 2, "there is no tab after the last");
        keyClick(Qt.Key_Left);
        compare(tabs.currentIndex, 1);
    }

    // However long one of them is, and whichever is the current one.
    function test_tabsAreWrittenInOneSize() {
        Settings.textSize = 200;
        const tabs = createTemporaryObject(tabsComponent, testCase, {
                "width": 240
            });
        waitForRendering(tabs);
        const labels = [0, 1, 2].map(i => Array.from(findChild(tabs, "tab" + i).children).find(child => child.fontSizeMode !== undefined));
        for (const label of labels) {
            compare(label.font.pixelSize, labels[1].font.pixelSize);
            verify(label.font.pixelSize < Type.second);
            verify(label.implicitWidth <= label.width, label.text); // so none is made smaller by itself
        }
        Settings.textSize = 100;
    }

    function test_theMarkOfAChoiceStandsBesideItsFirstLine() {
        const radios = createTemporaryObject(radiosComponent, testCase);
        const radio = findChild(radios, "radio0");
        const mark = findChild(radio, "radioMark");
        verify(Math.abs(mark.y + mark.height / 2 - radio.height / 2) < 1);
        radio.second = "one line\n".repeat(8);
        verify(mark.y + mark.height < 60, mark.y);
    }

    height: 400
    name: "Choices"
    visible: true
    when: windowShown
    width: 400
}
