// A file full of simulated matches: for trying things out, and for benchmarks.
#pragma once

#include "store/database.h"
#include "store/progress.h"

namespace store {

// Whether nobody has ever used this file.
[[nodiscard]] Result<bool> isEmpty(Database &database);

// The same number of matches and the same seed give the same content, ids and times included.
Result<> fillWithDemo(Database &database, int matches, quint64 seed, const Progress &progress = {});

} // namespace store
