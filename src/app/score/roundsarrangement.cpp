// Rounds get the width that names do not need; names get the rest.
#include "app/score/roundsarrangement.h"

#include <algorithm>
#include <cmath>

namespace app {

RoundsArrangement RoundsArrangement::choose(qreal width, qreal textScale, int rounds, qreal name, qreal total)
{
    const qreal penScale = (1 + textScale) / 2;
    const qreal captionLine = std::round(12 * textScale) * 1.4;
    const qreal bodyLine = std::round(15 * textScale) * 1.4;
    RoundsArrangement chosen;
    chosen.stacked = textScale >= 1.5;
    chosen.headHeight = 58 + std::round(captionLine);
    chosen.totalWidth = 16 + std::round(total);
    chosen.roundWidth = std::round(48 * penScale);

    const qreal nameHeight = std::round(bodyLine + captionLine) + 12;
    if (chosen.stacked) {
        chosen.nameHeight = nameHeight;
        chosen.cellHeight = 30 + std::round(18 * penScale);
        chosen.rowHeight = chosen.nameHeight + chosen.cellHeight;
        chosen.nameWidth = width - chosen.totalWidth;
        chosen.roundsWidth = chosen.roundWidth * std::floor(width / chosen.roundWidth);
        return chosen;
    }
    chosen.rowHeight = chosen.nameHeight = chosen.cellHeight = std::max<qreal>(56, nameHeight);
    const qreal leastName = std::min(132.0, width * 0.36) - 12; // where rounds have to scroll
    const auto fitting = [&](qreal beside) {
        return int(std::floor((width - chosen.totalWidth - beside) / chosen.roundWidth));
    };
    const bool allFit = rounds <= fitting(std::min(name, leastName));
    chosen.roundsWidth = chosen.roundWidth * std::max(1, allFit ? rounds : fitting(leastName));
    chosen.nameWidth = width - chosen.totalWidth - chosen.roundsWidth;
    return chosen;
}

} // namespace app
