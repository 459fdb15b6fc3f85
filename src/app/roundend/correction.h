// What the correction of a scored round changes, in words.
#pragma once

#include "rules/match.h"

#include <QString>

namespace app {

class LiveMatch;

// A line for who wins and which rounds count then, and one for the totals; empty: nothing changes.
[[nodiscard]] QString consequenceOf(const LiveMatch &match, const rules::Book &before,
                                    const rules::Book &after);

} // namespace app
