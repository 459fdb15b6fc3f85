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
    readonly property real wideWidth: coloring ? Infinity : 940
    required property real room // in width

    width: Math.min(room, wide ? wideWidth : 640)
    x: wide ? 0 : (room - width) / 2

    ColorQuestion {
        barHeight: root.barHeight
        actions: root.actions
        match: root.match
        visible: root.coloring
        width: root.width
    }

    ChallengeQuestion {
        detailed: root.detailed
        match: root.match
        visible: root.doubting
        width: root.width
    }

    TookQuestion {
        id: took

        match: root.match
        visible: root.taking
        width: root.width
    }

    BetweenRounds {
        actions: root.actions
        match: root.match
        visible: !root.coloring && root.phase === Phase.Round
        width: root.width
    }

    RoundEnding {
        match: root.match
        visible: !root.coloring && (root.phase === Phase.Holds || root.phase === Phase.Over)
        width: root.width
    }
}
