// What is on the table page, laid out for the window: table above pad, table beside pad, or both beside the record.
import QtQuick
import Flipside

FocusScope {
    id: root

    required property LiveMatch match
    property string correcting // "color" or "top": what a person puts right
    readonly property bool wide: width >= 1160 && height >= 560
    readonly property bool beside: !wide && width > height && width >= 560 // landscape: pad at the right
    readonly property bool worded: Type.large && !wide || !beside && !wide && (room < 132 || room / Math.ceil(match.seats.count / 2) < 36)
    readonly property bool bare: !wide && !beside && (question.showing || question.verdict) // the whole page is about a hand
    readonly property real margin: wide ? 24 : 10 // seven keys of 48 on a window of 360
    readonly property real recordWidth: 332
    readonly property real half: wide ? width - recordWidth : beside ? Math.round(width * 0.42) : width
    readonly property real room: height - question.wanted - 84 // left for the table, below which there is the strip
    readonly property bool telling: refused || match.trouble.length > 0
    readonly property bool refused: match.answer === LiveMatch.Illegal || match.answer === LiveMatch.Impossible || match.answer === LiveMatch.Unreadable

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

    // What was begun to type, what is being put right, or what the referee said.
    function dismiss(): bool {
        if (typedHere.visible || record.typed.length > 0) {
            record.typed.clear();
            typedHere.end();
        } else if (correcting.length > 0) {
            correcting = "";
        } else if (refused) {
            match.dismissAnswer();
        } else {
            return false;
        }
        return true;
    }

    focus: true

    // The upper half: the table, or what the referee answered.
    Item {
        id: upper

        height: {
            if (root.wide)
                return Math.max(180, Math.min(304, root.height - strip.height - question.wanted - 40));
            if (root.beside)
                return root.height - strip.height - 20;
            if (root.bare)
                return Math.min(messages.wanted, root.height * 0.4);
            if (root.telling)
                return Math.min(messages.wanted, root.height * 0.45);
            if (root.worded)
                return Math.min(lines.implicitHeight, root.height * 0.3);
            return Math.min(root.width >= 600 ? 304 : 218, root.room);
        }
        width: root.half - 2 * root.margin
        x: root.margin
        y: 4

        TableScene {
            anchors.fill: parent
            oval: root.wide
            seats: root.match.seats
            table: root.match.table
            visible: !root.worded && !root.bare && (!root.telling || root.wide || root.beside)

            onPileChosen: root.asked("pile")
            onSeatChosen: player => root.seatChosen(player)
        }

        Scroll {
            contentHeight: lines.implicitHeight
            height: parent.height
            visible: root.worded && !root.bare && !root.telling
            width: parent.width

            TableLines {
                id: lines

                match: root.match
                width: parent.width

                onPileChosen: root.asked("pile")
                onSeatsChosen: root.asked("count")
            }
        }

        TableMessages {
            id: messages

            height: Math.min(parent.height, wanted)
            match: root.match
            refused: root.refused
            visible: root.telling
            width: root.wide ? Math.min(parent.width, 620) : parent.width
            x: (parent.width - width) / 2
            y: root.wide || root.beside ? (parent.height - height) / 2 : 0

            onRuleRequested: id => root.ruleRequested(id)
        }
    }

    TableStrip {
        id: strip

        headed: !root.worded
        match: root.match
        reserved: root.wide && question.acting ? actions.width : 0
        width: root.half - 2 * root.margin
        wide: root.wide
        x: root.margin
        visible: !root.bare
        y: root.beside ? root.height - height - 8 : upper.y + upper.height + 8
    }

    TableQuestion {
        id: question

        correcting: root.correcting
        focus: true
        reserved: root.wide || !acting ? 0 : actions.implicitHeight + 8
        height: root.beside ? root.height - 8 : root.height - y - 8
        match: root.match
        width: root.beside ? root.width - root.half - 12 : root.half - 2 * root.margin
        wide: root.wide
        x: root.beside ? root.half : root.margin
        y: root.beside ? 0 : root.bare ? upper.y + upper.height + 4 : strip.y + strip.height + 8

        onAsked: what => root.asked(what)
        onCorrected: root.correcting = ""
        onRoundOver: root.roundOver()
        onRuleRequested: id => root.ruleRequested(id)
        onScoreRequested: root.scoreRequested()
    }

    TableActions {
        id: actions

        height: implicitHeight
        match: root.match
        visible: question.acting
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
        y: strip.y

        function end() {
            clear();
            visible = false;
            question.forceActiveFocus();
        }

        onTaken: end()
    }
}
