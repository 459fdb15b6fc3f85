// Chooses among phone, desktop and large words.
#include "app/score/scorearrangement.h"

#include <algorithm>

namespace app {

ScoreArrangement ScoreArrangement::choose(qreal width, qreal textScale)
{
    const bool narrow = width < 600;
    const bool large = textScale >= 1.5;
    ScoreArrangement chosen;
    chosen.wide = width >= 900;
    chosen.twoColumns = chosen.wide && !large;
    chosen.summaryBelow = narrow && large;
    const qreal most = chosen.twoColumns ? 1152 : 960;
    chosen.contentLimit = std::min(chosen.wide ? most : 640, width - (narrow ? 32 : 64));
    return chosen;
}

} // namespace app
