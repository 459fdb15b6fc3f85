// Chooses among phone, phone on its side, desktop and large words.
#include "app/roundend/countarrangement.h"

#include <algorithm>

namespace app {

CountArrangement CountArrangement::choose(qreal width, qreal height, qreal textScale)
{
    const bool narrow = width < 600;
    const qreal margin = narrow ? 16 : 32;
    CountArrangement chosen;
    chosen.landscape = !narrow && height < 480;
    chosen.stacked = textScale >= 1.5;
    // Above the pad of a low window it would leave no room for the pad.
    chosen.problemBelow = height >= 600 && (chosen.stacked || (narrow && height < 800));
    chosen.contentLimit = chosen.landscape ? width - 2 * margin : 820;
    chosen.wide = !chosen.landscape && width - 2 * margin >= 600;
    chosen.padHeight =
        std::min(width - 2 * margin, chosen.contentLimit) >= 756 ? 313 : 457; // as CountPad.qml has it
    chosen.padReach = narrow ? 10 : 0;
    chosen.cardsLimit = (chosen.wide ? 214 : 236) * textScale;
    chosen.countHeight = chosen.wide ? 72 : 112;
    return chosen;
}

} // namespace app
