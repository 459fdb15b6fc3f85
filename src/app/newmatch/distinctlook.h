// Which mark and colour stand for somebody at a table.
#pragma once

#include "store/people.h"

#include <vector>

namespace app {

// Two people with one look could not be told apart. What is theirs and free at the table they keep; else it
// is what nobody here has, then a pair that nobody has who may come, then what the fewest of those have.
[[nodiscard]] store::PlayerEntry withDistinctLook(const std::vector<store::PlayerEntry> &seats,
                                                  const std::vector<store::PlayerEntry> &known,
                                                  store::PlayerEntry person);

} // namespace app
