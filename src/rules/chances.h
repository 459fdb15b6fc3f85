// What a table may do now. Asked before anybody does it; each answer stands beside the handler that judges
// it.
#pragma once

#include "rules/table.h"
#include "rules/verdict.h"

namespace rules {

[[nodiscard]] bool canCorrect(const Table &table); // turn, direction, colour, top card and side
[[nodiscard]] bool canReshuffle(const Table &table);
[[nodiscard]] bool canGoOut(const Table &table); // the rest of the round may be just scored

// UNO. Whoever holds one card is first somebody who can be caught, then somebody for whom it is too late.
[[nodiscard]] bool canCallUno(const Table &table); // somebody can, without being named
[[nodiscard]] bool hasCalledUno(const Table &table, Seat seat); // and need not again
[[nodiscard]] Seat catchable(const Table &table); // kNobody: nobody
[[nodiscard]] Seat
uncatchable(const Table &table); // holds one card, rather without having called; or kNobody

// A challenge: how many cards are to be shown, and what the referee says of those shown so far, as if they
// were all.
[[nodiscard]] int shownCards(const Table &table);
[[nodiscard]] Verdict judgeShown(const Table &table, const std::vector<Face> &cards);

// How many cards can have been taken for a Wild Draw Color; `extra` come on top for a lost challenge.
struct TookLimits {
    int least = 0;
    int most = 0;
    int extra = 0;
};
[[nodiscard]] TookLimits tookLimits(const Table &table);

} // namespace rules
