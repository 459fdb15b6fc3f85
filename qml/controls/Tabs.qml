// A bar of tabs that share its width. Arrow keys go along it.
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Templates as T
import Flipside.Controls

T.TabBar {
    id: root

    required property list<string> names
    // All of them as large as the longest can be written.
    readonly property real wordScale: {
        let scale = 1;
        for (let i = 0; i < count; ++i)
            scale = Math.min(scale, (itemAt(i) as Tab)?.fitting ?? 1);
        return scale;
    }

    function choose(index: int) {
        setCurrentIndex(Math.max(0, Math.min(index, count - 1)));
        currentItem.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.PageTabList
    implicitHeight: contentHeight
    implicitWidth: 320

    background: Rectangle {
        color: Theme.table
        radius: 16
    }
    contentItem: ListView {
        currentIndex: root.currentIndex
        interactive: false
        model: root.contentModel
        orientation: ListView.Horizontal
    }

    Repeater {
        model: root.names

        Tab {
            required property int index
            required property string modelData

            objectName: "tab" + index
            text: modelData
            wordScale: root.wordScale

            Keys.onLeftPressed: root.choose(index - 1)
            Keys.onRightPressed: root.choose(index + 1)
        }
    }
}
