// The hands at the end of a round as far as they are counted: a value to ask the rules about.
#pragma once

#include "rules/match.h"

#include <QList>

namespace app {

struct RoundCount {
    struct Hand {
        rules::Holding holding;
        bool said = false; // something was tapped or typed
        bool sure = false; // points that were confirmed although they are doubted
    };

    rules::Table table; // as the round ended, with nothing said yet
    std::vector<Hand> hands; // by seat

    [[nodiscard]] static RoundCount of(const rules::Table &table);
    [[nodiscard]] static RoundCount of(const rules::Book &book, int round); // one that was scored

    [[nodiscard]] bool isOut(int seat) const { return seat == table.out; }
    [[nodiscard]] rules::Player player(int seat) const { return table.players[std::size_t(seat)]; }
    [[nodiscard]] const Hand &hand(int seat) const { return hands[std::size_t(seat)]; }
    [[nodiscard]] QList<int> faces(int seat) const;
    [[nodiscard]] int points(int seat) const;
    [[nodiscard]] int expected(int seat) const; // cards, where they were counted all along; else -1
    [[nodiscard]] int missingAfter(int seat) const; // whose hand was not said yet; -1: nobody's
    [[nodiscard]] int draftedBefore(int seat) const; // whose hand was counted before, still a draft; or -1
    [[nodiscard]] rules::Verdict check(int seat) const; // of a hand that was said, complete or not
    [[nodiscard]] bool
    isDoubted(int seat) const; // more points than its cards can be worth, as far as is known
    [[nodiscard]] int presumed(int seat) const; // cards, counted or as many as are dealt
    [[nodiscard]] int most(int seat) const; // points that so many cards can be worth
    [[nodiscard]] bool isComplete(int seat) const; // it can be, and no card is missing

    // The match with this round, once all hands are known and can be. `round`: the scored one it corrects, or
    // 0.
    [[nodiscard]] std::optional<rules::MatchState> scored(const rules::MatchState &state, int round) const;
    [[nodiscard]] rules::Amend amendment(int round) const;

private:
    [[nodiscard]] int onward() const; // from a seat to the next, the way that play goes round
    [[nodiscard]] rules::Table measured(int seat) const; // with all hands said but this one
};

} // namespace app
