// Below a hand that is counted: on to the next one, or its points typed instead. Whatever the next one's name, it
// keeps its height, so that the pad above it stays where it is.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.RoundEnd

GridLayout {
    id: root

    required property CountedHand hand
    required property bool typing
    required property bool stacked
    property bool pending: false // something was typed that goes on with it
    property bool blocked: false // what has to be done first stands above, and needs the room
    readonly property real spared: blocked ? rowHeight + rowSpacing : 0
    readonly property real rowHeight: Math.max(type.implicitHeight, Math.ceil((stacked ? 1 : 2) * line.height) + 20)
    readonly property real shared: width - columnSpacing

    signal typingWanted(bool on)
    signal nextWanted

    columnSpacing: 8
    columns: stacked ? 1 : 2
    rowSpacing: 8

    FontMetrics {
        id: line

        font.bold: true
        font.pixelSize: Type.body
    }

    Button {
        id: type

        Layout.fillWidth: root.stacked
        Layout.preferredHeight: root.stacked ? implicitHeight : root.rowHeight
        Layout.preferredWidth: Math.max(Math.min(implicitWidth, root.shared * 0.54), root.shared * 0.4)
        objectName: "typePoints"
        //: Choices how a hand is told: by a number of points, or by its cards.
        text: root.typing ? qsTr("Tap the cards") : qsTr("Type the points")

        onClicked: root.typingWanted(!root.typing)
    }

    Button {
        Layout.fillWidth: true
        Layout.preferredHeight: root.rowHeight
        enabled: root.hand.complete || root.pending
        fixedHeight: true
        glyph: Icon.Next
        kind: Button.Kind.Go
        objectName: "next"
        //: Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.
        text: root.hand.nextName.length > 0 ? qsTr("Next: %1").arg(root.hand.nextName) : qsTr("Add it up")
        visible: !root.blocked

        onClicked: root.nextWanted()
    }
}
