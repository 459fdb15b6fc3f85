// Below a hand that is counted: on to the next one, or its points typed instead. Whatever the next one's name, it
// keeps its height, so that the pad above it stays where it is.
import QtQuick
import Flipside

Flow {
    id: root

    required property CountedHand hand
    required property bool typing
    property bool pending: false // something was typed that goes on with it
    property bool blocked: false // what has to be done first stands above, and needs the room
    readonly property real spared: blocked ? rowHeight + spacing : 0
    readonly property bool stacked: Type.large
    readonly property real rowHeight: Math.max(type.implicitHeight, Math.ceil((stacked ? 1 : 2) * line.height) + 20)

    signal typingWanted(bool on)
    signal nextWanted

    spacing: 8

    FontMetrics {
        id: line

        font.bold: true
        font.pixelSize: Type.body
    }

    Button {
        id: type

        height: root.stacked ? implicitHeight : root.rowHeight
        objectName: "typePoints"
        //: Choices how a hand is told: by a number of points, or by its cards.
        text: root.typing ? qsTr("Tap the cards") : qsTr("Type the points")
        width: root.stacked ? root.width : Math.max(Math.min(implicitWidth, (root.width - 8) * 0.54), (root.width - 8) * 0.4)

        onClicked: root.typingWanted(!root.typing)
    }

    Button {
        id: next

        enabled: root.hand.complete || root.pending
        glyph: Icon.Next
        height: root.rowHeight
        kind: Button.Kind.Go
        objectName: "next"
        steady: true
        //: Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.
        text: root.hand.nextName.length > 0 ? qsTr("Next: %1").arg(root.hand.nextName) : qsTr("Add it up")
        visible: !root.blocked
        width: root.stacked ? root.width : root.width - type.width - 8

        onClicked: root.nextWanted()
    }
}
