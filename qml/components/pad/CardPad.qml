// Every face of the side in play, always in the same place: one tap calls one. What may be laid looks like a card.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

FocusScope {
    id: root

    required property LiveMatch match
    property int mode: PadBand.Mode.Play
    property bool wide: false // bands of one row, wilds at the right
    property real keyHeight: 48
    property bool tight: false // with less air between the bands
    readonly property real bandGap: tight ? 2 : 4
    property int side: match.table.side
    readonly property bool mini: !match.table.twoSided
    readonly property real wildWidth: wide ? 118 : 0
    readonly property real firstWild: Math.floor((width - 6) * 0.4) // half pixels would blur and cut its rim
    readonly property list<int> wilds: [Faces.wild(Card.Wild), Faces.wild(side === Card.Dark ? Card.WildDrawColor : Card.WildDrawTwo)]

    // All four alike: where the longest word of their names finds no room, all are written smaller.
    readonly property real longestName: words.font.pixelSize > 0 ? Array.from(Faces.colorsOf(side), color => Faces.colorNames[color]).join(" ").split(" ").reduce((most, word) => Math.max(most, words.advanceWidth(word)), 1) : 1

    signal called(int face)
    signal held(int face) // what does it do?

    function copiesOf(face: int): int {
        return mode === PadBand.Mode.Show && match.shown.length > 0 ? match.copiesShown(face) : 0;
    }

    function band(shade: int): Item {
        for (let i = 0; i < bands.count; ++i) {
            if ((bands.itemAt(i) as PadBand).shade === shade)
                return bands.itemAt(i);
        }
        return null;
    }

    // The nearest key in that direction takes the focus.
    function step(from: Item, dx: int, dy: int) {
        const here = from.mapToItem(root, from.width / 2, from.height / 2);
        let best = null;
        let least = Infinity;
        const look = item => {
            if (!item || item === from || !item.visible)
                return;
            const there = item.mapToItem(root, item.width / 2, item.height / 2);
            const along = (there.x - here.x) * dx + (there.y - here.y) * dy;
            const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
            if (along < 4 || (dx !== 0 && across > 20))
                return;
            if (along + 2 * across < least) {
                least = along + 2 * across;
                best = item;
            }
        };
        for (let i = 0; i < bands.count; ++i) {
            const band = bands.itemAt(i) as PadBand;
            for (let j = 0; j < band.count; ++j)
                look(band.keyAt(j));
        }
        look(wildRepeater.itemAt(0));
        look(wildRepeater.itemAt(1));
        if (best)
            best.forceActiveFocus(Qt.TabFocusReason);
    }

    Accessible.role: Accessible.Grouping
    implicitHeight: wide ? 4 * 72 + 12 : 4 * 2 * keyHeight + 5 * bandGap + 53
    implicitWidth: 366

    FontMetrics {
        id: words

        font.bold: true
        font.pixelSize: Type.body
    }

    Column {
        id: column

        spacing: root.bandGap
        width: parent.width - (root.wide ? root.wildWidth + 8 : 0)

        Repeater {
            id: bands

            model: Faces.colorsOf(root.side)

            PadBand {
                required property int modelData

                faces: Faces.padOrder(modelData, root.mini, root.wide)
                height: root.wide ? (root.height - 12) / 4 : 2 * root.keyHeight
                keyHeight: root.keyHeight
                match: root.match
                mode: root.mode
                nameSize: Math.max(10, Math.floor(Type.body * Math.min(1, (nameRoom - 1) / root.longestName)))
                shade: modelData
                wide: root.wide
                width: column.width

                onCalled: face => root.called(face)
                onHeld: face => root.held(face)
                onStepped: (key, dx, dy) => root.step(key, dx, dy)
            }
        }
    }

    Repeater {
        id: wildRepeater

        model: root.wilds

        WildKey {
            required property int index
            required property int modelData

            copies: root.copiesOf(modelData)
            face: modelData
            height: root.wide ? (root.height - 8) / 2 : 53
            holdable: true
            objectName: "key" + modelData
            once: root.mode !== PadBand.Mode.Show
            side: root.side
            tall: root.wide
            text: Faces.names[modelData]
            width: root.wide ? root.wildWidth : index === 0 ? root.firstWild : root.width - 6 - root.firstWild
            x: root.wide ? root.width - width : index === 0 ? 0 : root.width - width
            y: root.wide ? index * (height + 8) : column.height + 2 * root.bandGap

            Keys.onDownPressed: root.step(this, 0, 1)
            Keys.onLeftPressed: root.step(this, -1, 0)
            Keys.onRightPressed: root.step(this, 1, 0)
            Keys.onUpPressed: root.step(this, 0, -1)
            onClicked: root.called(modelData)
            onHeld: root.held(modelData)
        }
    }
}
