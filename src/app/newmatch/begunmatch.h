// A new match whose setup was left unfinished: kept as one text until it starts.
#pragma once

#include "app/shell/matchdefaults.h"
#include "store/people.h"

#include <vector>

namespace app {

struct BegunMatch {
    std::vector<store::PlayerEntry> seats; // without an id: not in the file yet
    int dealer = -1; // a seat
    MatchDefaults played;
    int sheet = -1;
    bool tally = false;
    int target = 0;
    QString typed; // a name that was not added yet
};

[[nodiscard]] QString textOf(const BegunMatch &begun);
[[nodiscard]] std::optional<BegunMatch> begunFrom(const QString &text); // empty: it says nothing known

} // namespace app
