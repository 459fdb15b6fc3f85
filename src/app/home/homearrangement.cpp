// Chooses among phone, low window, desktop and large words.
#include "app/home/homearrangement.h"

#include <algorithm>

namespace app {

HomeArrangement HomeArrangement::choose(qreal width, qreal height, qreal textScale, bool hasMatches)
{
    HomeArrangement chosen;
    chosen.twoColumns = width >= 900 && hasMatches;
    chosen.low = height < 680;
    chosen.contentLimit = std::min<qreal>(chosen.twoColumns ? 1040 : 640, width - (width < 600 ? 32 : 64));
    if (textScale >= 1.5) {
        chosen.deck = deck::Layout::Words;
    } else if (chosen.contentLimit >= 480) {
        chosen.deck = deck::Layout::CardsBeside;
    } else {
        chosen.deck = chosen.low ? deck::Layout::SmallCards : deck::Layout::CardsBelow;
        chosen.cardScale = chosen.low ? 0.56 : 0.74;
    }
    return chosen;
}

} // namespace app
