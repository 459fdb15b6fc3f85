// The numbers of a person and the records of a table, as plain values. Points count from rounds that count;
// what was called has happened, also in a round that was amended away. Matches in the bin do not exist.
#pragma once

#include "store/database.h"

#include <compare>
#include <vector>

namespace store {

// Something that can be looked at again: an event of a match.
struct Moment {
    QString match; // id
    int event = 0; // its number in the journal
    bool operator==(const Moment &) const = default;
};

struct BySide {
    int light = 0;
    int dark = 0;
    int single = 0; // with cards that have one side only: on neither
    [[nodiscard]] int all() const { return light + dark + single; }
    [[nodiscard]] int sided() const { return light + dark; }
    bool operator==(const BySide &) const = default;
};

// What was written down for somebody under one way of scoring.
struct Written {
    int rounds = 0;
    int points = 0;
    bool operator==(const Written &) const = default;
};

// Matches and rounds of a time or an edition, or all of them. A round is worth what the others held, whatever
// the scoring mode: so rounds of all tables can be compared.
struct Tally {
    int matches = 0;
    int finished = 0;
    int wins = 0; // shared ones too
    BySide rounds; // dealt in, by the side a round ended on
    BySide won;
    BySide gained; // what the others held in rounds won
    BySide given; // what was left in hand in the others
    Written collected; // where the winner of a round collects
    Written kept; // where everyone keeps their own
    bool operator==(const Tally &) const = default;
};

struct Named {
    QString name; // of an edition as table notation has it; of a month, "2026-11"
    Tally tally;
    bool operator==(const Named &) const = default;
};

struct Career {
    Tally all;
    std::vector<Named> editions; // by name
    std::vector<Named> months; // those in which somebody played, oldest first
    std::vector<bool> results; // of matches with a winner, oldest first: won or not
    int sharedWins = 0;
    int streak = 0; // matches won in a row up to now
    int longestStreak = 0;
    std::optional<qint64> first; // when the first match and the latest began
    std::optional<qint64> latest;
    int bestRound = 0;
    std::optional<Moment> bestRoundAt;
    bool operator==(const Career &) const = default;
};

struct Challenges {
    int made = 0;
    int right = 0; // the other was guilty
    int suffered = 0;
    int guilty = 0;
    bool operator==(const Challenges &) const = default;
};

struct Drawn {
    QString cause; // draw, +1, +5, W+2, W+C, guilty, lost, caught
    int times = 0;
    int cards = 0;
    bool operator==(const Drawn &) const = default;
};

struct Habits {
    Challenges challenges;
    int caught = 0;
    int catches = 0;
    int unoCalls = 0; // in time, ahead or late
    int letStand = 0; // plays the table let stand
    int flips = 0; // Flips played
    std::vector<Drawn> drawn; // by cause
    bool operator==(const Habits &) const = default;
};

struct HeldCard {
    QString face; // codes of table notation
    bool dark = false;
    int points = 0; // of one
    int copies = 0; // over all rounds
    bool operator==(const HeldCard &) const = default;
};

struct LastCard {
    QString face;
    int times = 0;
    bool operator==(const LastCard &) const = default;
};

struct Cards {
    std::optional<HeldCard> costliest; // held at the end of a round that counts
    std::optional<Moment> costliestAt; // the latest time
    std::optional<LastCard> lastCard; // with which most rounds were won
    bool operator==(const Cards &) const = default;
};

struct Rival {
    QString player; // id
    QString name; // of today
    int color = 0;
    int mark = 0;
    int matches = 0; // together, with a winner
    int wins = 0;
    int losses = 0; // the other won
    int rounds = 0; // together
    int roundsWon = 0;
    int roundsLost = 0; // the other won
    int taken = 0; // points the other held in rounds won
    int given = 0; // points left in hand in rounds the other won
    Challenges challenges = {}; // of each other
    int caught = 0; // by the other
    int catches = 0;
    bool operator==(const Rival &) const = default;
};

} // namespace store
