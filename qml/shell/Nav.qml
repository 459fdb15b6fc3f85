// The places of the app: a bar below narrow windows, a rail beside wider ones.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Shell

Rectangle {
    id: root

    enum Naming {
        Alike, // each place has as much room as the others
        ByLength, // words that do not fit side by side share the bar by what they need
        OnlyCurrent // with large text only the current place has room for its name
    }

    required property list<Place> places
    required property bool rail
    property int current: 0
    readonly property real itemHeight: 50 + Type.caption * 1.4
    readonly property real firstY: height < 480 ? 8 : 88
    readonly property int naming: {
        if (Math.max(...lengths) <= width / places.length - 8)
            return Nav.Naming.Alike;
        return Type.large && !rail ? Nav.Naming.OnlyCurrent : Nav.Naming.ByLength;
    }
    readonly property bool namesCurrent: naming === Nav.Naming.OnlyCurrent
    readonly property list<NavItem> shown: Array.from(items.children).filter(item => item instanceof NavItem)
    readonly property list<real> lengths: Array.from(shown).map(item => item.naturalWidth)
    readonly property real wordScale: Math.min(1, ...Array.from(shown).map(item => item.fitting))

    signal chosen(int index)

    function widthOf(natural: real): real {
        const least = 28; // so that the shortest is still as wide as a finger
        const free = width - least * places.length;
        if (rail)
            return width - 1;
        if (naming === Nav.Naming.ByLength)
            return least + free * natural / Math.max(1, Array.from(lengths).reduce((sum, length) => sum + length));
        return width / places.length;
    }

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
        id: items

        readonly property real pitch: Math.max(84, root.itemHeight + 4) // of a rail with room for all

        columns: root.rail ? 1 : root.places.length
        rowSpacing: Math.min(pitch, (root.height - root.firstY) / root.places.length) - root.itemHeight - 4
        y: root.rail ? root.firstY : 2

        Repeater {
            model: root.places

            NavItem {
                required property int index
                required property Place modelData

                checked: root.current === index
                glyph: modelData.glyph
                height: root.namesCurrent ? 48 : root.itemHeight + 4
                objectName: "nav" + index
                text: modelData.title
                bare: root.namesCurrent
                wordScale: root.wordScale
                width: root.widthOf(naturalWidth)

                onClicked: root.chosen(index)
            }
        }
    }

    // Below the icons too, where the name is.
    MouseArea {
        anchors.fill: parent
        anchors.topMargin: 50
        enabled: root.namesCurrent

        onClicked: mouse => {
            const place = Math.floor(mouse.x * root.places.length / width);
            root.chosen(Math.min(root.places.length - 1, place));
        }
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
        visible: root.namesCurrent
        width: Math.min(implicitWidth, root.width - 16)
        wrapMode: Text.NoWrap
        x: Math.round(Math.max(8, Math.min(root.width - width - 8, middle - width / 2)))
        y: 51
    }
}
