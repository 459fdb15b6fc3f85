// How many cards are drawn for what. The referee deals them out by this, and the rulebook quotes it.
#pragma once

#include "rules/card.h"
#include "rules/rulings.h"

namespace rules {

// By somebody who is caught without having called UNO; the default is as the sheets say.
[[nodiscard]] constexpr int caughtCards(const Rulings &rulings)
{
    return cardsOf(rulings[Ruling::UnoPenalty]);
}
inline constexpr int kCaughtCards = caughtCards(Rulings());
inline constexpr int kLargestFine = 10; // at once
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

// What can be stacked: cards of which it is known beforehand how many they cost.
[[nodiscard]] constexpr bool stacks(Kind kind) { return drawsFor(kind) > 0; }

[[nodiscard]] constexpr bool makesDraw(Kind kind) { return drawsFor(kind) > 0 || isWildDraw(kind); }

} // namespace rules
