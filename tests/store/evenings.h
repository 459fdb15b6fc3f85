// Several hundred matches of people who come and go, change their minds and count wrong.
#pragma once

#include "store/database.h"

namespace support {

// The same seed gives the same matches, ids aside.
[[nodiscard]] store::Result<> playEvenings(store::Database &database, int matches, quint64 seed);

} // namespace support
