// What the table is asked just now: the pad, or the question that takes its place.
import QtQuick
import QtQuick.Layouts
import Flipside.Controls
import Flipside.Match
import Flipside.Shell
import Flipside.Table

FocusScope {
    id: root

    required property LiveMatch match
    required property TableActions actions
    readonly property int correcting: actions.correcting
    required property int form // a TableArrangement.Form
    readonly property bool wide: form === TableArrangement.Desktop
    readonly property bool tight: form === TableArrangement.PhoneLargeWords // leaves the pad little room
    required property real buttonsRoom // that Draw, UNO! and Caught! take below; 0 where they do not
    required property real turnRoom // that they take in a turn
    readonly property int phase: match.table.turn.phase
    readonly property bool verdict: match.answer === Answer.Guilty || match.answer === Answer.Innocent
    readonly property bool showing: phase === Phase.Challenge && match.challengedHand.open
    readonly property bool playing: phase === Phase.Turn || phase === Phase.Drawn
    readonly property bool usual: correcting === TableActions.Correcting.Nothing
    readonly property bool ofCards: playing || showing || phase === Phase.Start || phase === Phase.Top
    readonly property bool onPad: !verdict && ofCards && correcting !== TableActions.Correcting.Color
    readonly property bool isTurn: playing && !verdict && usual
    readonly property bool catching: match.table.chances.catchable >= 0
    readonly property bool isInterrupted: !playing && !verdict && !showing && usual && catching
    readonly property bool canUndoWild: phase === Phase.Color && match.table.turn.undoText.length > 0
    readonly property bool canStepBack: !verdict && (showing || canUndoWild) // as its own button does
    readonly property bool oneWay: verdict || phase === Phase.Holds || phase === Phase.Over || phase === Phase.Round
    readonly property real footer: footed.shown ? footed.implicitHeight + 8 : 0
    readonly property real handHeight: shownHand.implicitHeight + 8
    readonly property real linkHeight: ruleLink.visible ? ruleLink.height + 8 : 0
    // The pad has one place for every question: below it there is always room for a turn's buttons.
    readonly property real below: Math.max(turnRoom, footer + linkHeight + buttonsRoom)
    readonly property real besides: below + (showing ? handHeight : 0)
    readonly property bool pinned: showing && onPad && height - footer - handHeight >= 240 // above the pad
    readonly property real roomForKeys: height + buttonsRoom - besides - leastPad + 8 * 48
    readonly property real keyHeight: wide ? 48 : Math.max(48, Math.min(60, Math.floor(roomForKeys / 8)))
    readonly property string question: (playing ? "" : phase) + correcting + verdict + showing // which one it is
    readonly property int color: match.table.pile.color
    readonly property bool brief: Type.large || height < 420 && !wide // what follows from an answer is above
    readonly property bool isShort: verdict || answeredBelow // its answer stands right below it
    readonly property bool answeredBelow: others.doubting || others.taken >= 0 // by words, with its answer below them
    readonly property real leastPad: wide ? 300 : 8 * 48 + 53 + 5 * pad.bandGap
    readonly property bool doubting: others.doubting // there is much to read
    readonly property real wanted: onPad ? leastPad + besides : 520 // how high it would like to be

    function choose(face: int) {
        if (correcting === TableActions.Correcting.Top) {
            match.table.pile.topIsNew ? match.nameTop(face) : match.setTop(face);
            actions.correcting = TableActions.Correcting.Nothing;
        } else if (phase === Phase.Start) {
            match.startWith(face);
        } else if (phase === Phase.Top) {
            match.nameTop(face);
        } else if (showing) {
            match.challengedHand.show(face);
        } else {
            match.play(face);
        }
    }

    // Enter presses the only button then, instead of going to the field for calls.
    onOneWayChanged: {
        if (oneWay)
            focus = true;
    }

    // Lays out the item and all around it now instead of with the next frame.
    function settle(item: Item) {
        if (item.parent)
            settle(item.parent);
        item.ensurePolished();
    }

    // The pad stays where it was scrolled to, unless what may be laid is mostly out of sight.
    function showColor() {
        settle(scroll);
        column.forceLayout(); // the pad may just have come back
        const band = isTurn ? pad.band(color) : null;
        const middle = band ? band.mapToItem(column, 0, band.height / 2).y - scroll.contentY : 0;
        if (middle < 0 || middle > scroll.height)
            scroll.reveal(band);
        scroll.follow();
    }

    onColorChanged: changed.restart()
    onQuestionChanged: {
        scroll.contentY = 0; // it is read from its beginning
        changed.restart();
    }

    Timer {
        id: changed // all that changes with it

        interval: 0

        onTriggered: root.showColor()
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: 0

        Item {
            id: above

            Layout.bottomMargin: 8
            Layout.fillWidth: true
            Layout.preferredHeight: shownHand.implicitHeight
            visible: root.pinned
        }

        Scroll {
            id: scroll

            Layout.fillHeight: true
            Layout.fillWidth: true
            Layout.maximumHeight: root.isShort ? contentHeight + 4 : Infinity
            Layout.preferredHeight: root.isShort ? contentHeight + 4 : 0
            Layout.rightMargin: -8 // its bar stands in the margin
            contentHeight: column.height
            objectName: "question"

            Column {
                id: column

                spacing: 8
                width: root.width

                Item {
                    id: inColumn

                    height: shownHand.implicitHeight
                    visible: root.onPad && root.showing && !root.pinned
                    width: parent.width

                    ShownHand {
                        id: shownHand

                        hinting: !root.wide && root.height - root.footer - root.leastPad - 8 >= fullHeight
                        match: root.match
                        parent: (root.pinned ? above : inColumn) as Item
                        visible: root.onPad && root.showing
                        wide: root.wide
                        width: parent.width
                    }
                }

                CardPad {
                    id: pad

                    readonly property real room: scroll.height - y - root.linkHeight

                    focus: root.onPad
                    height: root.wide ? Math.max(300, Math.min(344, room)) : implicitHeight
                    keyHeight: root.keyHeight
                    match: root.match
                    mode: {
                        if (root.showing)
                            return PadBand.Mode.Show;
                        return root.playing && root.usual ? PadBand.Mode.Play : PadBand.Mode.Choose;
                    }
                    tight: root.tight && !root.wide
                    visible: root.onPad
                    wide: root.wide
                    width: parent.width

                    onCalled: face => root.choose(face)
                }

                ChallengeVerdict {
                    id: ruling

                    match: root.match
                    room: root.height - root.footer - 4
                    visible: root.verdict
                    wide: root.wide
                    width: root.wide ? parent.width : Math.min(parent.width, 640)
                    x: (parent.width - width) / 2
                }

                OtherQuestions {
                    id: others

                    detailed: root.brief
                    actions: root.actions
                    barHeight: Math.min(100, (scroll.height - 190) / 4)
                    match: root.match
                    visible: !root.verdict && !root.onPad
                    room: column.width
                    wide: root.wide
                }

                Link {
                    id: ruleLink

                    glyph: Icon.Book
                    objectName: "questionRule"
                    //: Opens the rule behind what the table is asked just now.
                    text: qsTr("What the rules say")
                    visible: !root.verdict && !root.playing && root.phase !== Phase.Challenge
                    width: Math.min(implicitWidth, parent.width)
                    x: root.onPad || !root.wide ? (parent.width - width) / 2 : (others.width - width) / 2

                    onClicked: Navigator.showRule(root.match.table.turn.rule, root.match.table.setup.edition)
                }
            }
        }

        QuestionFooter {
            id: footed

            Layout.leftMargin: {
                if (root.verdict)
                    return ruling.x;
                return root.answeredBelow ? others.x : 0;
            }
            Layout.preferredWidth: {
                if (root.verdict)
                    return ruling.width;
                return root.answeredBelow ? others.width : root.width;
            }
            Layout.topMargin: 8
            actions: root.actions
            brief: root.brief
            doubting: others.doubting
            match: root.match
            showing: root.showing
            taken: others.taken
            verdict: root.verdict
            visible: shown !== null
        }

        Item {
            Layout.fillHeight: true
            visible: root.isShort // and stands at the top
        }
    }
}
