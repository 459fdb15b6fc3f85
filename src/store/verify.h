// Whether what history and statistics read is what the journals say; and making it so.
#pragma once

#include "store/database.h"
#include "store/progress.h"

namespace store {

struct Difference {
    QString match; // id
    QString row; // "score round=2 roll=1", or "event number=12" for a line that does not referee
    QString column; // empty where a whole row is missing or too much
    QString stored;
    QString expected;
};

struct Verified {
    int matches = 0;
    qint64 events = 0;
    std::optional<Difference> first;
};

// Reads the file, its references and every journal. A damaged file is an error, a difference is not.
[[nodiscard]] Result<Verified> verify(Database &database, const Progress &progress = {});

// Works all projections out again from the journals; tells in how many matches something had to be mended.
Result<int> rebuild(Database &database, const Progress &progress = {});

} // namespace store
