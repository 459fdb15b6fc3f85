// One colour of the pad at the table. What is raised says what a tap would mean.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

ColorBand {
    id: root

    enum Mode {
        Play, // raised is what may be laid
        Choose, // raised is what can lie there
        Show // raised is the colour a challenge looks for, and what was shown
    }

    required property LiveMatch match
    required property int mode
    readonly property bool showing: mode === PadBand.Mode.Show
    readonly property bool full: cardColor === [match.table.pile.color, -1, match.table.challenge.lookedFor][mode]
    readonly property int firstAction: faces.findIndex(isAction) // qmllint disable

    signal called(int face)

    function isAction(face: int): bool {
        return face >= 0 && Faces.kindOf(face) !== Card.Number;
    }

    function isRaised(face: int, copies: int): bool {
        switch (mode) {
        case PadBand.Mode.Play:
            return match.table.chances.isLegal(face);
        case PadBand.Mode.Choose:
            return match.table.chances.isPossible(face);
        default:
            return full || copies > 0;
        }
    }

    air: 18
    border.color: colors.ink
    border.width: full ? 2 : 0

    Repeater {
        model: root.faces

        ColorCell {
            id: cell

            required property int index
            required property int modelData
            readonly property int gap: root.wide && index === root.firstAction ? 10 : 0 // before the actions

            face: modelData
            height: root.cellHeight
            cardColor: root.cardColor
            width: root.pitch + gap

            PadKey {
                anchors.fill: parent
                anchors.leftMargin: cell.gap
                copies: root.showing ? Faces.copies(root.match.challengedHand.faces, cell.face) : 0
                face: Math.max(0, cell.face)
                holdable: true
                legal: root.isRaised(cell.face, copies)
                objectName: "key" + cell.face
                once: !root.showing // where a card can be there twice
                refused: root.match.canLetStand && root.match.answerFace === cell.face
                text: cell.face >= 0 ? Faces.names[cell.face] : ""
                visible: cell.face >= 0

                onClicked: root.called(cell.face)
                onPressAndHold: Navigator.showRule(Faces.rule(cell.face), root.match.table.setup.edition)
            }
        }
    }
}
