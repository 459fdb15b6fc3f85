// The counted cards in one line, however many: it goes on sideways, with the newest in sight.
import QtQuick
import Flipside

Flickable {
    id: root

    required property CountedHand hand
    property alias cardWidth: cards.cardWidth
    readonly property Item focused: Window.activeFocusItem

    function reveal(left: real, right: real) {
        if (left < contentX)
            contentX = Math.max(0, left);
        else if (right > contentX + width)
            contentX = Math.max(0, right - width);
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    contentHeight: height
    contentWidth: cards.width + 4
    flickableDirection: Flickable.HorizontalFlick
    implicitHeight: cardWidth * 1.5 + 14
    interactive: contentWidth > width

    onContentWidthChanged: reveal(contentWidth - 1, contentWidth)
    onWidthChanged: contentX = Math.max(0, Math.min(contentX, contentWidth - width)) // it was filled before it had a width
    onFocusedChanged: {
        if (focused && focused.parent === cards)
            reveal(cards.x + focused.x - 4, cards.x + focused.x + focused.width + 4);
    }

    CardRow {
        id: cards

        faces: root.hand.faces
        marked: root.hand.problemAt
        objectName: "hand"
        //: Takes a counted card back.
        removeText: qsTr("Take back")
        side: root.hand.side
        width: faces.length * (Math.max(48, cardWidth + 4) + spacing)
        x: 3
        y: 6

        onRemoved: index => root.hand.removeAt(index)
    }
}
