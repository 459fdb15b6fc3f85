// The book of a match (who sits, what was scored) and how it stands: totals and winners, under either mode.
#pragma once

#include "rules/editions.h"
#include "rules/event.h"

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

struct LeftInHand {
    Player player{};
    Holding holding;
    int points = 0;
    bool operator==(const LeftInHand &) const = default;
};

struct ScoredRound {
    Side side{};
    Player out{}; // the winner of the round
    Player dealer{};
    std::vector<Player> players; // who was dealt in, in seat order
    std::vector<LeftInHand> hands; // of all others, in seat order
    bool counts = true; // false once amended to void
    bool amended = false;
    bool operator==(const ScoredRound &) const = default;

    [[nodiscard]] int gain(Player player, ScoringMode mode) const; // what this round gives a player
};

struct Standing {
    std::vector<int> totals; // by Player: everyone who ever sat down
    std::vector<Player> winners; // in seat order; empty while the match goes on
    int roundsCounted = 0; // those after the one that decided are kept and not counted
    bool tied = false; // the target is reached, and equal lowest totals ask for one more round
    bool operator==(const Standing &) const = default;
};

struct Book {
    const Edition *edition = nullptr;
    Rulings rulings;
    ScoringMode mode = ScoringMode::Collect;
    int target = 0;
    std::vector<Person> roll; // by Player
    std::vector<Player> ring; // seats going round to the left, with the places of those who have left
    std::vector<ScoredRound> rounds; // oldest first, amendments worked in
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

// Points still missing to the target: of the player under `collect`, before the match ends under `tally`.
[[nodiscard]] int missing(const Book &book, Player player);

} // namespace rules
