// The book of a match (who sits, what was scored) and how it stands: totals and winners, under either mode.
#pragma once

#include "rules/editions.h"
#include "rules/rounds.h"

#include <string>
#include <vector>

namespace rules {

struct Person {
    std::string name; // of the day; trimmed, not empty
    int brought = 0; // points somebody who came later sat down with
    int joinedAfter = 0; // how many rounds had been scored by then
    bool seated = true;
    bool operator==(const Person &) const = default;
};

// Somebody who had left came back with other points than they had.
struct Return {
    Player player{};
    int points = 0;
    int after = 0; // how many rounds had been scored by then
    bool operator==(const Return &) const = default;
};

struct Standing {
    std::vector<int> totals; // by Player: everyone who ever sat down
    std::vector<Player> winners; // in seat order; empty while the match goes on
    int roundsCounted = 0; // those after the one that decided are kept and not counted
    bool tied = false; // the target is reached, and equal lowest totals ask for one more round
    bool asked = false; // it was asked who wins: nobody has where there are no winners
    bool operator==(const Standing &) const = default;
};

struct Book {
    const Edition *edition = nullptr;
    Rulings rulings;
    ScoringMode mode = ScoringMode::Collect;
    int target = 0;
    std::vector<Person> roll; // by Player
    std::vector<Return> returns; // oldest first
    std::vector<Player> ring; // seats going round to the left, with the places of those who have left
    ScoredRounds rounds; // oldest first, amendments worked in
    Standing standing;
    bool operator==(const Book &) const = default;

    [[nodiscard]] const Person &person(Player player) const { return roll[std::size_t(player)]; }
    [[nodiscard]] std::vector<Player> seats() const;
    [[nodiscard]] std::optional<Player> find(std::string_view name) const;
    [[nodiscard]] int total(Player player) const { return standing.totals[std::size_t(player)]; }
};

// Totals and winners by the rounds in order. Without `decide` nobody wins and all rounds count: so it is in
// the middle of a round and in a match that was stopped.
[[nodiscard]] Standing workOut(const Book &book, ScoringMode mode, bool decide);

// The same once more rounds were scored than the book's standing counts: goes on from there where it can.
[[nodiscard]] Standing workOutFurther(const Book &book);

// Whether a round adds to the totals, by its index: none that was voided, nor one after the match was
// decided.
[[nodiscard]] bool counts(const Book &book, std::size_t round);
[[nodiscard]] int roundsCounting(const Book &book);
[[nodiscard]] int roundsWon(const Book &book, Player player);
// Somebody's total at first, and after each round that the standing went through.
[[nodiscard]] std::vector<int> course(const Book &book, Player player);

// Points still missing to the target: of the player under `collect`, before the match ends under `tally`.
[[nodiscard]] int missing(const Book &book, Player player);

} // namespace rules
