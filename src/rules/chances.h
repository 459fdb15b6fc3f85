// What a table may do now. Asked before anybody does it; each answer stands beside the handler that judges
// it.
#pragma once

#include "rules/table.h"
#include "rules/verdict.h"

#include <bitset>

namespace rules {

using SeatSet = std::bitset<kMostPlayers>;

// Who may lay a card now: the player on turn, or whoever faces a penalty and may lay on it. kNobody: nobody.
[[nodiscard]] Seat mayLay(const Table &table);

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

// House rules. Who can have laid this card out of turn; with whom the player of a 7 can swap hands; how many
// cards a player who draws can take; who can be made to draw by the table.
[[nodiscard]] SeatSet mayJumpIn(const Table &table, Face face);
[[nodiscard]] SeatSet maySwapWith(const Table &table);
[[nodiscard]] SeatSet mayBeFined(const Table &table);
struct DrawLimits {
    int least = 0;
    int most = 0;
};
[[nodiscard]] DrawLimits drawLimits(const Table &table);

// How many cards can have been taken for a Wild Draw Color; `extra` come on top for a lost challenge.
struct TookLimits {
    int least = 0;
    int most = 0;
    int extra = 0;
};
[[nodiscard]] TookLimits tookLimits(const Table &table);

} // namespace rules
