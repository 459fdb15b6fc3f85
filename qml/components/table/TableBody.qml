// What is on the table page, laid out for the window: table above pad, table beside pad, or both beside the record.
import QtQuick
import Flipside

FocusScope {
    id: root

    required property LiveMatch match
    property string correcting // "color" or "top": what a person puts right
    readonly property bool wide: width >= (Type.large ? 1740 : 1160) && height >= 560 // large words need the room of more
    readonly property bool beside: !wide && width > height && width >= 560 // landscape: pad at the right
    readonly property bool worded: Type.large && !wide || !beside && !wide && (room < 132 || room < seatsHeight && !tight)
    readonly property bool brief: worded && !Type.large && strip.seatsFit // no more above the pad than it leaves room for
    readonly property bool compact: refused && match.trouble.length === 0 && !wide && !beside && !Type.large && !bare && tableHeight + gap + strip.implicitHeight < 240
    readonly property bool bare: !wide && !beside && (question.showing || question.verdict) // the whole page is about a hand
    readonly property real seatsHeight: Math.ceil(match.seats.count / 2) * 48 // two columns of them
    readonly property bool tight: !wide && !beside && room < seatsHeight && room + 10 >= seatsHeight // with less air between
    readonly property bool close: tight || brief || narrowLarge // together, for the pad's sake
    readonly property bool narrowLarge: Type.large && !wide && !beside
    readonly property real gap: narrowLarge ? 4 : close ? 5 : 8 // above the strip
    readonly property real padGap: narrowLarge ? 4 : close ? 6 : 8 // and below it
    readonly property real foot: narrowLarge ? 4 : 8 // at the lower edge
    // Long words in the strip take the table's room, so that the pad stays where it is.
    readonly property real tableHeight: worded ? (brief ? upper.linesHeight : Type.large && question.onPad ? Math.max(Math.min(upper.keptHeight, height * 0.3), Math.min(upper.fullHeight, room)) : Math.min(upper.linesHeight, height * (Type.large && !question.doubting ? 0.4 : 0.3))) : Math.max(leastTable, fullTable - strip.over)
    readonly property real margin: wide ? 24 : 10 // seven keys of 48 on a window of 360
    readonly property real recordWidth: 332
    readonly property real half: wide ? width - recordWidth : beside ? Math.round(width * 0.42) : width
    readonly property real room: height - question.wanted - (narrowLarge ? 67 : 84) // left for the table, below which there is the strip
    readonly property real leastTable: Math.max(132, seatsHeight) // and what it takes while there is room
    readonly property real fullTable: Math.min(width >= 600 ? 304 : Math.max(218, seatsHeight), room)
    readonly property real wideTable: Math.max(180, Math.min(304 - strip.over, height - strip.height - question.wanted - 40))
    readonly property bool covered: telling && (!wide || upper.messagesHeight > wideTable) // a message in the table's place, and the strip's
    readonly property bool alone: covered && Type.large && !wide && !beside && upper.messagesHeight > height - 270 // large words, with what to do about them, and less than a band of the pad
    readonly property bool beneath: covered && Type.large && beside && upper.linesHeight + upper.messagesHeight + 28 <= height // the message leaves the table in sight
    readonly property bool showing: question.showing && !question.verdict
    readonly property bool telling: refused || match.trouble.length > 0
    readonly property bool refused: match.answer === LiveMatch.Illegal || match.answer === LiveMatch.Impossible || match.answer === LiveMatch.Unreadable
    readonly property bool ruled: refused && match.answer !== LiveMatch.Unreadable // there is nothing to mend in what was typed
    //: What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges. Then: while the color is put right.
    readonly property string awaited: showing ? qsTr("%1 shows %2 the hand").arg(match.table.challengedName).arg(match.table.actorName) : correcting === "color" ? qsTr("Which color is in play?") : match.table.headline

    signal asked(string what)
    signal seatChosen(int player)
    signal roundOver
    signal scoreRequested
    signal ruleRequested(string id)

    function beginTyping(text: string) {
        if (wide) {
            record.typed.begin(text);
            return;
        }
        typedHere.visible = true;
        typedHere.begin(text);
    }

    // What was begun to type, what is being put right, what the referee said, or a question that has a way back.
    function dismiss(): bool {
        if (typedHere.visible || record.typed.length > 0) {
            record.typed.clear();
            typedHere.end();
        } else if (correcting.length > 0) {
            correcting = "";
        } else if (refused) {
            match.dismissAnswer();
        } else if (question.canStepBack) {
            match.stepBack();
        } else {
            return false;
        }
        return true;
    }

    focus: true

    onAloneChanged: alone ? upper.begin() : question.forceActiveFocus()
    onRuledChanged: {
        if (ruled && typedHere.visible)
            typedHere.end();
    }

    TableUpper {
        id: upper

        awaited: root.awaited
        beneath: root.beneath
        below: typedHere.visible && root.covered && !typedHere.low ? typedHere.height + 8 : 0
        brief: root.brief
        compact: root.compact
        covered: root.covered
        docked: root.narrowLarge
        hidden: root.bare
        match: root.match
        refused: root.refused
        roomy: Type.large && root.beside && root.height >= 560
        spared: question.doubting
        steady: question.onPad
        telling: root.telling
        wide: root.wide
        worded: root.worded
        height: {
            if (root.wide)
                return root.wideTable + (root.covered ? 8 + strip.height : 0);
            if (root.beside)
                return root.height - (root.covered ? 0 : strip.height + 8) - 12;
            if (root.alone)
                return root.height - 12;
            if (root.bare)
                return Math.min(upper.messagesHeight, root.height * 0.4);
            const above = root.tableHeight + root.gap + strip.implicitHeight;
            // The pad stays where it is as long as the message fits above it.
            return !root.covered ? root.tableHeight : root.compact ? above : Math.max(above, Math.min(upper.messagesHeight, Type.large ? root.height - 270 : root.height * 0.45));
        }
        width: root.half - 2 * root.margin
        x: root.margin
        y: root.close ? 2 : 4

        onAsked: what => root.asked(what)
        onRuleRequested: id => root.ruleRequested(id)
        onSeatChosen: player => root.seatChosen(player)
    }

    TableStrip {
        id: strip

        awaited: root.awaited
        brief: root.brief
        headed: !root.worded
        match: root.match
        reserved: root.wide && actions.wanted ? actions.width : 0
        steady: question.onPad || question.doubting || !Type.large
        spare: root.wide || root.beside ? Infinity : root.fullTable - root.leastTable
        width: root.half - 2 * root.margin
        wide: root.wide
        x: root.margin
        visible: !root.bare && !root.covered
        y: root.beside ? root.height - height - 8 : upper.y + upper.height + root.gap

        onSeatsChosen: root.asked("count")
    }

    TableQuestion {
        id: question

        correcting: root.correcting
        focus: true
        reserved: root.wide || !actions.wanted ? 0 : actions.implicitHeight + (root.narrowLarge ? 6 : 8)
        height: root.height - (root.beside ? 0 : y) - root.foot
        match: root.match
        tight: root.narrowLarge
        visible: !root.alone
        width: root.beside ? root.width - root.half - 12 : root.half - 2 * root.margin
        wide: root.wide
        x: root.beside ? root.half : root.margin
        y: root.beside ? 0 : root.bare || root.covered ? upper.y + upper.height + (root.covered ? root.padGap : 4) : strip.y + strip.height + root.padGap

        onAsked: what => root.asked(what)
        onCorrected: root.correcting = ""
        onRoundOver: root.roundOver()
        onRuleRequested: id => root.ruleRequested(id)
        onScoreRequested: root.scoreRequested()
    }

    TableActions {
        id: actions

        readonly property bool wanted: question.acting || question.interrupted

        height: implicitHeight
        match: root.match
        onlyUno: !question.acting
        visible: wanted && !(root.wide && root.covered) && !root.alone
        width: root.wide ? Math.min(380, strip.width * 0.44) : question.width
        x: root.wide ? strip.x + strip.freeEnd - width : question.x
        y: root.wide ? strip.y + (strip.height - height) / 2 : question.y + question.height - height
    }

    RecordPane {
        id: record

        height: root.height + root.y
        match: root.match
        visible: root.wide
        width: root.recordWidth
        x: root.width - width
        y: -root.y

        onRuleRequested: id => root.ruleRequested(id)
        onScoreRequested: root.scoreRequested()
    }

    TypedCall {
        id: typedHere

        match: root.match
        objectName: "typedHere"
        visible: false
        width: root.half - 2 * root.margin
        x: root.margin
        y: low ? root.height - height - 12 : root.covered ? question.y - height - 8 : strip.y

        readonly property bool low: root.alone || root.covered && (root.beside || root.ruled) // clear of a message and its buttons

        function end() {
            clear();
            visible = false;
            question.forceActiveFocus();
        }

        onOvertaken: {
            if (visible)
                end();
        }
        onUnderstood: end()
    }
}
