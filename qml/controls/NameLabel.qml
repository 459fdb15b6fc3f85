// Somebody's name: made smaller where it is long, and shortened only after that. Nothing else is ever shortened. Where
// it may take two lines, it is broken at a space or a hyphen before it becomes hard to read.
import QtQuick
import Flipside.Controls

Label {
    id: root

    readonly property bool mayShorten: true
    property int lines: 1 // or 2
    property real size: Type.body // where there is room; of a name that may take two lines
    property real brokenSize: Math.round(size * 0.85) // and of two lines
    readonly property int smallest: 11
    readonly property real oneLine: metrics.font.pixelSize > 0 ? metrics.advanceWidth(text) : 0 // how wide it would be
    readonly property real twoLines: metrics.font.pixelSize > 0 && lines > 1 ? halved(text) : oneLine
    readonly property real least: Math.ceil(twoLines * smallest / size) + 2 // room to be whole
    readonly property real room: (width - 1) * size
    readonly property bool broken: twoLines < oneLine && oneLine * brokenSize > room && twoLines * smallest <= room

    // The width of the wider of two lines.
    function halved(name: string): real {
        let least = metrics.advanceWidth(name);
        for (let i = 1; i < name.length; ++i) {
            if (name[i - 1] !== "-" && name[i - 1] !== " ")
                continue;
            const halves = [name.slice(0, i).trim(), name.slice(i)];
            least = Math.min(least, Math.max(...halves.map(half => metrics.advanceWidth(half))));
        }
        return least;
    }

    elide: Text.ElideRight
    font.pixelSize: broken ? Math.max(smallest, Math.min(brokenSize, Math.floor(size * (width - 1) / twoLines))) : size
    fontSizeMode: broken ? Text.FixedSize : Text.HorizontalFit
    lineHeight: broken ? 0.9 : 1
    maximumLineCount: broken ? 2 : 1
    minimumPixelSize: smallest
    wrapMode: broken ? Text.WordWrap : Text.NoWrap

    FontMetrics {
        id: metrics

        font.bold: root.font.bold
        font.family: root.font.family
        font.pixelSize: root.size
    }
}
