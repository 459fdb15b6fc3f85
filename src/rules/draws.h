// How many cards are drawn for what. The referee deals them out by this, and the rulebook quotes it.
#pragma once

#include "rules/card.h"

namespace rules {

inline constexpr int kCaughtCards = 2; // without having called UNO
inline constexpr int kLostChallengeCards = 2; // on top of what the wild itself costs

// What a card makes the next player draw. A Wild Draw Color is not known beforehand and counts as none.
[[nodiscard]] constexpr int drawsFor(Kind kind)
{
    switch (kind) {
    case Kind::DrawOne: return 1;
    case Kind::DrawFive: return 5;
    case Kind::WildDrawTwo: return 2;
    default: return 0;
    }
}

[[nodiscard]] constexpr bool makesDraw(Kind kind) { return drawsFor(kind) > 0 || isWildDraw(kind); }

} // namespace rules
