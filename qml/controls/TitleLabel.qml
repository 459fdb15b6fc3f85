// Words that are never broken in their middle: where the longest of them finds no room, all are written smaller.
import QtQuick
import Flipside.Controls

Label {
    id: root

    property real size: Type.body // where there is room
    readonly property real longest: {
        const words = metrics.font.pixelSize > 0 ? text.split(/[\s\u00ad\u2013-]+/) : [];
        return Math.max(0, ...words.map(word => metrics.advanceWidth(word)));
    }
    readonly property real room: width - leftPadding - rightPadding

    readonly property real fitting: room > 0 && longest > room ? Math.max(10, Math.floor(size * room / longest)) : size

    font.pixelSize: fitting

    FontMetrics {
        id: metrics

        font.bold: root.font.bold
        font.family: root.font.family
        font.pixelSize: root.size
    }
}
