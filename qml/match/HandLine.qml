// Cards that were counted or told in one line, however many: it goes on sideways, with the newest in sight.
import QtQuick
import Flipside.Controls
import Flipside.Match

Flickable {
    id: root

    required property list<int> faces
    property int side: Theme.side
    property int marked: -1 // the card that cannot be
    property alias cardWidth: cards.cardWidth
    readonly property Item focused: Window.activeFocusItem

    signal removed(int index)

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
    // It was filled before it had a width.
    onWidthChanged: contentX = Math.max(0, Math.min(contentX, contentWidth - width))
    onFocusedChanged: {
        if (focused && focused.parent === cards)
            reveal(cards.x + focused.x - 4, cards.x + focused.x + focused.width + 4);
    }

    CardRow {
        id: cards

        faces: root.faces
        marked: root.marked
        objectName: "hand"
        //: Takes a card back that was counted or told.
        removeText: qsTr("Take back")
        side: root.side
        width: faces.length * (Math.max(48, cardWidth + 4) + spacing)
        x: 3
        y: 6

        onRemoved: index => root.removed(index)
    }
}
