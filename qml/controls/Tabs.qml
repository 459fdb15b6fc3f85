// A bar of tabs that share its width. Arrow keys go along it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Rectangle {
    id: root

    required property list<string> names
    property int current: 0
    // All of them as large as the longest can be written.
    readonly property real wordScale: {
        let scale = 1;
        for (let i = 0; i < tabs.count; ++i)
            scale = Math.min(scale, (tabs.itemAt(i) as Tab)?.fitting ?? 1);
        return scale;
    }

    signal chosen(int index)

    function choose(index: int) {
        if (index < 0 || index >= names.length)
            return;
        chosen(index);
        (tabs.itemAt(index) as Tab).forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.PageTabList
    color: Theme.table
    implicitHeight: Math.max(48, Math.round(Type.second * 1.5) + 24)
    implicitWidth: 320
    radius: 16

    Row {
        id: row

        anchors.fill: parent

        Repeater {
            id: tabs

            model: root.names

            Tab {
                required property int index
                required property string modelData

                checked: root.current === index
                height: root.height
                objectName: "tab" + index
                text: modelData
                width: root.width / root.names.length
                wordScale: root.wordScale

                Keys.onLeftPressed: root.choose(index - 1)
                Keys.onRightPressed: root.choose(index + 1)
                onClicked: root.chosen(index)
            }
        }
    }
}
