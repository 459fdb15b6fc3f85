// What is on the table page, laid out for the window: table above pad, table beside pad, or both beside the record.
import QtQuick
import Flipside.Controls
import Flipside.Match
import Flipside.Table

FocusScope {
    id: root

    required property LiveMatch match
    required property TableActions actions
    readonly property int form: TableArrangement.form(width, height, Type.large)
    readonly property int picture: TableArrangement.picture(form, room, seatsHeight, !Type.large && strip.seatsFit)
    readonly property bool wide: form === TableArrangement.Desktop
    readonly property bool beside: form === TableArrangement.Landscape || form === TableArrangement.LandscapeLargeWords
    readonly property bool narrowLarge: form === TableArrangement.PhoneLargeWords
    readonly property bool close: picture === TableArrangement.DrawnClose || picture === TableArrangement.FewWords
    readonly property bool bare: !wide && !beside && (question.showing || question.verdict) // only about a hand

    // Above the strip and below it.
    readonly property real gap: {
        if (narrowLarge)
            return 4;
        return close ? 5 : 8;
    }
    readonly property real padGap: close ? 6 : foot
    readonly property real foot: narrowLarge ? 4 : 8 // at the lower edge
    readonly property real margin: wide ? 24 : 10 // seven keys of 48 on a window of 360
    readonly property real recordWidth: 332
    readonly property real half: {
        if (wide)
            return width - recordWidth;
        return beside ? Math.round(width * 0.42) : width;
    }
    readonly property real room: height - question.wanted - (narrowLarge ? 67 : 84) // for the table, above the strip
    readonly property real seatsHeight: Math.ceil(match.seats.count / 2) * 48 // two columns of them
    readonly property real leastTable: Math.max(132, seatsHeight) // and what it takes while there is room
    readonly property real fullTable: Math.min(width >= 600 ? 304 : Math.max(218, seatsHeight), room)
    readonly property real wideRoom: height - strip.height - question.wanted - 40
    readonly property real wideTable: Math.max(180, Math.min(304 - strip.over, wideRoom))
    // Long words in the strip take the table's room, so that the pad stays where it is.
    readonly property real tableHeight: {
        if (picture === TableArrangement.Drawn || picture === TableArrangement.DrawnClose)
            return Math.max(leastTable, fullTable - strip.over);
        if (picture === TableArrangement.FewWords)
            return upper.linesHeight;
        if (Type.large && question.onPad)
            return Math.max(Math.min(upper.keptHeight, height * 0.3), Math.min(upper.fullHeight, room));
        return Math.min(upper.linesHeight, height * (Type.large && !question.doubting ? 0.4 : 0.3));
    }
    readonly property real aboveHeight: tableHeight + gap + strip.implicitHeight

    // A message takes the place of the table and of the strip; with large words all of the page, or a place below.
    readonly property bool telling: match.refused || match.trouble.length > 0
    readonly property bool covered: telling && (!wide || upper.messagesHeight > wideTable)
    readonly property bool alone: covered && narrowLarge && upper.messagesHeight > height - 270
    readonly property bool beneath: covered && form === TableArrangement.LandscapeLargeWords && messageEnd <= height
    readonly property real messageEnd: upper.linesHeight + upper.messagesHeight + 28
    readonly property bool compact: form === TableArrangement.Phone && !bare && refusedOnly && aboveHeight < 240
    readonly property bool refusedOnly: match.refused && match.trouble.length === 0
    readonly property bool ruled: match.refused && match.answer !== Answer.Unreadable // nothing to mend

    readonly property bool showing: question.showing && !question.verdict
    readonly property string awaited: {
        const turn = match.table.turn;
        if (showing)
            //: What the table waits for while a hand is shown in a challenge: %1 laid the wild, %2 challenges.
            return qsTr("%1 shows %2 the hand").arg(match.table.challenge.challengedName).arg(turn.actorName);
        if (actions.correcting === TableActions.Correcting.Color)
            //: What the table waits for while the color is put right.
            return qsTr("Which color is in play?");
        return turn.headline;
    }

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
        } else if (actions.correcting !== TableActions.Correcting.Nothing) {
            actions.correcting = TableActions.Correcting.Nothing;
        } else if (match.refused) {
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

        actions: root.actions
        awaited: root.awaited
        beneath: root.beneath
        below: typedHere.visible && root.covered && !typedHere.low ? typedHere.height + 8 : 0
        compact: root.compact
        covered: root.covered
        form: root.form
        hidden: root.bare
        match: root.match
        picture: root.picture
        roomy: root.form === TableArrangement.LandscapeLargeWords && root.height >= 560
        spared: question.doubting
        steady: question.onPad
        telling: root.telling
        height: {
            if (root.wide)
                return root.wideTable + (root.covered ? 8 + strip.height : 0);
            if (root.beside)
                return root.height - (root.covered ? 0 : strip.height + 8) - 12;
            if (root.alone)
                return root.height - 12;
            if (root.bare)
                return Math.min(upper.messagesHeight, root.height * 0.4);
            if (!root.covered)
                return root.tableHeight;
            if (root.compact)
                return root.aboveHeight;
            // The pad stays where it is as long as the message fits above it.
            const most = Type.large ? root.height - 270 : root.height * 0.45;
            return Math.max(root.aboveHeight, Math.min(upper.messagesHeight, most));
        }
        width: root.half - 2 * root.margin
        x: root.margin
        y: root.close || root.narrowLarge ? 2 : 4
    }

    TableStrip {
        id: strip

        actions: root.actions
        awaited: root.awaited
        match: root.match
        picture: root.picture
        reserved: root.wide && buttons.wanted ? buttons.width : 0
        steady: question.onPad || question.doubting || !Type.large
        spare: root.wide || root.beside ? Infinity : root.fullTable - root.leastTable
        width: root.half - 2 * root.margin
        wide: root.wide
        x: root.margin
        visible: !root.bare && !root.covered
        y: root.beside ? root.height - height - 8 : upper.y + upper.height + root.gap
    }

    TableQuestion {
        id: question

        actions: root.actions
        focus: true
        reserved: root.wide || !buttons.wanted ? 0 : buttons.implicitHeight + (root.narrowLarge ? 6 : 8)
        height: root.height - (root.beside ? 0 : y) - root.foot
        match: root.match
        tight: root.narrowLarge
        visible: !root.alone
        width: root.beside ? root.width - root.half - 12 : root.half - 2 * root.margin
        wide: root.wide
        x: root.beside ? root.half : root.margin
        y: {
            if (root.beside)
                return 0;
            if (root.covered)
                return upper.y + upper.height + root.padGap;
            return root.bare ? upper.y + upper.height + 4 : strip.y + strip.height + root.padGap;
        }
    }

    TurnButtons {
        id: buttons

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

        actions: root.actions
        height: root.height + root.y
        match: root.match
        visible: root.wide
        width: root.recordWidth
        x: root.width - width
        y: -root.y
    }

    TypedCall {
        id: typedHere

        match: root.match
        objectName: "typedHere"
        visible: false
        width: root.half - 2 * root.margin
        x: root.margin
        y: {
            if (low)
                return root.height - height - 12;
            return root.covered ? question.y - height - 8 : strip.y;
        }

        readonly property bool low: root.alone || root.covered && (root.beside || root.ruled)

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
