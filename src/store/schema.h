// The schema and its history: db/migrations/NNNN_what.sql, applied in order, never edited once landed.
#pragma once

#include "store/database.h"

namespace store {

inline constexpr int kSchemaVersion = 5; // the number of the newest migration
inline constexpr int kWithChecksums = 4; // the version that brought them
inline constexpr int kApplicationId = 0x464C4950; // "FLIP"

[[nodiscard]] Result<int> schemaVersion(Database &database);

// Brings the file up to `target`, one transaction a step. A failed step leaves the file at the step before.
Result<> migrate(Database &database, int target = kSchemaVersion);

} // namespace store
