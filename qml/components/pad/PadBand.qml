// One colour of the pad: its keys, and the cell that names it with shape and word.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Rectangle {
    id: root

    enum Mode {
        Play, // raised is what may be laid
        Choose, // raised is what can lie there
        Show // raised is the colour a challenge looks for, and what was shown
    }

    required property LiveMatch match
    required property int mode
    required property int shade // Card.Color
    required property var faces // list of codes; -1: the cell that names the band
    readonly property bool full: mode === PadBand.Mode.Play ? match.table.color === shade : mode === PadBand.Mode.Show && match.table.lookedFor === shade
    property bool wide: false
    property real keyHeight: 48
    property real nameSize: Type.body // of the word, where it is wide
    readonly property var colors: Theme.card(shade)
    readonly property real start: wide ? 128 : 1
    readonly property real nameRoom: start - 52
    readonly property real pitch: wide ? (width - start - 18) / faces.length : (width - 2) / 7
    readonly property int firstAction: faces.findIndex(face => face >= 0 && Faces.kindOf(face) !== Card.Number)
    readonly property int count: keys.count

    signal called(int face)
    signal held(int face)
    signal stepped(Item key, int dx, int dy)

    function isRaised(face: int, copies: int): bool {
        if (mode === PadBand.Mode.Play)
            return match.table.isLegal(face);
        if (mode === PadBand.Mode.Choose)
            return match.table.isPossible(face);
        return full || copies > 0;
    }

    function keyAt(index: int): Item {
        return (keys.itemAt(index) as Item).children[0];
    }

    Accessible.name: Faces.colorNames[shade]
    Accessible.role: Accessible.Grouping
    border.color: colors.ink
    border.width: full ? 2 : 0
    color: colors.tint
    radius: 14

    ColorShape {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        ground: root.colors.tint
        height: 26
        shape: root.shade
        visible: root.wide
        width: 26
        x: 14
    }

    Label {
        anchors.verticalCenter: parent.verticalCenter
        color: root.colors.ink
        font.bold: true
        font.pixelSize: root.nameSize
        lineHeight: 0.85
        objectName: "bandName"
        text: Faces.colorNames[root.shade]
        visible: root.wide
        width: root.nameRoom
        wrapMode: Text.WordWrap
        x: 48
    }

    Repeater {
        id: keys

        model: root.faces

        Item {
            id: cell

            required property int index
            required property int modelData

            height: root.wide ? root.height - 4 : root.keyHeight
            width: root.pitch
            // The actions stand a little apart.
            x: root.start + (root.wide ? index * root.pitch + (index >= root.firstAction ? 10 : 0) : (index % 7) * root.pitch)
            y: root.wide ? 2 : Math.floor(index / 7) * root.keyHeight

            PadKey {
                anchors.fill: parent
                copies: root.mode === PadBand.Mode.Show && root.match.shown.length > 0 ? root.match.copiesShown(cell.modelData) : 0
                face: Math.max(0, cell.modelData)
                holdable: true
                legal: root.isRaised(cell.modelData, copies)
                objectName: "key" + cell.modelData
                once: root.mode !== PadBand.Mode.Show // where a card can be there twice
                refused: root.match.canLetStand && root.match.answerFace === cell.modelData
                text: cell.modelData >= 0 ? Faces.names[cell.modelData] : ""
                visible: cell.modelData >= 0

                Keys.onDownPressed: root.stepped(this, 0, 1)
                Keys.onLeftPressed: root.stepped(this, -1, 0)
                Keys.onRightPressed: root.stepped(this, 1, 0)
                Keys.onUpPressed: root.stepped(this, 0, -1)
                onClicked: root.called(cell.modelData)
                onHeld: root.held(cell.modelData)
            }

            ColorShape {
                color: root.colors.ink
                ground: root.colors.tint
                height: Type.large ? 28 : 18
                shape: root.shade
                visible: cell.modelData < 0
                width: height
                x: (parent.width - width) / 2
                y: Type.large ? (parent.height - height) / 2 : parent.height / 2 - 18
            }

            Label {
                color: root.colors.ink
                font.bold: true
                font.pixelSize: 12
                fontSizeMode: Text.Fit
                height: parent.height / 2 - 2
                horizontalAlignment: Text.AlignHCenter
                lineHeight: 0.85
                minimumPixelSize: 8
                text: Faces.colorNames[root.shade]
                visible: cell.modelData < 0 && !Type.large
                width: parent.width
                wrapMode: Text.WordWrap
                y: parent.height / 2 + 2
            }
        }
    }
}
