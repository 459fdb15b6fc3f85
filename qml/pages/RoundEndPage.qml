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
    readonly property bool toldBelow: (Type.large || narrow && height < 800) && height >= 600 // what cannot be about a hand: the pad needs the room

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

    // A hand is told the way that the last one was, and stays so while its number is typed anew.
    function begin() {
        typing = current >= 0 && (ending.hand.typed || typingOn && ending.hand.faces.length === 0);
        if (typing)
            counter.beginTyping();
    }

    function goOnTyping(on: bool) {
        if (typingOn === on)
            return;
        typingOn = on;
        match.saveDraft("type-points", on ? "yes" : "");
    }

    function stepBack(): bool {
        if (askedAgain)
            askedAgain = false;
        else if (correcting && ending.altered && ending.complete)
            sheets.show(unsaved, {});
        else
            return false;
        return true;
    }

    function dismiss(): bool {
        return counter.endCard() || stepBack();
    }

    alone: low // a phone on its side has no room for more
    atTable: round > 0 ? "" : match.matchId
    awake: match.table.phase !== Phase.Over
    contentLimit: counting ? (low ? width - 2 * margin : 820) : 640
    full: true
    keysOf: "count"
    steady: counting && (Type.large || !words.fits(lineRoom)) // room for two lines only where somebody needs them
    // Where the points of the hand were scrolled away, they stand there.
    subtitle: counting && !counter.typing && scrolled > 32 ? counter.told : ending.out >= 0 ? words.wentOut(ending.outName) : ""
    //: Title: %1 is the number of a round.
    title: counting ? words.cardsOf(ending.hand.name) : qsTr("Round %1").arg(ending.number)

    Component.onCompleted: {
        turn();
        begin();
    }
    onAskingChanged: turn()
    onVisibleChanged: {
        if (visible && !correcting && match.table.phase === Phase.Over)
            back(); // it was ended on its scoreboard
    }
    onCurrentChanged: {
        toTop(); // whose hand it is, or what all of them give
        begin();
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
        IconButton {
            glyph: Icon.Chart
            objectName: "scoreButton"
            //: Opens the scoreboard.
            text: qsTr("Score")
            visible: root.asking && root.scoredOnly && !root.correcting

            onClicked: root.opened(Qt.resolvedUrl("ScorePage.qml"), {
                    "match": root.match,
                    "fromTable": true
                })
        },
        UndoCount {
            id: undoCount

            end: ending
            visible: !root.asking && !root.correcting

            onUndone: root.leaveUncounted()
        }
    ]
    footer: RoundEndFooter {
        id: below

        asking: root.asking
        correcting: root.correcting
        counting: root.counting
        end: ending
        question: outQuestion
        pending: counter.pending
        scrolledAway: root.scrolled > 32
        toldBelow: root.toldBelow
        typing: counter.typing
        width: parent.width

        onFinished: root.finish()
        onNextWanted: {
            if (!counter.takeCard())
                ending.next();
        }
        onTypingWanted: on => {
            root.typing = on;
            root.goOnTyping(on);
            if (ending.hand.typed)
                ending.hand.type(-1);
        }
    }

    CountTitle {
        id: words

        end: ending
        match: root.match
    }

    RoundEnd {
        id: ending

        match: root.match
        round: root.round
    }

    Sheets {
        id: sheets
    }

    Component {
        id: unsaved

        UnsavedSheet {
            onLeft: root.back()
            onSaved: root.finish()
        }
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
        room: root.contentRoom + below.telling
        spread: root.narrow ? root.margin - 6 : 0
        toldBelow: root.toldBelow
        typing: root.typing || ending.hand.typed
        visible: root.counting
        width: parent.width

        onNextWanted: ending.next()
        onTapped: root.goOnTyping(false)
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
        glyph: Icon.Play
        objectName: "callAfterAll"
        //: A round was to be scored only; now its cards are called one by one.
        text: qsTr("Call the cards after all")
        visible: root.asking && root.scoredOnly && !root.correcting && !root.askedAgain && root.match.table.phase === Phase.Start && root.match.draft("only-score").length === 0
        width: parent.width

        onClicked: {
            root.match.saveDraft("only-score-round", "");
            root.back();
            root.opened(Qt.resolvedUrl("TablePage.qml"), {
                    "match": root.match
                });
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
