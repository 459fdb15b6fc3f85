// Asks for a colour: a bar for each, where the pad has the colour's keys.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell

Column {
    id: root

    required property LiveMatch match
    required property TableActions actions
    readonly property bool correcting: actions.correcting === TableActions.Correcting.Color // not asked by the rules
    property real barHeight: 100

    function choose(color: int) {
        correcting ? match.setColor(color) : match.chooseColor(color);
        stopCorrecting();
    }

    function stopCorrecting() {
        actions.correcting = TableActions.Correcting.Nothing;
    }

    spacing: 4

    Repeater {
        model: Faces.colorsOf(root.match.table.pile.side)

        ColorBar {
            id: bar

            required property int index
            required property int modelData

            height: Math.max(64, root.barHeight)
            objectName: "color" + modelData
            cardColor: modelData
            text: Faces.colorNames[modelData]
            width: root.width

            Keys.onDownPressed: bar.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: bar.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onClicked: root.choose(modelData)
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        horizontalAlignment: Text.AlignHCenter
        padding: 8
        //: Below the four colours, when the player of a wild names one.
        text: qsTr("Any color may be named, the old one too.")
        visible: !root.correcting && root.match.table.pile.colorBefore
        width: root.width
    }

    Button {
        glyph: Icon.Undo
        objectName: "notAWild"
        //: First: leaves a correction undone. Second: takes back a Wild that was called by mistake.
        text: root.correcting ? qsTr("Cancel") : qsTr("Not a Wild after all")
        visible: root.correcting || root.match.table.turn.undoText.length > 0
        width: root.width

        onClicked: root.correcting ? root.stopCorrecting() : root.match.undo()
    }
}
