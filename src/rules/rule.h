// The list of rule ids. A verdict rests on one of them; the rulebook's texts, the links on screen and the
// journal's readers look rules up by the same id, so an id that has landed is never renamed.
#pragma once

#include "rules/rulings.h"

#include <optional>
#include <span>
#include <string_view>

namespace rules {

enum class Rule : std::uint8_t {
    // Before the first card
    SetupDeal,
    SetupPlayers,
    StartNumber,
    StartDrawOne,
    StartReverse,
    StartSkip,
    StartWild,
    StartWildDrawTwo,
    // A turn
    TurnOrder,
    TurnMatch,
    TurnDraw,
    TurnPass,
    // The cards
    CardDrawOne,
    CardDrawFive,
    CardReverse,
    CardSkip,
    CardSkipEveryone,
    CardFlip,
    CardWild,
    CardWildDrawTwo,
    CardWildDrawColor,
    WildColor,
    FlipNewTop,
    FlipWildTop,
    // Challenges
    ChallengeWho,
    ChallengeAccept,
    ChallengeGuilty,
    ChallengeInnocent,
    ChallengeLastCard,
    // UNO
    UnoCall,
    UnoCaught,
    // The end of a round
    OutLastCard,
    OutLastDraw,
    OutDeclared,
    // The deck is finite
    DeckSide,
    DeckCopies,
    DeckCount,
    DeckPoints,
    PileReshuffle,
    PileOut,
    // Points
    ScoreHand,
    ScoreCollect,
    ScoreTally,
    WinCollect,
    WinTally,
    // The table is right
    TableMoment,
    TableLetStand,
    TableCorrect,
    TableVoid,
    TableAmend,
    TableUndo,
    TableFine,
    MatchPlayers,
    MatchTarget,
    MatchScoring,
    MatchStop,
    // What the table decided: from here on one for each ruling, in their order
    FirstRuling,
};

[[nodiscard]] std::string_view idOf(Rule rule); // "turn.match"
[[nodiscard]] std::optional<Rule> ruleOf(std::string_view id);
[[nodiscard]] std::span<const Rule> allRules(); // in the order of the enumeration
[[nodiscard]] constexpr Rule ruleOf(Ruling ruling) // "ruling.first-player" and so on
{
    return Rule(int(Rule::FirstRuling) + int(ruling));
}

} // namespace rules
