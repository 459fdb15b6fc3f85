// Large words need the room of a larger window.
#include "app/table/tablearrangement.h"

namespace app {

namespace {

constexpr qreal kLeastDesktop = 1160, kLeastDesktopLargeWords = 1740, kLeastDesktopHeight = 560;
constexpr qreal kLeastLandscape = 560;
constexpr qreal kLeastDrawn = 132; // in height
constexpr qreal kAir = 10; // that can be spared

} // namespace

TableArrangement::Form TableArrangement::form(qreal width, qreal height, bool areWordsLarge)
{
    if (width >= (areWordsLarge ? kLeastDesktopLargeWords : kLeastDesktop) && height >= kLeastDesktopHeight)
        return Desktop;
    if (width > height && width >= kLeastLandscape)
        return areWordsLarge ? LandscapeLargeWords : Landscape;
    return areWordsLarge ? PhoneLargeWords : Phone;
}

TableArrangement::Picture TableArrangement::picture(Form form, qreal room, qreal seats, bool fits)
{
    switch (form) {
    case PhoneLargeWords:
    case LandscapeLargeWords: return Words;
    case Landscape:
    case Desktop: return Drawn;
    case Phone: break;
    }
    if (room < kLeastDrawn || room + kAir < seats)
        return fits ? FewWords : Words;
    return room < seats ? DrawnClose : Drawn;
}

} // namespace app
