// The titles of the page while one hand after the other is counted, and whether all of them fit on one line.
import QtQuick
import Flipside.Controls
import Flipside.RoundEnd

Item {
    id: root

    required property RoundEnd end
    required property string second // the line below
    required property real room
    readonly property bool fit: {
        const widest = Math.max(0, ...Array.from(end.names).map(name => firstLine.advanceWidth(cardsOf(name))));
        return Math.max(widest, secondLine.advanceWidth(second)) <= room;
    }

    function cardsOf(name: string): string {
        //: Title: %1 is the name of somebody whose cards are counted.
        return qsTr("%1’s cards").arg(name);
    }

    visible: false

    FontMetrics {
        id: firstLine

        font.bold: true
        font.pixelSize: Type.row
    }

    FontMetrics {
        id: secondLine

        font.pixelSize: Type.small
    }
}
