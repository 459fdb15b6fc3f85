// The end of a round: who went out, every hand, and what it gives. Also corrects a round that was scored.
pragma ComponentBehavior: Bound
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.RoundEnd
import Flipside.Shell

Page {
    id: root

    required property LiveMatch match
    property int round: 0 // a scored round to be corrected; 0: the one that is played
    property bool typing: false
    property bool typesPoints: match.draft("type-points").length > 0 // of the next hand too
    property bool askedAgain: false // who went out, of a round where that was said
    readonly property bool correcting: round > 0
    readonly property bool onlyScored: !correcting && match.onlyScored !== OnlyScored.Nothing // plays are not called
    readonly property bool asking: ending.out < 0 || askedAgain
    readonly property bool counting: ending.current >= 0 && !asking
    readonly property int current: ending.current
    readonly property countArrangement arrangement: ending.arrangement(width, height, Type.scale)
    //: The page's second line: %1 is who went out.
    readonly property string wentOut: ending.out >= 0 ? qsTr("%1 went out").arg(ending.outName) : ""
    readonly property bool pointsAway: counting && !counter.typing && scrolled > 32 // the points of the hand
    readonly property real titleRoom: width - (narrow ? 64 : 88) - undo.width - (sideChip.visible ? sideChip.width : 0)

    function cardsOf(name: string): string {
        //: Title: %1 is the name of somebody whose cards are counted.
        return qsTr("%1’s cards").arg(name);
    }

    // Whoever's hand is counted, and whoever went out.
    function titlesFit(): bool {
        const fits = name => firstLine.advanceWidth(cardsOf(name)) <= titleRoom;
        return secondLine.advanceWidth(wentOut) <= titleRoom && Array.from(ending.names).every(fits);
    }

    function finish() {
        if (!ending.writeDown())
            return;
        const over = !correcting && match.table.turn.phase === Phase.Over;
        if (over)
            Navigator.showPlace(Navigator.Home);
        else
            back();
        if (over)
            Navigator.showResult(match);
        else if (!correcting)
            Navigator.showScore(match);
    }

    function strike() {
        const tableless = onlyScored;
        if (!ending.strike())
            return;
        back();
        if (tableless) // there is no table that shows it
            Navigator.showScore(match, Navigator.OverVoidedRound);
    }

    // Where the card that ended the round was taken back, the round goes on at its table.
    function undoCount() {
        ending.undo();
        if (ending.out < 0 && match.table.turn.phase !== Phase.Start)
            back();
    }

    // The page wears the side whose cards are counted.
    function turn() {
        if (!asking && !correcting)
            Theme.side = ending.side;
    }

    // A hand is told the way that the last one was, and stays so while its number is typed anew.
    function begin() {
        typing = current >= 0 && (ending.hand.typed || typesPoints && ending.hand.faces.length === 0);
        if (typing)
            counter.beginTyping();
    }

    function goOnTyping(on: bool) {
        if (typesPoints === on)
            return;
        typesPoints = on;
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

    alone: height < 480 && !narrow // not by arrangement, whose width depends on it
    atTable: correcting ? "" : match.matchId
    awake: match.table.turn.phase !== Phase.Over
    contentLimit: counting ? arrangement.contentLimit : 640
    full: true
    keysOf: "count"
    steady: counting && (Type.large || !titlesFit()) // room for two lines only where somebody needs them
    subtitle: pointsAway ? counter.summary : wentOut
    //: Title: %1 is the number of a round.
    title: counting ? cardsOf(ending.hand.name) : qsTr("Round %1").arg(ending.number)

    Component.onCompleted: {
        turn();
        begin();
    }
    onAskingChanged: turn()
    onVisibleChanged: {
        if (visible && !correcting && match.table.turn.phase === Phase.Over)
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
            visible: root.asking && root.onlyScored

            onClicked: Navigator.showScore(root.match, Navigator.OverTable)
        },
        // The last card that was tapped, then the hand before, then what ended the round.
        IconButton {
            id: undo

            glyph: Icon.Undo
            objectName: "undoOut"
            //: Takes back the entry that is named; %1 is such as "Ana goes out".
            text: qsTr("Undo: %1").arg(ending.undoText)
            visible: !root.asking && !root.correcting

            onClicked: root.undoCount()

            Shortcut {
                enabled: undo.visible
                sequence: "Ctrl+Z"

                onActivated: root.undoCount()
            }

            ToolTip {
                keys: "Ctrl+Z"
            }
        }
    ]
    footer: RoundEndFooter {
        id: below

        arrangement: root.arrangement
        asking: root.asking
        counting: root.counting
        end: ending
        pending: counter.pending
        question: outQuestion
        scrolledAway: root.scrolled > 32
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
        toPlay: !root.askedAgain && root.onlyScored
        visible: root.asking
        width: parent.width

        onTold: (player, side) => {
            if (ending.goOut(player, side))
                root.askedAgain = false;
        }
    }

    HandCounter {
        id: counter

        arrangement: root.arrangement
        hand: ending.hand
        room: root.contentRoom + below.extraHeight
        typing: root.typing || ending.hand.typed
        visible: root.counting
        width: parent.width

        onNextWanted: ending.next()
        onTapped: root.goOnTyping(false)
        onUndoWanted: {
            if (!root.correcting)
                root.undoCount();
        }
    }

    Repeater {
        model: !root.asking && !root.counting ? 1 : 0

        RoundGains {
            end: ending
            width: parent.width

            onOutWanted: root.askedAgain = true
        }
    }

    Button {
        readonly property bool asked: root.asking && !root.askedAgain && !root.correcting

        glyph: Icon.Play
        objectName: "callAfterAll"
        //: A round was to be scored only; now its cards are called one by one.
        text: qsTr("Call the cards after all")
        visible: asked && root.match.onlyScored === OnlyScored.Round && root.match.table.turn.phase === Phase.Start
        width: parent.width

        onClicked: {
            root.match.callRound();
            root.back();
            Navigator.showTable(root.match);
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
