// Which colour? Each band of the pad closed into one bar, where that band was.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    property bool correcting: false // asked by a person who corrects, not by the rules
    property real barHeight: 100

    signal chosen(int color)
    signal cancelled

    spacing: 4

    Repeater {
        model: Faces.colorsOf(root.match.table.side)

        ColorBar {
            id: bar

            required property int index
            required property int modelData

            height: Math.max(64, root.barHeight)
            objectName: "color" + modelData
            shade: modelData
            text: Faces.colorNames[modelData]
            width: root.width

            Keys.onDownPressed: bar.nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
            Keys.onUpPressed: bar.nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
            onClicked: root.chosen(modelData)
        }
    }

    Label {
        color: Theme.ink2
        font.pixelSize: Type.second
        horizontalAlignment: Text.AlignHCenter
        padding: 8
        //: Below the four colours, when the player of a wild names one.
        text: qsTr("Any color may be named, the old one too.")
        visible: !root.correcting && root.match.table.colorBefore
        width: root.width
    }

    Button {
        glyph: Icon.Undo
        objectName: "notAWild"
        //: First: leaves a correction undone. Second: takes back a Wild that was called by mistake.
        text: root.correcting ? qsTr("Cancel") : qsTr("Not a Wild after all")
        visible: root.correcting || root.match.table.undoText.length > 0
        width: root.width

        onClicked: root.correcting ? root.cancelled() : root.match.undo()
    }
}
