// The end of a round: who went out, every hand, and what it gives. Also corrects a round that was scored.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside

Page {
    id: root

    required property LiveMatch match
    property int round: 0 // a scored round to be corrected; 0: the one that is played
    property bool scoredOnly: match.draft("only-score").length > 0 // its plays are not called
    property bool typing: false
    property bool typingOn: match.draft("type-points").length > 0 // the next hand is typed too
    property bool askedAgain: false // who went out, of a round where that was said
    readonly property bool asking: ending.out < 0 || askedAgain
    readonly property bool counting: ending.current >= 0 && !asking
    readonly property bool correcting: round > 0
    readonly property int current: ending.current
    readonly property real lineRoom: width - (narrow ? 8 : 32) - 56 - (sideChip.visible ? sideChip.width : 0) - undoCount.width // in the header
    readonly property bool low: height < 480 && !narrow
    readonly property bool toldBelow: Type.large && height >= 600 // what cannot be about a hand

    function wentOut(name: string): string {
        //: The page's second line: %1 is who went out.
        return qsTr("%1 went out").arg(name);
    }

    function cardsOf(name: string): string {
        //: Title: %1 is the name of somebody whose cards are counted.
        return qsTr("%1’s cards").arg(name);
    }

    // Of the header, whoever's hand is counted.
    function longestLine(): real {
        let longest = secondLine.advanceWidth(wentOut(ending.outName));
        for (let player = 0; match.name(player).length > 0; ++player)
            longest = Math.max(longest, firstLine.advanceWidth(cardsOf(match.name(player))));
        return longest;
    }

    function finish() {
        if (!ending.writeDown())
            return;
        if (!correcting && match.table.phase === Phase.Over)
            placeChosen(Qt.resolvedUrl("HomePage.qml"));
        else
            back();
        if (!correcting)
            opened(match.table.phase === Phase.Over ? Qt.resolvedUrl("MatchOverPage.qml") : Qt.resolvedUrl("ScorePage.qml"), {
                    "match": match
                });
    }

    function strike() {
        if (!ending.strike())
            return;
        back();
        if (!correcting && scoredOnly) // there is no table that shows it
            opened(Qt.resolvedUrl("ScorePage.qml"), {
                    "match": match,
                    "voided": true
                });
    }

    // The card that ended the round was taken back: the round goes on at its table.
    function leaveUncounted() {
        if (ending.out < 0 && match.table.phase !== Phase.Start)
            back();
    }

    // The page wears the side whose cards are counted.
    function turn() {
        if (!asking && !correcting)
            Theme.side = ending.side;
    }

    function dismiss(): bool {
        return counter.endCard();
    }

    alone: low // a phone on its side has no room for more
    atTable: round > 0 ? "" : match.matchId
    awake: match.table.phase !== Phase.Over
    contentLimit: counting ? (low ? width - 2 * margin : 820) : 640
    full: true
    keysOf: "count"
    steady: counting && (Type.large || longestLine() > lineRoom) // room for two lines only where somebody needs them
    // Where the points of the hand were scrolled away, they stand there.
    subtitle: counting && !counter.typing && scrolled > 32 ? counter.told : ending.out >= 0 ? wentOut(ending.outName) : ""
    //: Title: %1 is the number of a round.
    title: counting ? cardsOf(ending.hand.name) : qsTr("Round %1").arg(ending.number)

    Component.onCompleted: turn()
    onAskingChanged: turn()
    onCurrentChanged: {
        toTop(); // whose hand it is, or what all of them give
        // And stays so while its number is typed anew.
        typing = current >= 0 && (ending.hand.typed || typingOn && ending.hand.faces.length === 0);
        if (typing)
            counter.beginTyping();
    }

    Keys.onPressed: event => event.accepted = counting && counter.take(event)

    actions: [
        SideChip {
            id: sideChip

            enabled: false
            opacity: 1
            side: ending.side
            visible: ending.twoSided && !root.asking
        },
        Item {
            height: 1
            visible: root.correcting
            width: 8
        },
        UndoCount {
            id: undoCount

            end: ending
            visible: !root.asking && !root.correcting

            onUndone: root.leaveUncounted()
        }
    ]
    footer: [
        SideQuestion {
            ready: outQuestion.player >= 0
            visible: root.asking && ending.twoSided
            width: parent.width

            onTold: side => outQuestion.told(outQuestion.player, side)
        },
        // Large words keep their way out in sight, and move no key.
        CountWarning {
            id: problemBelow

            hand: ending.hand
            height: implicitHeight
            objectName: "problemBelow"
            visible: root.toldBelow && root.counting && !counter.typing && ending.hand.problem.length > 0
            width: parent.width
        },
        // Why it does not go on, where that was scrolled away.
        Label {
            id: scrolledProblem

            color: Theme.warn
            font.bold: true
            font.pixelSize: Type.second
            lineHeight: 0.95
            objectName: "scrolledProblem"
            text: ending.hand.problem
            visible: root.counting && !counter.typing && text.length > 0 && root.scrolled > 32 && !root.toldBelow
            width: parent.width
        },
        CountActions {
            id: countActions

            blocked: problemBelow.visible
            hand: ending.hand
            typing: counter.typing
            visible: root.counting
            width: parent.width

            onNextWanted: ending.next()
            onTypingWanted: on => {
                root.typing = on;
                root.typingOn = on;
                root.match.saveDraft("type-points", on ? "yes" : "");
                if (ending.hand.typed)
                    ending.hand.type(-1);
            }
        },
        Button {
            enabled: ending.complete
            focus: visible
            glyph: Icon.Check
            kind: Button.Kind.Go
            objectName: "writeDown"
            //: Writes the scored round into the book; the second a corrected one.
            text: root.correcting ? qsTr("Correct it") : qsTr("Write it down")
            visible: !root.asking && !root.counting && (!root.correcting || ending.altered)
            width: parent.width

            onClicked: root.finish()
        }
    ]

    FontMetrics {
        id: firstLine

        font.bold: true
        font.pixelSize: Type.row
    }

    FontMetrics {
        id: secondLine

        font.pixelSize: Type.small
    }

    RoundEnd {
        id: ending

        match: root.match
        round: root.round
    }

    TroubleBanner {
        match: root.match
        visible: root.match.trouble.length > 0
        width: parent.width
    }

    OutQuestion {
        id: outQuestion

        end: ending
        player: root.askedAgain ? ending.out : -1
        toPlay: !root.correcting && !root.askedAgain && root.scoredOnly
        visible: root.asking
        width: parent.width

        onTold: (player, side) => {
            if (ending.goOut(player, side))
                root.askedAgain = false;
        }
    }

    HandCounter {
        id: counter

        beside: root.low && !typing
        hand: ending.hand
        room: root.contentRoom + (scrolledProblem.visible ? scrolledProblem.height + 8 : problemBelow.visible ? problemBelow.height + 8 - countActions.spared : 0)
        spread: root.narrow ? root.margin - 6 : 0
        toldBelow: root.toldBelow
        typing: root.typing || ending.hand.typed
        visible: root.counting
        width: parent.width

        onNextWanted: ending.next()
        onUndoWanted: {
            if (!root.correcting) {
                ending.undo();
                root.leaveUncounted();
            }
        }
    }

    Repeater {
        model: !root.asking && !root.counting ? 1 : 0

        RoundGains {
            width: parent.width
            end: ending

            onOutWanted: root.askedAgain = true
        }
    }

    Button {
        glyph: Icon.Cross
        kind: Button.Kind.Bad
        objectName: "voidRound"
        //: The round is given up and not scored; for a scored round: it does not count any more.
        text: root.correcting ? qsTr("This round does not count") : qsTr("Void the round")
        visible: !root.counting && !root.askedAgain
        width: parent.width

        onClicked: root.strike()
    }
}
