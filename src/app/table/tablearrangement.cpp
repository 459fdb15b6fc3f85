// Large words need the room of a larger window.
#include "app/table/tablearrangement.h"

namespace app {

namespace {

constexpr qreal kLeastDesktop = 1160, kLeastDesktopLargeWords = 1740, kLeastDesktopHeight = 560;
constexpr qreal kLeastLandscape = 560;
constexpr qreal kLeastDrawn = 132; // in height
constexpr qreal kAir = 10; // that can be spared
constexpr qreal kLeastBanner = 240; // in height: below it the pad would have to move
constexpr qreal kLeastPad = 270; // of what remains below a message in large words
constexpr qreal kGaps = 28; // around a message below the table

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

TableArrangement::Message TableArrangement::message(Form form, qreal wanted, qreal table, qreal height,
                                                    bool canBeNote)
{
    switch (form) {
    case Phone: return canBeNote && table < kLeastBanner ? Note : InPlace;
    case PhoneLargeWords: return wanted > height - kLeastPad ? WholePage : InPlace;
    case Landscape: return InPlace;
    case LandscapeLargeWords: return table + wanted + kGaps <= height ? BelowTable : InPlace;
    case Desktop: return wanted > table ? InPlace : OverTable;
    }
    return InPlace;
}

} // namespace app
