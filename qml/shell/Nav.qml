// The places of the app: a bar below narrow windows, a rail beside wider ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Rectangle {
    id: root

    required property var places // list of Place
    required property bool rail
    property int current: 0
    readonly property real itemHeight: 50 + Type.caption * 1.4
    readonly property real firstY: height < 480 ? 8 : 88
    // Where large words would have to be small again, only the current place is named, across its neighbours.
    readonly property bool terse: !rail && Type.large && widest > width / places.length - 8
    readonly property bool sharing: !terse && widest > width / places.length - 8
    readonly property real least: 28 // so that the shortest is still as wide as a finger
    readonly property var wishes: Array.from({
            "length": items.count
        }, (_, i) => (items.itemAt(i) as NavItem)?.natural ?? 0)
    readonly property real widest: Math.max(...wishes)
    // Words that do not fit side by side share the bar by what they need, so that a long one does not make all of them small.
    readonly property real natural: Math.max(1, wishes.reduce((sum, wish) => sum + wish, 0))

    readonly property real wordScale: {
        let scale = 1;
        for (let i = 0; i < items.count; ++i)
            scale = Math.min(scale, (items.itemAt(i) as NavItem)?.fitting ?? 1);
        return scale;
    }

    signal chosen(int index)

    Accessible.role: Accessible.PageTabList
    color: Theme.sheet
    implicitHeight: itemHeight + 8

    Rectangle {
        color: Theme.line
        height: root.rail ? parent.height : 1
        width: root.rail ? 1 : parent.width
        x: root.rail ? parent.width - 1 : 0
    }

    Logo {
        anchors.horizontalCenter: parent.horizontalCenter
        height: 44
        visible: root.rail && root.firstY > 48
        width: 44
        y: 26
    }

    Grid {
        columns: root.rail ? 1 : root.places.length
        rowSpacing: Math.min(Math.max(84, root.itemHeight + 4), (root.height - root.firstY) / root.places.length) - root.itemHeight - 4
        y: root.rail ? root.firstY : 2

        Repeater {
            id: items

            model: root.places

            NavItem {
                required property int index
                required property Place modelData

                checked: root.current === index
                glyph: modelData.glyph
                height: root.terse ? 48 : root.itemHeight + 4
                objectName: "nav" + index
                text: modelData.title
                bare: root.terse
                wordScale: root.wordScale
                width: root.rail ? root.width - 1 : root.sharing ? root.least + (root.width - root.least * root.places.length) * natural / root.natural : root.width / root.places.length

                onClicked: root.chosen(index)
            }
        }
    }

    // Below the icons too, where the name is.
    MouseArea {
        enabled: root.terse
        height: parent.height - y
        width: parent.width
        y: 50

        onClicked: mouse => root.chosen(Math.min(root.places.length - 1, Math.floor(mouse.x * root.places.length / width)))
    }

    Label {
        readonly property real middle: (root.current + 0.5) * root.width / root.places.length

        Accessible.ignored: true // the place itself says it
        font.bold: true
        font.pixelSize: Type.caption
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 11
        objectName: "navName"
        text: root.places[root.current]?.title ?? ""
        visible: root.terse
        width: Math.min(implicitWidth, root.width - 16)
        wrapMode: Text.NoWrap
        x: Math.round(Math.max(8, Math.min(root.width - width - 8, middle - width / 2)))
        y: 51
    }
}
