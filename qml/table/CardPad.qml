// Every face of the side in play, always in the same place: one tap calls one. What may be laid looks like a card.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

KeyGrid {
    id: root

    required property LiveMatch match
    property int mode: PadBand.Mode.Play
    property bool wide: false // bands of one row, wilds at the right
    property real keyHeight: 48
    property bool tight: false // with less air between the bands
    readonly property real bandGap: tight ? 2 : 4
    property int side: match.table.pile.side
    readonly property bool mini: !match.table.setup.twoSided
    readonly property bool showing: mode === PadBand.Mode.Show

    signal called(int face)

    function band(cardColor: int): Item {
        column.forceLayout(); // it may not have been in sight yet
        return bands.itemAt(Faces.colorsOf(side).indexOf(cardColor)); // qmllint disable
    }

    Accessible.role: Accessible.Grouping
    implicitHeight: wide ? 4 * 72 + 12 : 4 * 2 * keyHeight + 5 * bandGap + 53
    implicitWidth: 366

    Column {
        id: column

        spacing: root.bandGap
        width: parent.width - (root.wide ? wilds.width + 8 : 0)

        Repeater {
            id: bands

            model: Faces.colorsOf(root.side)

            PadBand {
                required property int modelData

                faces: Faces.padOrder(modelData, root.mini, root.wide) // qmllint disable
                height: root.wide ? (root.height - 12) / 4 : 2 * root.keyHeight
                keyHeight: root.keyHeight
                match: root.match
                mode: root.mode
                cardColor: modelData
                wide: root.wide
                width: column.width

                onCalled: face => root.called(face)
            }
        }
    }

    WildKeys {
        id: wilds

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        counted: root.showing ? root.match.challengedHand.faces : []
        height: root.wide ? parent.height : 53
        holdable: true
        once: !root.showing
        side: root.side
        tall: root.wide
        width: root.wide ? 118 : parent.width

        onCalled: face => root.called(face)
        onHeld: face => Navigator.showRule(Faces.rule(face), root.match.table.setup.edition)
    }
}
