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
    readonly property bool asking: ending.step === RoundEnd.WhoWentOut
    readonly property bool counting: ending.step === RoundEnd.CountHand
    readonly property int current: ending.current
    readonly property bool over: match.table.turn.phase === Phase.Over
    readonly property bool started: match.table.turn.phase !== Phase.Start // a card was called
    readonly property bool onlyScored: !ending.correcting && match.onlyScored !== OnlyScored.Nothing
    readonly property countArrangement arrangement: ending.arrangement(width, height, Type.scale)
    //: The page's second line: %1 is who went out.
    readonly property string wentOut: ending.out >= 0 ? qsTr("%1 went out").arg(ending.outName) : ""

    function finish() {
        if (!ending.writeDown())
            return;
        const result = over && !ending.correcting;
        if (result)
            Navigator.showPlace(Navigator.Home);
        else
            back();
        if (result)
            Navigator.showResult(match);
        else if (!ending.correcting)
            Navigator.showScore(match);
    }

    function voidRound() {
        const tableless = onlyScored;
        if (!ending.voidRound())
            return;
        back();
        if (tableless) // no table is shown on which it could be seen
            Navigator.showScore(match, Navigator.OverVoidedRound);
    }

    // The theme follows the side whose cards are counted.
    function turn() {
        if (!asking && !ending.correcting)
            Theme.side = ending.side;
    }

    function begin() {
        if (ending.hand.typing)
            handCounter.beginTyping();
    }

    function stepBack(): bool {
        if (ending.askedAgain)
            ending.askAgain(false);
        else if (ending.correcting && ending.altered && ending.complete)
            sheets.askToSave();
        else
            return false;
        return true;
    }

    function dismiss(): bool {
        return handCounter.card.end() || stepBack();
    }

    atTable: ending.correcting ? "" : match.matchId
    awake: !over
    contentLimit: counting ? arrangement.contentLimit : 640
    // not by arrangement, whose width depends on it
    covers: height < 480 && !narrow ? Page.Covers.AnyWindow : Page.Covers.NarrowWindow
    keysOf: KeyHelp.Page.Counting
    steady: counting && (Type.large || !titles.fit) // room for two lines only where somebody needs them
    subtitle: counting && !handCounter.typing && scrolled > 32 ? handCounter.summary : wentOut
    //: Title: %1 is the number of a round.
    title: counting ? titles.cardsOf(ending.hand.name) : qsTr("Round %1").arg(ending.number)

    Component.onCompleted: {
        turn();
        begin();
    }
    onAskingChanged: turn()
    onVisibleChanged: {
        if (visible && !ending.correcting && over)
            back(); // the match was ended on its scoreboard
    }
    onCurrentChanged: {
        toTop(); // whose hand it is, or what all of them give
        begin();
    }

    Keys.onPressed: event => event.accepted = counting && handCounter.take(event)

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
            visible: ending.correcting
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
        IconButton {
            id: undoButton

            action: undo
            objectName: "undoOut"
            visible: enabled

            ToolTip {
            }
        },
        IconButton {
            action: sheets.menu
            objectName: "menuButton"
            visible: enabled

            ToolTip {
            }
        }
    ]
    footer: RoundEndFooter {
        id: below

        arrangement: root.arrangement
        counter: handCounter
        end: ending
        question: outQuestion
        scrolledAway: root.scrolled > 32
        width: parent.width

        onFinished: root.finish()
    }

    // The last card that was tapped, then the hand before, then what ended the round.
    Action {
        id: undo

        enabled: !root.asking && !ending.correcting
        glyph: Icon.Undo
        shortcut: root.visible ? "Ctrl+Z" : ""
        //: Takes back the entry that is named; %1 is such as "Ana goes out".
        text: qsTr("Undo: %1").arg(ending.undoText)

        onTriggered: {
            ending.undo();
            if (ending.out < 0 && root.started)
                root.back(); // without the card that ended it, the round continues at its table
        }
    }

    CountTitles {
        id: titles

        end: ending
        room: root.width - (root.narrow ? 64 : 88) - undoButton.width - (sideChip.visible ? sideChip.width : 0)
        second: root.wentOut
    }

    RoundEnd {
        id: ending

        match: root.match
        round: root.round
    }

    RoundEndSheets {
        id: sheets

        canVoid: !root.counting && !ending.askedAgain
        correcting: ending.correcting

        onGivenUp: root.voidRound()
        onDropped: root.back()
        onSaved: root.finish()
    }

    TroubleBanner {
        match: root.match
        visible: root.match.trouble.length > 0
        width: parent.width
    }

    OutQuestion {
        id: outQuestion

        end: ending
        player: ending.askedAgain ? ending.out : -1
        toPlay: !ending.askedAgain && root.onlyScored
        visible: root.asking
        width: parent.width
    }

    HandCounter {
        id: handCounter

        arrangement: root.arrangement
        hand: ending.hand
        room: root.contentRoom + below.extraHeight
        visible: root.counting
        width: parent.width

        onNextWanted: ending.next()
        onUndoWanted: undo.trigger()
    }

    Repeater {
        model: ending.step === RoundEnd.Result ? 1 : 0

        RoundGains {
            end: ending
            width: parent.width
        }
    }

    Button {
        readonly property bool asked: root.asking && !ending.askedAgain && !ending.correcting

        glyph: Icon.Play
        objectName: "callAfterAll"
        //: A round was to be scored only; now its cards are called one by one.
        text: qsTr("Call the cards after all")
        visible: asked && root.match.onlyScored === OnlyScored.Round && !root.started
        width: parent.width

        onClicked: {
            root.match.callRound();
            root.back();
            Navigator.showTable(root.match);
        }
    }
}
