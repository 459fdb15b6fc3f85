// What history and statistics read of a match, worked out from its fold. Pure: the same rows follow from the
// same journal, whether event by event or all at once.
#pragma once

#include "store/fold.h"
#include "store/rows.h"

namespace store {

using Seats = std::map<std::string, qint64>; // name of the day, and the key of the player it is

[[nodiscard]] Rows project(const Fold &fold, const Seats &seats);

// The same after one more event, judged and taken but not kept yet. `rows` are those of the fold so far.
[[nodiscard]] Changes project(const Fold &fold, const Seats &seats, const Rows &rows,
                              const rules::Match::Step &next, qint64 time);

} // namespace store
