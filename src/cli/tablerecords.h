// The records of the table, on a terminal.
#pragma once

#include "store/database.h"
#include "store/progress.h"

namespace cli {

// A line each, for people or as a JSON object. Says nothing where there is none yet.
[[nodiscard]] store::Result<> tellRecords(store::Database &database, bool json,
                                          const store::Progress &progress);

} // namespace cli
