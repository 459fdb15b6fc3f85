// The referee: one pure function from a table and an event to a verdict and the table that follows.
#pragma once

#include "rules/table.h"
#include "rules/verdict.h"

#include <bitset>

namespace rules {

struct Outcome {
    Verdict verdict;
    Table table; // as it was, where the event is refused
};

// Judges everything that happens within a round, and only that: what concerns the whole match (rounds begun
// or voided, amendments, comings and goings, undo) is Match's business and refused here.
//
// The first check that fails decides: the moment (illegal); a card or colour that this side or edition does
// not have (impossible); the player (illegal); copies, counts and sums (impossible); the match with the top
// card (illegal).
[[nodiscard]] Outcome call(const Table &table, const Event &event);

using FaceSet = std::bitset<Face::kCount>;

// What the player on turn may lay now, or whoever faces a penalty; nothing where the table waits for
// something else.
[[nodiscard]] FaceSet legalFaces(const Table &table);

// Which faces of the side in play can still turn up or be shown, as far as the pile and the hands said so far
// tell.
[[nodiscard]] FaceSet possibleFaces(const Table &table);

// How many cards to reckon with in a hand: where nobody counted them, as many as are dealt.
[[nodiscard]] int presumedCards(const Table &table, Seat seat);

// The most that so many cards can be worth, without those that lie in the pile or were said to be in another
// hand. A record may say more; who counts a hand should look once more.
[[nodiscard]] int mostPoints(const Table &table, Seat seat);

} // namespace rules
