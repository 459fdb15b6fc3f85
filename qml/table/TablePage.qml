// The table of a match that is being played: one tap calls a play; what the rules ask takes the pad's place.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

Page {
    id: root

    required property LiveMatch match
    readonly property TableState table: match.table
    readonly property bool betweenRounds: table.turn.phase === Phase.Round
    readonly property bool terse: Type.large && narrow
    readonly property bool challenging: body.showing && !terse // a hand is shown
    readonly property alias tableActions: tableActions

    function dismiss(): bool {
        return body.dismiss();
    }

    besideHeader: body.recordWidth
    atTable: match.matchId
    awake: match.table.turn.phase !== Phase.Over
    covers: Page.Covers.AnyWindow
    keyActions: [tableActions.log, tableActions.score, tableActions.menu]
    keysOf: KeyHelp.Page.Table
    oneSided: !table.setup.twoSided
    subtitle: {
        if (terse)
            return "";
        if (challenging)
            return Faces.names[table.challenge.wild];
        //: %1 is the number of points to reach.
        return qsTr("to %1").arg(table.setup.target.toLocaleString(Qt.locale(Language.locale), "f", 0));
    }
    title: {
        if (challenging)
            //: Title while a hand is shown: %1 challenges %2.
            return qsTr("%1 challenges %2").arg(table.turn.actorName).arg(table.challenge.challengedName);
        //: %1 is the number of a round.
        return qsTr("Round %1").arg(Math.max(1, betweenRounds ? table.turn.round + 1 : table.turn.round));
    }

    Component.onCompleted: Theme.side = table.pile.side
    Keys.onPressed: event => {
        const command = event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier);
        // Whatever is typed on the page begins a typed call.
        if (event.text > " " && event.text !== "\x7f" && !command) {
            body.beginTyping(event.text);
            event.accepted = true;
        }
    }

    actions: [
        SideChip {
            anchors.verticalCenter: parent.verticalCenter
            objectName: "sideChip"
            side: root.table.pile.side
            visible: root.table.setup.twoSided && !root.betweenRounds && !(root.challenging && root.narrow)

            onClicked: tableActions.showPile()
        },
        IconButton {
            action: tableActions.score
            objectName: "scoreButton"

            ToolTip {
            }
        },
        IconButton {
            action: tableActions.menu
            objectName: "menuButton"

            ToolTip {
            }
        }
    ]
    data: [
        TableBody {
            id: body

            actions: tableActions
            height: root.height - y
            match: root.match
            width: root.width
            y: root.headerHeight

            transform: Scale {
                origin.x: body.width / 2
                xScale: flip.breadth
            }
        },
        TableFlip {
            id: flip

            side: root.table.pile.side
        },
        Loader {
            active: Settings.sound || Settings.speech

            Component.onCompleted: setSource("TableVoice.qml", {
                    "match": root.match
                })
        },
        TableActions {
            id: tableActions

            help.onTriggered: root.showHelp()
            match: root.match
        }
    ]
}
