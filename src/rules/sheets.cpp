// The ten sheets, those that agree word for word told once.
#include "rules/sheets.h"

#include <algorithm>
#include <array>

namespace rules {

namespace {

constexpr auto kSheets = std::to_array<Sheet>({
    {"en", "flip2019"},
    {"es", "flip2019"},
    {"es-ES", "flip2019"},
    {"fr", "flip2019"},
    {"de", "flip2019"},
    {"pt", "flip2019"},
    {"en", "flip2020"},
    {"es", "flip2020"},
    {"es", "mini56"},
});

constexpr bool isSheet(const Printed &printed)
{
    return printed.language.empty() || std::ranges::any_of(kSheets, [&](const Sheet &sheet) {
               return sheet.language == printed.language && sheet.edition == printed.edition;
           });
}
static_assert(std::ranges::all_of(kRulings,
                                  [](const RulingRow &row) {
                                      return std::ranges::all_of(row.printed, isSheet);
                                  }),
              "A row of kRulings names a sheet that there is not.");

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
    return printedRulings(edition.name, sheet.language);
}

Rulings rulingsIn(std::string_view language, const Edition &edition)
{
    return sheetIn(language, edition) < 0 ? edition.rulings : printedRulings(edition.name, language);
}

bool isPrinted(const Edition &edition, Ruling ruling)
{
    return std::ranges::any_of(rowOf(ruling).printed,
                               [&](const Printed &sheet) { return sheet.edition == edition.name; });
}

bool applies(const Edition &edition, Ruling ruling)
{
    switch (rowOf(ruling).needs) {
    case Needs::Nothing: return true;
    case Needs::TwoSides: return edition.twoSided;
    case Needs::Zeros: return edition.lowestNumber == 0;
    case Needs::EqualCards:
        return std::ranges::any_of(edition.light,
                                   [](const DeckRow &row) { return !isWild(row.kind) && row.copies > 1; });
    }
    return true;
}

bool canChoose(const Edition &edition, Ruling ruling, Choice choice)
{
    return !rowOf(ruling).bound || applies(edition, ruling) || choice == choicesOf(ruling).front();
}

bool isAsPrinted(const Rulings &rulings)
{
    return std::ranges::none_of(
        kRulings, [&](const RulingRow &row) { return row.house && rulings[row.ruling] != row.choices[0]; });
}

} // namespace rules
