// A journal of anything that a referee takes: lines by chance, most of which it refuses. What nobody would do
// at a table stands beside what everybody does.
#pragma once

#include "chance.h"
#include "store/merging.h"

namespace support {

struct Chaos {
    store::ForeignMatch match;
    store::Fold fold; // what its lines come to
};
[[nodiscard]] Chaos chaos(Chance &chance, int mostTries);

// Of characters that files, records, archives and databases treat in ways of their own.
[[nodiscard]] QString anyText(Chance &chance, int most);

} // namespace support
