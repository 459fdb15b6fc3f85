// What a single event leaves in the projections: draws, challenges, UNO calls, forced plays, flips.
#pragma once

#include "store/fold.h"
#include "store/rows.h"

namespace store {

// `before` is the table the event came to.
void tellHappening(Changes &changes, const rules::Table &before, const Fold::StandingStep &told);

} // namespace store
