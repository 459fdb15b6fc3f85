// What the referee says of an event: taken or not, why, and what follows. Never a text: words are made of it.
#pragma once

#include "rules/event.h"
#include "rules/rule.h"

#include <array>
#include <cstdint>

namespace rules {

enum class VerdictKind : std::uint8_t {
    Legal,
    Challengeable, // legal unless the next player challenges and the hand says otherwise
    Illegal, // against the rules
    Impossible, // there can be no such card, count or hand
    Forced, // the table let it stand
};

// Why, finer than the rule: one sentence each. reason.cpp says which rule a reason rests on.
enum class Reason : std::uint8_t {
    // taken: the round begins
    Dealt,
    StartNumber,
    StartDrawOne,
    StartReverse,
    StartSkip,
    StartWild,
    StartWildDrawTwoGoesBack,
    StartFlipTurns,
    StartFlipGoesBack,
    // taken: a turn
    PlayedNumber,
    PlayedDrawOne,
    PlayedDrawFive,
    PlayedReverse,
    PlayedReverseSkips,
    PlayedReverseTurns,
    PlayedSkip,
    PlayedSkipEveryone,
    PlayedFlip,
    PlayedWild,
    PlayedWildDrawTwo,
    PlayedWildDrawColor,
    Drew,
    DrewNothing,
    Passed,
    ColorChosen,
    TopNamed,
    TopIsWild,
    TopCorrected,
    Accepted,
    FoundGuilty,
    FoundGuiltyLosesTurn,
    FoundInnocent,
    TookUntilColor,
    UnoCalled,
    UnoCalledAhead,
    UnoCalledLate,
    WasCaught,
    // taken: the round ends
    WentOut,
    WentOutDrawOne,
    WentOutDrawOneSpared,
    WentOutDraw,
    WentOutFlip,
    WentOutWildDraw,
    DeclaredOut,
    HandSaid,
    RoundCollected,
    RoundTallied,
    WonByCollecting,
    WonByTally,
    WinShared,
    TieGoesOn,
    // taken: the table is right
    LetStand,
    Counted,
    TurnSet,
    DirectionSet,
    ColorSet,
    TopSet,
    SideSet,
    Reshuffled,
    Voided,
    Amended,
    AmendedVoid,
    Joined,
    CameBack,
    Left,
    TargetSet,
    ScoringSet,
    RulingSet,
    SeatsSet,
    Undone,
    Redone,
    Stopped,
    // refused
    WrongMoment,
    OtherSide,
    NotInEdition,
    ColorOfOtherSide,
    NoSuchSide,
    NotOnTurn,
    NotDealtIn,
    NobodyNamed,
    NotAsked,
    NotChallenger,
    NotTheOneOut,
    TooManyCopies,
    TooManyCopiesInHands,
    WrongCount,
    CountNotPossible,
    TookNotPossible,
    TooManyPoints,
    TooFewPoints,
    NoMatch,
    OnlyPass,
    GuiltyWithoutCards,
    UnoNotNow,
    NobodyToCallUno,
    CatchNotNow,
    CatchSelf,
    TooFewToReshuffle,
    RoundNotScored,
    AmendWrongPlayers,
    AlreadySeated,
    NotSeated,
    TooManyPlayers,
    TooFewPlayers,
    SeatsIncomplete,
    NothingToTurnUp,
    ReturnsWithTotal,
    NothingToUndo,
    NothingToRedo,
};
inline constexpr int kReasonCount = int(Reason::NothingToRedo) + 1;

[[nodiscard]] Rule ruleOf(Reason reason, Ruling ruling = {}); // the ruling only matters for RulingSet

struct Drawing {
    Player player{};
    std::uint8_t cards = 0;
    bool operator==(const Drawing &) const = default;
};

struct Verdict {
    VerdictKind kind = VerdictKind::Legal;
    Reason reason{};

    // The facts that a sentence needs; which are set depends on the reason.
    std::optional<Player> actor; // who acted, or was about to
    std::optional<Player> other; // whom it hits, whose turn it is, who is next
    std::optional<Face> card; // the card it is about
    std::optional<Face> top; // the face on top it was measured against
    std::optional<Color> color; // the colour asked for, chosen or looked for
    int number = 0; // what was said
    int limit = 0; // what can be
    Ruling ruling{};

    // What follows
    std::optional<Drawing> drawing; // an event makes one player draw at the most; never of 0 cards
    std::array<Player, 9> skipped{}; // in the order in which they would have played
    std::uint8_t skippedCount = 0;
    std::optional<bool> guilty;
    bool reshuffled = false; // the draw pile ran out on the way

    [[nodiscard]] bool taken() const
    {
        return kind != VerdictKind::Illegal && kind != VerdictKind::Impossible;
    }
    [[nodiscard]] Rule rule() const { return ruleOf(reason, ruling); }
    bool operator==(const Verdict &) const = default;
};

} // namespace rules
