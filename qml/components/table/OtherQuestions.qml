// Questions of the table that need no pad: a color, accept or challenge, how many were drawn, and what comes between.
import QtQuick
import Flipside

Column {
    id: root

    required property LiveMatch match
    required property bool correcting // a person puts the color right
    required property bool wide
    required property real barHeight
    required property bool detailed // see ChallengeQuestion
    readonly property int phase: match.table.phase
    readonly property int taken: taking ? took.taken : -1 // by a Wild Draw Color, as far as it was said; -1: that is not asked
    readonly property bool taking: visible && !coloring && phase === Phase.Took
    readonly property bool doubting: visible && !coloring && phase === Phase.Challenge // whether the wild is believed
    readonly property bool coloring: correcting || phase === Phase.Color
    readonly property real narrowed: Math.min(width, wide ? 940 : 640)
    readonly property real indent: wide ? 0 : (width - narrowed) / 2
    readonly property real askedWidth: wide && coloring ? width : narrowed

    signal named(int color)
    signal cancelled
    signal asked(string what) // as TableMenu names it
    signal roundOver
    signal scoreRequested
    signal ruleRequested(string id)

    ColorQuestion {
        barHeight: root.barHeight
        correcting: root.correcting
        match: root.match
        visible: root.coloring
        width: root.askedWidth
        x: (root.width - width) / 2

        onCancelled: root.cancelled()
        onChosen: color => root.named(color)
    }

    ChallengeQuestion {
        detailed: root.detailed
        match: root.match
        visible: root.doubting
        width: root.narrowed
        x: root.indent

        onRuleRequested: id => root.ruleRequested(id)
    }

    TookQuestion {
        id: took

        match: root.match
        visible: root.taking
        width: root.narrowed
        x: root.indent
    }

    BetweenRounds {
        match: root.match
        visible: !root.coloring && root.phase === Phase.Round
        width: root.narrowed
        x: root.indent

        onAsked: what => root.asked(what)
        onJustScore: root.asked("justScore")
    }

    RoundEnding {
        match: root.match
        visible: !root.coloring && (root.phase === Phase.Holds || root.phase === Phase.Over)
        width: root.narrowed
        x: root.indent

        onRoundOver: root.roundOver()
        onScoreRequested: root.scoreRequested()
    }
}
