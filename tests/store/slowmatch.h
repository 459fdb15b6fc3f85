// A match told again from its journal, with everything a statistic could ask for, in plain lists.
#pragma once

#include "store/records.h"

#include <map>

namespace support {

struct SlowPerson {
    QString id;
    bool won = false;
};

struct SlowHeld {
    QString who;
    QString face;
    int points = 0; // of one card
};

struct SlowRound { // one that counts
    int scored = 0; // number of the event
    QString winner;
    bool dark = false;
    QString lastCard; // with which the winner went out; empty where nobody knows
    std::map<QString, int> left; // points, of everybody dealt in
    std::vector<SlowHeld> held;

    [[nodiscard]] int pot() const
    {
        int points = 0;
        for (const auto &[who, each] : left)
            points += each;
        return points;
    }
};

struct SlowChallenge {
    QString by;
    QString against;
    bool guilty = false;
};

struct SlowCatch {
    QString caught;
    QString by; // empty where it was not said
};

struct SlowDraw {
    QString who;
    QString cause;
    int cards = 0;
};

struct SlowMatch {
    QString id;
    QString edition;
    bool twoSided = true;
    bool tally = false; // everyone counts their own
    QString month;
    qint64 started = 0;
    qint64 ended = 0;
    bool finished = false;
    std::vector<SlowPerson> people;
    std::vector<SlowRound> rounds;
    std::vector<SlowChallenge> challenges;
    std::vector<SlowCatch> catches;
    std::vector<QString> letStand; // by whom
    std::vector<QString> unoCalls; // by whom
    std::vector<QString> flips; // by whom
    std::vector<SlowDraw> draws;
    std::vector<store::TableRecord> feats; // the most of each kind; of equals the first

    [[nodiscard]] const SlowPerson *find(const QString &person) const
    {
        const auto found = std::ranges::find(people, person, &SlowPerson::id);
        return found == people.end() ? nullptr : &*found;
    }
};

// All that are not in the bin, oldest first.
[[nodiscard]] std::vector<SlowMatch> slowMatches(store::Database &database);

} // namespace support
