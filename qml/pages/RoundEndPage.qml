// The end of a round: who went out, every hand, and what it gives. Also corrects a round that was scored.
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property int round: 0 // a scored round to be corrected; 0: the one that is played
    property bool typing: false
    readonly property bool asking: ending.out < 0
    readonly property bool counting: ending.current >= 0 && !asking

    function finish() {
        if (!ending.writeDown())
            return;
        if (round === 0 && match.table.phase === Phase.Over)
            placeChosen(Qt.resolvedUrl("HomePage.qml"));
        else
            back();
        if (round === 0)
            opened(match.table.phase === Phase.Over ? Qt.resolvedUrl("MatchOverPage.qml") : Qt.resolvedUrl("ScorePage.qml"), {
                    "match": match
                });
    }

    // The page wears the side whose cards are counted.
    function turn() {
        if (!asking && round === 0)
            Theme.side = ending.side;
    }

    contentLimit: 820
    full: true
    //: The page's second line: %1 is who went out.
    subtitle: asking ? "" : qsTr("%1 went out").arg(ending.outName)
    //: Titles: %1 is a name; %1 is the number of a round.
    title: counting ? qsTr("%1’s cards").arg(ending.name) : qsTr("Round %1").arg(ending.number)

    Component.onCompleted: turn()
    onAskingChanged: turn()

    actions: SideChip {
        side: ending.side
        visible: ending.twoSided && !root.asking && !Type.large

        onClicked: {
            if (root.round > 0)
                ending.goOut(ending.out, ending.side === Card.Dark ? Card.Light : Card.Dark);
        }
    }
    footer: [
        Button {
            enabled: ending.canGoOn
            glyph: Icon.Next
            kind: Button.Kind.Go
            objectName: "next"
            //: Goes on to the next hand; %1 is whose it is. The second one shows what the round gives.
            text: ending.nextName.length > 0 ? qsTr("Next: %1").arg(ending.nextName) : qsTr("What it gives")
            visible: root.counting
            width: parent.width

            onClicked: {
                root.typing = false;
                ending.next();
            }
        },
        Button {
            //: Choices how a hand is told: by a number of points, or by its cards.
            text: counter.typing ? qsTr("Tap the cards") : qsTr("Type the points")
            objectName: "typePoints"
            visible: root.counting
            width: parent.width

            onClicked: {
                root.typing = !counter.typing;
                if (ending.typed)
                    ending.type(-1);
            }
        },
        Button {
            enabled: ending.complete
            glyph: Icon.Check
            kind: Button.Kind.Go
            objectName: "writeDown"
            //: Writes the scored round into the book.
            text: qsTr("Write it down")
            visible: !root.asking && !root.counting
            width: parent.width

            onClicked: root.finish()
        }
    ]

    RoundEnd {
        id: ending

        match: root.match
        round: root.round
    }

    Banner {
        //: Closes a message.
        dismissText: qsTr("Dismiss")
        text: root.match.trouble
        //: Something could not be written to disk.
        title: qsTr("That is not written yet")
        tone: Banner.Tone.Bad
        visible: root.match.trouble.length > 0
        width: parent.width

        onDismissed: root.match.dismissTrouble()
    }

    OutQuestion {
        match: root.match
        twoSided: ending.twoSided
        visible: root.asking
        width: parent.width

        onTold: (player, side) => ending.goOut(player, side)
    }

    HandCounter {
        id: counter

        end: ending
        typing: root.typing || ending.typed
        visible: root.counting
        width: parent.width
    }

    Loader {
        active: !root.asking && !root.counting
        visible: active
        width: parent.width

        sourceComponent: RoundGains {
            end: ending // qmllint disable
        }
    }

    Button {
        glyph: Icon.Cross
        kind: Button.Kind.Bad
        objectName: "voidRound"
        //: The round is given up and not scored; for a scored round: it does not count any more.
        text: root.round > 0 ? qsTr("This round does not count") : qsTr("Void the round")
        visible: !root.counting
        width: parent.width

        onClicked: {
            if (ending.strike())
                root.back();
        }
    }
}
