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

// Points gained in a round, on average.
[[nodiscard]] inline int averageRound(const Tally &tally)
{
    return tally.rounds.all() > 0 ? rounded(tally.gained.all(), tally.rounds.all()) : 0;
}

// Points left in hand in a round that somebody else won, on average.
[[nodiscard]] inline int averageLoss(const Tally &tally)
{
    const int lost = tally.rounds.all() - tally.won.all();
    return lost > 0 ? rounded(tally.given.all(), lost) : 0;
}

// Of a hundred rounds won, how many ended on the dark side; empty without any.
[[nodiscard]] inline std::optional<int> darkPercent(const Tally &tally)
{
    return tally.won.all() > 0 ? std::optional(rounded(100 * tally.won.dark, tally.won.all())) : std::nullopt;
}

// Only what was played with cards that have two sides: the rest did not end on one.
[[nodiscard]] inline Tally sided(const Career &career)
{
    Tally all;
    const auto add = [](BySide &sum, const BySide &more) {
        sum.light += more.light;
        sum.dark += more.dark;
    };
    for (const Named &each : career.editions) {
        const rules::Edition *edition = rules::editionNamed(each.name.toStdString());
        if (!edition || !edition->twoSided)
            continue;
        add(all.rounds, each.tally.rounds);
        add(all.won, each.tally.won);
        add(all.gained, each.tally.gained);
        add(all.given, each.tally.given);
    }
    return all;
}

} // namespace store
