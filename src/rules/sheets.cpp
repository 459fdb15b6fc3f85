// The ten sheets, those that agree word for word told once.
#include "rules/sheets.h"

#include <algorithm>
#include <array>

namespace rules {

namespace {

constexpr auto kSheets = std::to_array<Sheet>({
    {"en", "flip2019"},
    {"es", "flip2019"},
    {"es-ES", "flip2019", Choice::Right, Choice::Played},
    {"fr", "flip2019", Choice::Left, Choice::Played},
    {"de", "flip2019"},
    {"pt", "flip2019"},
    {"en", "flip2020"},
    {"es", "flip2020"},
    {"es", "mini56"},
});

// On all other rulings the sheets are silent.
struct Printed {
    std::string_view edition;
    std::span<const Ruling> rulings;
};
constexpr std::array kFlip2019{Ruling::FirstPlayer, Ruling::UnoWindow, Ruling::LastDrawOne};
constexpr std::array kFlip2020{Ruling::FirstPlayer, Ruling::UnoWindow, Ruling::LastDrawOne,
                               Ruling::StartFlip};
constexpr std::array kMini56{Ruling::FirstPlayer, Ruling::UnoWindow};
constexpr auto kPrinted = std::to_array<Printed>({
    {"flip2019", kFlip2019},
    {"flip2020", kFlip2020},
    {"mini56", kMini56},
});

} // namespace

std::span<const Sheet> sheets() { return kSheets; }

int sheetIn(std::string_view language, const Edition &edition)
{
    for (std::size_t i = 0; i < kSheets.size(); ++i) {
        if (kSheets[i].language == language && kSheets[i].edition == edition.name)
            return int(i);
    }
    return -1;
}

// Newer ones first: those with the same deck stand from the oldest to the newest.
const Edition &printedIn(std::string_view language, const Edition &edition)
{
    if (sheetIn(language, edition) >= 0)
        return edition;
    const auto all = editions();
    for (auto other = all.rbegin(); other != all.rend(); ++other) {
        if (haveTheSameDeck(*other, edition) && sheetIn(language, *other) >= 0)
            return *other;
    }
    return edition;
}

Rulings rulingsOf(const Edition &edition, const Sheet &sheet)
{
    Rulings rulings = edition.rulings;
    rulings.set(Ruling::FirstPlayer, sheet.firstPlayer);
    rulings.set(Ruling::UnoWindow, sheet.unoWindow);
    return rulings;
}

Rulings rulingsIn(std::string_view language, const Edition &edition)
{
    const int sheet = sheetIn(language, edition);
    return sheet < 0 ? edition.rulings : rulingsOf(edition, kSheets[std::size_t(sheet)]);
}

bool isPrinted(const Edition &edition, Ruling ruling)
{
    for (const Printed &each : kPrinted) {
        if (each.edition == edition.name)
            return std::ranges::find(each.rulings, ruling) != each.rulings.end();
    }
    return false;
}

bool applies(const Edition &edition, Ruling ruling)
{
    return edition.twoSided || (ruling != Ruling::StartFlip && ruling != Ruling::LastFlip);
}

} // namespace rules
