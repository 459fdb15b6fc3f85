// What the table is asked just now: the pad, or the question that takes its place.
import QtQuick
import Flipside

FocusScope {
    id: root

    required property LiveMatch match
    property string correcting
    property bool wide: false
    property bool tight: false // large words leave the pad little room
    readonly property int phase: match.table.phase
    readonly property bool verdict: match.answer === LiveMatch.Guilty || match.answer === LiveMatch.Innocent
    readonly property bool showing: phase === Phase.Challenge && match.challenging
    readonly property bool playing: phase === Phase.Turn || phase === Phase.Drawn
    readonly property bool onPad: !verdict && correcting !== "color" && (playing || showing || phase === Phase.Start || phase === Phase.Top)
    readonly property bool titled: onPad && !showing && correcting === "top"
    readonly property bool acting: playing && !verdict && correcting.length === 0
    readonly property bool interrupted: !acting && !verdict && !showing && correcting.length === 0 && match.table.catchable >= 0 // "UNO" and catching do not wait for an answer
    readonly property bool canStepBack: !verdict && (showing || phase === Phase.Color && match.table.undoText.length > 0) // as its own button does
    readonly property bool oneWay: verdict || phase === Phase.Holds || phase === Phase.Over || phase === Phase.Round
    property real reserved: 0 // at the lower edge, for Draw, UNO! and Caught!
    readonly property real footer: (footed.height > 0 ? footed.height + 8 : 0) + reserved
    // Above and below the pad.
    readonly property real besides: footer + (titled ? padTitle.height + 8 : showing ? shownHand.implicitHeight + 8 : 0) + (ruleLink.visible ? ruleLink.height + 8 : 0)
    readonly property bool pinned: showing && onPad && height - footer - shownHand.implicitHeight - 8 >= 240 // the question does not scroll away with the pad
    readonly property real pinnedHeight: pinned ? shownHand.implicitHeight + 8 : 0
    readonly property real keyHeight: wide ? 48 : Math.max(48, Math.min(60, Math.floor((height - besides - leastPad + 8 * 48) / 8)))
    readonly property string question: (playing ? "" : phase) + correcting + verdict + showing // which one it is
    readonly property int color: match.table.color
    readonly property bool brief: Type.large || height < 420 && !wide // no room for what follows from an answer on its button
    readonly property bool answeredBelow: others.doubting || others.taken >= 0 // by words, with its answer below them
    readonly property real leastPad: wide ? 300 : 8 * 48 + 53 + 5 * pad.bandGap
    readonly property bool doubting: others.doubting // there is much to read
    readonly property real wanted: onPad ? leastPad + besides : 520 // how high it would like to be

    signal asked(string what)
    signal corrected
    signal roundOver
    signal scoreRequested
    signal ruleRequested(string id)

    function name(color: int) {
        if (correcting === "color") {
            match.setColor(color);
            corrected();
        } else {
            match.chooseColor(color);
        }
    }

    function choose(face: int) {
        if (correcting === "top") {
            match.table.topIsNew ? match.nameTop(face) : match.setTop(face);
            corrected();
        } else if (phase === Phase.Start) {
            match.startWith(face);
        } else if (phase === Phase.Top) {
            match.nameTop(face);
        } else if (showing) {
            match.show(face);
        } else {
            match.play(face);
        }
    }

    // The field for calls has no use for Enter then, the one button has.
    onOneWayChanged: {
        if (oneWay)
            focus = true;
    }

    // The pad stays where it was scrolled to, unless what may be laid is mostly out of sight.
    function showColor() {
        column.forceLayout(); // the pad may just have come back
        const band = acting ? pad.band(color) : null;
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

    Item {
        id: above

        width: root.width
    }

    Scroll {
        id: scroll

        contentHeight: column.height
        height: root.height - root.footer - root.pinnedHeight
        objectName: "question"
        width: root.width + 8 // its bar stands in the margin
        y: root.pinnedHeight

        Column {
            id: column

            spacing: 8
            width: root.width

            Label {
                id: padTitle

                Accessible.name: text
                Accessible.role: Accessible.Heading
                font.bold: true
                font.pixelSize: Type.row
                leftPadding: 4
                //: Above the pad, when a card is to be named that lies on the pile.
                text: qsTr("Which card is on top?")
                visible: root.titled
                width: parent.width
            }

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

                focus: root.onPad
                height: root.wide ? Math.max(300, Math.min(344, scroll.height - y - (ruleLink.visible ? ruleLink.height + 8 : 0))) : implicitHeight
                keyHeight: root.keyHeight
                match: root.match
                mode: root.showing ? PadBand.Mode.Show : root.playing && root.correcting.length === 0 ? PadBand.Mode.Play : PadBand.Mode.Choose
                tight: root.tight && !root.wide
                visible: root.onPad
                wide: root.wide
                width: parent.width

                onCalled: face => root.choose(face)
                onHeld: face => root.ruleRequested(Faces.rule(face))
            }

            ChallengeVerdict {
                id: ruling

                match: root.match
                room: root.height - root.footer - 4
                visible: root.verdict
                wide: root.wide
                width: root.wide ? parent.width : Math.min(parent.width, 640)
                x: (parent.width - width) / 2

                onRuleRequested: id => root.ruleRequested(id)
            }

            OtherQuestions {
                id: others

                detailed: root.brief
                barHeight: Math.min(100, (scroll.height - 190) / 4)
                correcting: root.correcting === "color"
                match: root.match
                visible: !root.verdict && !root.onPad
                wide: root.wide
                width: parent.width

                onAsked: what => root.asked(what)
                onCancelled: root.corrected()
                onNamed: color => root.name(color)
                onRoundOver: root.roundOver()
                onRuleRequested: id => root.ruleRequested(id)
                onScoreRequested: root.scoreRequested()
            }

            Link {
                id: ruleLink

                glyph: Icon.Book
                objectName: "questionRule"
                //: Opens the rule behind what the table is asked just now.
                text: qsTr("What the rules say")
                visible: !root.verdict && !root.playing && root.phase !== Phase.Challenge
                width: Math.min(implicitWidth, parent.width)
                x: root.onPad || !root.wide ? (parent.width - width) / 2 : (others.askedWidth - width) / 2

                onClicked: root.ruleRequested(root.match.table.rule)
            }
        }
    }

    QuestionFooter {
        id: footed

        brief: root.brief
        correcting: root.correcting === "top"
        doubting: others.doubting
        match: root.match
        showing: root.showing
        taken: others.taken
        verdict: root.verdict
        width: root.verdict ? ruling.width : root.answeredBelow ? others.narrowed : root.width
        x: root.verdict ? ruling.x : root.answeredBelow ? others.indent : 0
        y: root.verdict || root.answeredBelow ? Math.min(column.height + 12, root.height - root.reserved - height) : root.height - root.reserved - height // in sight, wherever it ends

        onCorrected: root.corrected()
    }
}
