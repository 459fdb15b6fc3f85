// The same numbers as store/statistics.h and store/records.h, worked out the slow and obvious way: every
// journal is read and played again, and everything that happened is looked at.
#pragma once

#include "store/records.h"
#include "store/statistics.h"

#include <map>

namespace support {

struct SlowFigures {
    store::Career career;
    store::Habits habits;
    store::Cards cards;
    std::vector<store::Rival> rivals; // by id
};

struct SlowBooks {
    std::map<QString, SlowFigures> people; // by id; of all who are not merged away
    std::map<store::Feat, store::TableRecord> records;
};

[[nodiscard]] SlowBooks slowFigures(store::Database &database);

} // namespace support
