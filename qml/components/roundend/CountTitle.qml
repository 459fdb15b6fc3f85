// What stands over the page on which hands are counted, and whether its longest words need a second line.
import QtQuick
import Flipside

Item {
    id: root

    required property LiveMatch match
    required property RoundEnd end

    function wentOut(name: string): string {
        //: The page's second line: %1 is who went out.
        return qsTr("%1 went out").arg(name);
    }

    function cardsOf(name: string): string {
        //: Title: %1 is the name of somebody whose cards are counted.
        return qsTr("%1’s cards").arg(name);
    }

    // Whoever's hand is counted.
    function fits(room: real): bool {
        let longest = secondLine.advanceWidth(wentOut(end.outName));
        for (let player = 0; match.name(player).length > 0; ++player)
            longest = Math.max(longest, firstLine.advanceWidth(cardsOf(match.name(player))));
        return longest <= room;
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
