// Numbers about people, straight from the projections. Matches in the bin do not count, nor do rounds that
// were given up or came after the end.
#pragma once

#include "store/database.h"

#include <array>
#include <map>

namespace store {

struct SideNumbers {
    int rounds = 0; // scored on that side
    int won = 0;
    qint64 left = 0; // points held at their end
};

struct ChallengeNumbers {
    int made = 0;
    int madeGuilty = 0; // of those: the other was guilty
    int suffered = 0;
    int sufferedGuilty = 0;
};

struct DrawNumbers {
    int times = 0;
    int cards = 0;
};

struct PlayerNumbers {
    QString player; // id
    QString name;
    int matches = 0;
    int finished = 0;
    int won = 0; // shared wins too
    SideNumbers light;
    SideNumbers dark;
    qint64 gained = 0; // under the mode of each match
    int bestRound = 0; // most points collected by winning one
    ChallengeNumbers challenges;
    int unoCalls = 0;
    int caught = 0;
    int catches = 0;
    int forced = 0;
    int flips = 0;
    std::map<QString, DrawNumbers> drawn; // by cause

    [[nodiscard]] int rounds() const { return light.rounds + dark.rounds; }
    [[nodiscard]] int roundsWon() const { return light.won + dark.won; }
};

[[nodiscard]] Result<PlayerNumbers> playerNumbers(Database &database, const QString &player);
// Of everybody who ever sat down, by matches played.
[[nodiscard]] Result<std::vector<PlayerNumbers>> allNumbers(Database &database);

} // namespace store
