// One player: how many cards it really is, whose turn, UNO, out.
import QtQuick
import Flipside.Controls
import Flipside.Match

Sheet {
    id: root

    required property LiveMatch match
    required property int player
    required property int cards
    readonly property TableState table: match.table
    readonly property string name: match.name(player)
    readonly property bool isOut: table.turn.phase === Phase.Holds && table.turn.out === player
    property int number: Math.max(1, cards)

    signal wentOut(int player)

    title: name

    Panel {
        visible: root.table.pile.counted && root.cards >= 0 && !root.isOut
        width: parent.width

        Label {
            font.bold: true
            //: %1 is a player's name.
            text: qsTr("%1 really holds").arg(root.name)
            width: parent.width
        }

        Stepper {
            from: 1
            name: qsTr("%1 really holds").arg(root.name)
            objectName: "countStepper"
            to: 99
            editable: true
            value: root.number

            onValueModified: root.number = value
        }

        Button {
            enabled: root.number !== root.cards
            kind: Button.Kind.Go
            objectName: "countDone"
            //: %1 is a player's name, %n a number of cards: sets how many they hold.
            text: qsTr("%1 holds %n card(s)", "", root.number).arg(root.name)
            width: parent.width

            onClicked: {
                root.match.count(root.player, root.number);
                root.close();
            }
        }
    }

    // Whoever holds cards after all has not laid the last one.
    Button {
        glyph: Icon.Undo
        kind: Button.Kind.Go
        objectName: "notOut"
        //: Takes back the entry that is named, of somebody who seems to have gone out; %1 is such as "Ana: Blue 7".
        text: qsTr("Undo: %1").arg(root.table.turn.undoText)
        visible: root.isOut
        width: parent.width

        onClicked: {
            root.match.undo();
            root.close();
        }
    }

    Button {
        objectName: "setTurn"
        //: %1 is a player's name.
        text: qsTr("It is %1’s turn").arg(root.name)
        visible: root.table.chances.canCorrect && root.table.turn.actor !== root.player
        width: parent.width

        onClicked: {
            root.match.setTurn(root.player);
            root.close();
        }
    }

    Button {
        objectName: "saysUno"
        //: %1 is a player's name.
        text: qsTr("%1 calls UNO").arg(root.name)
        visible: root.cards === 1
        width: parent.width

        onClicked: {
            root.match.callUno(root.player);
            root.close();
        }
    }

    Button {
        //: %1 is a player's name.
        text: qsTr("%1 is caught").arg(root.name)
        visible: root.table.chances.catchable === root.player
        width: parent.width

        onClicked: {
            root.match.catchPlayer(root.player);
            root.close();
        }
    }

    Button {
        objectName: "wentOut"
        //: %1 is a player's name: they have no cards left, and the round is scored.
        text: qsTr("%1 has gone out").arg(root.name)
        visible: root.table.chances.canGoOut
        width: parent.width

        onClicked: {
            root.close();
            root.wentOut(root.player);
        }
    }

    Button {
        kind: Button.Kind.Bad
        //: %1 is a player's name: they leave the match between two rounds.
        text: qsTr("%1 leaves the table").arg(root.name)
        visible: root.table.turn.phase === Phase.Round && root.match.seats.count > 2
        width: parent.width

        onClicked: {
            root.match.leave(root.player);
            root.close();
        }
    }
}
