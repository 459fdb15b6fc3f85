// How a challenge ended: guilty or not, why, who draws what and who is next; and the ways back.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Column {
    id: root

    required property LiveMatch match
    readonly property string challenger: match.name(match.outcome.challenger)
    readonly property bool guilty: match.answer === Answer.Guilty
    readonly property bool stacked: Type.large || undo.implicitWidth + other.implicitWidth + 8 > width

    property bool wide: false
    property real room: 0 // its buttons stay at the lower end of, when the table judges otherwise too
    readonly property real columnWidth: wide ? (width - 12) / 2 : width

    function overrule() {
        const wasGuilty = guilty;
        if (match.undo())
            wasGuilty ? match.challengeInnocent() : match.challengeGuilty();
    }

    objectName: "verdict"
    spacing: 12

    Flow {
        height: Math.max(implicitHeight, root.room - ways.height - root.spacing)
        spacing: 12
        width: root.width

        Column {
            spacing: 12
            width: root.columnWidth

            Banner {
                text: root.match.answerText
                //: The verdict of a challenge; %1 is who challenged. Below it stands why.
                title: (root.guilty ? qsTr("%1 was right") : qsTr("%1 was wrong")).arg(root.challenger)
                tone: root.guilty ? Banner.Tone.Ok : Banner.Tone.Bad // of whoever challenged
                width: parent.width

                Link {
                    glyph: Icon.Book
                    text: qsTr("The rule")

                    onClicked: Navigator.showRule(root.match.answerRule, root.match.table.setup.edition)
                }
            }

            Column {
                spacing: 6
                visible: root.match.outcome.hand.length > 0
                width: parent.width

                Label {
                    font.bold: true
                    leftPadding: 4
                    //: Over the cards that were shown in a challenge.
                    text: qsTr("The hand that was shown")
                    width: parent.width
                }

                CardRow {
                    cardWidth: 44
                    faces: root.match.outcome.hand
                    marked: root.match.outcome.guiltyCard
                    removable: false
                    side: root.match.table.pile.side
                    width: parent.width
                }
            }
        }

        Column {
            spacing: 8
            width: root.columnWidth

            Repeater {
                model: root.match.seats

                DrawnRow {
                    required property int player

                    objectName: "drawn" + player
                    besides: root.match.table.chances.tookExtra
                    drawn: player === root.match.outcome.drawer ? root.match.outcome.drawn : 0
                    taking: onTurn && root.match.table.turn.phase === Phase.Took
                    visible: drawn > 0 || onTurn
                    width: root.columnWidth
                }
            }

            ToMatch {
                table: root.match.table
                visible: root.match.table.pile.top >= 0
                width: root.columnWidth
            }
        }
    }

    Flow {
        id: ways

        spacing: 8
        width: root.width

        Button {
            id: undo

            glyph: Icon.Undo
            objectName: "undoChallenge"
            //: Takes a challenge back.
            text: qsTr("Undo challenge")
            width: root.stacked ? root.width : Math.max(implicitWidth, (root.width - 8) / 2)

            onClicked: root.match.undo()
        }

        Button {
            id: other

            objectName: "overrule"
            //: The table judges the shown hand the other way.
            text: qsTr("Overrule")
            width: root.stacked ? root.width : root.width - undo.width - 8

            onClicked: root.overrule()
        }
    }
}
