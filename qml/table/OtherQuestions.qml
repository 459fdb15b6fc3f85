// Questions of the table that need no pad: a color, accept or challenge, how many were drawn, and what comes between.
import QtQuick
import Flipside.Match
import Flipside.Table

Column {
    id: root

    required property LiveMatch match
    required property TableActions actions
    required property bool wide
    required property real barHeight
    required property bool detailed // see ChallengeQuestion
    readonly property int phase: match.table.turn.phase
    readonly property int taken: taking ? took.taken : -1 // by a Wild Draw Color; -1: that is not asked
    readonly property bool taking: visible && !coloring && phase === Phase.Took
    readonly property bool doubting: visible && !coloring && phase === Phase.Challenge // whether the wild is believed
    readonly property bool correcting: actions.correcting === TableActions.Correcting.Color
    readonly property bool coloring: correcting || phase === Phase.Color
    readonly property real narrowed: Math.min(width, wide ? 940 : 640)
    readonly property real indent: wide ? 0 : (width - narrowed) / 2
    readonly property real askedWidth: wide && coloring ? width : narrowed

    ColorQuestion {
        barHeight: root.barHeight
        actions: root.actions
        match: root.match
        visible: root.coloring
        width: root.askedWidth
        x: (root.width - width) / 2
    }

    ChallengeQuestion {
        detailed: root.detailed
        match: root.match
        visible: root.doubting
        width: root.narrowed
        x: root.indent
    }

    TookQuestion {
        id: took

        match: root.match
        visible: root.taking
        width: root.narrowed
        x: root.indent
    }

    BetweenRounds {
        actions: root.actions
        match: root.match
        visible: !root.coloring && root.phase === Phase.Round
        width: root.narrowed
        x: root.indent
    }

    RoundEnding {
        match: root.match
        visible: !root.coloring && (root.phase === Phase.Holds || root.phase === Phase.Over)
        width: root.narrowed
        x: root.indent
    }
}
