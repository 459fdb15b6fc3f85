// Numbers that follow from a tally, rounded as people read them: the same on screen and on the command line.
#pragma once

#include "rules/editions.h"
#include "store/figures.h"

#include <cmath>

namespace store {

[[nodiscard]] inline int rounded(int whole, int parts) { return int(std::lround(double(whole) / parts)); }

// Of a hundred matches with a winner, how many were won; empty without any.
[[nodiscard]] inline std::optional<int> winPercent(const Tally &tally)
{
    return tally.finished > 0 ? std::optional(rounded(100 * tally.wins, tally.finished)) : std::nullopt;
}

// Points written down for somebody in a round, on average, under the way of scoring in which they played most
// rounds: those of the two cannot be added up.
struct PerRound {
    rules::ScoringMode mode = rules::ScoringMode::Collect;
    int points = 0;
};
[[nodiscard]] inline PerRound perRound(const Tally &tally)
{
    const bool kept = tally.kept.rounds > tally.collected.rounds;
    const Written &written = kept ? tally.kept : tally.collected;
    return {kept ? rules::ScoringMode::Tally : rules::ScoringMode::Collect,
            written.rounds > 0 ? rounded(written.points, written.rounds) : 0};
}

// Points left in hand in a round that somebody else won, on average.
[[nodiscard]] inline int averageLoss(const Tally &tally)
{
    const int lost = tally.rounds.all() - tally.won.all();
    return lost > 0 ? rounded(tally.given.all(), lost) : 0;
}

// Of a hundred rounds won with cards that have two sides, how many ended on the dark one; empty without any.
[[nodiscard]] inline std::optional<int> darkPercent(const Tally &tally)
{
    return tally.won.sided() > 0 ? std::optional(rounded(100 * tally.won.dark, tally.won.sided()))
                                 : std::nullopt;
}

} // namespace store
