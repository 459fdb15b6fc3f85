// The three editions, row for row as their sheets list them.
#include "rules/editions.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::array<DeckRow, 7> kFlipLight{{
    {Kind::Number, 2, 0},
    {Kind::DrawOne, 2, 10},
    {Kind::Reverse, 2, 20},
    {Kind::Skip, 2, 20},
    {Kind::Flip, 2, 20},
    {Kind::Wild, 4, 40},
    {Kind::WildDrawTwo, 4, 50},
}};

constexpr std::array<DeckRow, 7> kFlipDark{{
    {Kind::Number, 2, 0},
    {Kind::DrawFive, 2, 20},
    {Kind::Reverse, 2, 20},
    {Kind::SkipEveryone, 2, 30},
    {Kind::Flip, 2, 20},
    {Kind::Wild, 4, 40},
    {Kind::WildDrawColor, 4, 60},
}};

constexpr std::array<DeckRow, 6> kMini{{
    {Kind::Number, 1, 0},
    {Kind::DrawOne, 1, 20},
    {Kind::Reverse, 1, 20},
    {Kind::Skip, 1, 20},
    {Kind::Wild, 2, 50},
    {Kind::WildDrawTwo, 2, 50},
}};

constexpr auto kEditions = std::to_array<Edition>({
    {"flip2019", 112, 7, 1, 500, 1, true, kFlipLight, kFlipDark, printedRulings("flip2019"), false},
    {"flip2020", 112, 7, 1, 500, 1, true, kFlipLight, kFlipDark, printedRulings("flip2020"), true},
    {"mini56", 56, 5, 0, 250, 0, false, kMini, {}, printedRulings("mini56"), false},
});

constexpr bool isEdition(const Printed &sheet)
{
    return std::ranges::find(kEditions, sheet.edition, &Edition::name) != kEditions.end();
}
static_assert(std::ranges::all_of(kRulings,
                                  [](const RulingRow &row) {
                                      return std::ranges::all_of(row.printed, isEdition)
                                          && std::ranges::all_of(row.unprinted, isEdition);
                                  }),
              "A row of kRulings names an edition that there is not.");

const DeckRow *rowOf(std::span<const DeckRow> deck, Kind kind)
{
    for (const DeckRow &row : deck) {
        if (row.kind == kind)
            return &row;
    }
    return nullptr;
}

} // namespace

int Edition::copies(Face face, Side side) const
{
    if (!face.isOn(side) || (face.kind() == Kind::Number && face.value() < lowestNumber))
        return 0;
    const DeckRow *row = rowOf(deck(side), face.kind());
    return row ? row->copies : 0;
}

int Edition::points(Face face, Side side) const
{
    if (face.kind() == Kind::Number)
        return face.value();
    const DeckRow *row = rowOf(deck(side), face.kind());
    return row ? row->points : 0;
}

int Edition::worth(Side side) const
{
    int sum = 0;
    for (const Face face : faces(side))
        sum += copies(face, side) * points(face, side);
    return sum;
}

std::vector<Face> Edition::faces(Side side) const
{
    std::vector<Face> all;
    for (int code = 0; code < Face::kCount; ++code) {
        const Face face = Face::fromCode(code);
        if (has(face, side))
            all.push_back(face);
    }
    return all;
}

std::span<const Edition> editions() { return kEditions; }

const Edition *editionNamed(std::string_view name)
{
    for (const Edition &edition : kEditions) {
        if (edition.name == name)
            return &edition;
    }
    return nullptr;
}

bool haveTheSameDeck(const Edition &one, const Edition &other)
{
    return one.light.data() == other.light.data() && one.dark.data() == other.dark.data();
}

const Edition &newestEdition()
{
    const Edition *newest = &kEditions.front();
    for (const Edition &edition : kEditions) {
        if (haveTheSameDeck(edition, *newest))
            newest = &edition;
    }
    return *newest;
}

} // namespace rules
