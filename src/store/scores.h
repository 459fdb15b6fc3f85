// The scoreboard of a match: its rounds, and what everybody held and got in each.
#pragma once

#include "store/database.h"

namespace store {

struct RoundScore {
    int roll = 0; // place in the match's roll
    QString said; // out, cards, points
    std::optional<int> cards; // how many were left
    int points = 0; // left in hand
    int gain = 0;
    QStringList held; // faces, each as often as it was there
};

struct RoundEntry {
    int number = 0;
    QString state; // open, counts, void, late
    int dealer = 0;
    int begun = 0; // number of the event
    int scored = 0;
    std::optional<int> winner;
    QString side;
    QString how; // called, declared
    QString lastCard;
    bool amended = false;
    std::vector<RoundScore> scores; // of everybody dealt in, in order of arrival
};

[[nodiscard]] Result<std::vector<RoundEntry>> rounds(Database &database, const QString &match);

} // namespace store
