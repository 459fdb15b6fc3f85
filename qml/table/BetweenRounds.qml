// Between rounds: who deals, the buttons that begin the next round, and what can be changed before it.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match

Column {
    id: root

    required property LiveMatch match
    required property TableActions actions
    property int chosen: -1
    readonly property int dealer: chosen >= 0 ? chosen : match.table.turn.nextDealer

    spacing: 12

    onVisibleChanged: chosen = -1

    Panel {
        width: root.width

        Label {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            font.bold: true
            font.pixelSize: Type.title
            //: %1 is the number of the round that is about to begin.
            text: qsTr("Round %1").arg(root.match.table.turn.round + 1)
            width: parent.width
        }

        Label {
            color: Theme.ink2
            font.pixelSize: Type.second
            //: Above the names of the players, one of whom deals.
            text: qsTr("Who deals?")
            width: parent.width
        }

        Flow {
            spacing: 6
            width: parent.width

            Repeater {
                model: root.match.seats

                Chip {
                    required property string name
                    required property int player
                    required mark

                    checked: root.dealer === player
                    objectName: "dealer" + player
                    text: name

                    onClicked: root.chosen = player
                }
            }
        }
    }

    Button {
        focus: root.visible
        kind: Button.Kind.Go
        objectName: "deal"
        //: Begins the next round; %1 is who deals.
        text: qsTr("%1 deals").arg(root.match.name(root.dealer))
        width: root.width

        onClicked: root.match.beginRound(root.dealer === root.match.table.turn.nextDealer ? -1 : root.dealer)
    }

    Button {
        glyph: Icon.Check
        objectName: "justScore"
        //: Plays a round without calling the cards: only who went out, then the hands.
        text: qsTr("Just score this round")
        width: root.width

        onClicked: {
            if (!root.match.beginRound(root.dealer === root.match.table.turn.nextDealer ? -1 : root.dealer))
                return;
            root.match.onlyScoreRound();
            root.actions.askWhoWentOut();
        }
    }

    Panel {
        padding: 1
        spacing: 0
        width: root.width

        Repeater {
            model: root.actions.betweenRounds

            ListRow {
                required property Action modelData

                action: modelData
                divider: modelData !== root.actions.people
                tap: ListRow.Tap.Open
                width: parent.width
            }
        }
    }
}
