// What is asked of the rows, and that each of them is whole.
#include "rules/rulings.h"

namespace rules {

namespace {

constexpr bool isWhole(const RulingRow &row)
{
    return !row.name.empty() && row.choices.size() > 1 && row.choiceNames.size() == row.choices.size();
}
constexpr bool isInPlace(std::size_t index) { return kRulings[index].ruling == Ruling(index); }
constexpr bool all(auto holds)
{
    for (std::size_t i = 0; i < kRulings.size(); ++i) {
        if (!holds(i))
            return false;
    }
    return true;
}
static_assert(all(isInPlace), "A ruling has no row in kRulings, or not in the order of the enumeration.");
static_assert(all([](std::size_t i) { return isWhole(kRulings[i]); }),
              "A row of kRulings has no name, or not two choices or more with a name each.");

constexpr auto kAll = [] {
    std::array<Ruling, kRulingCount> every{};
    for (std::size_t i = 0; i < every.size(); ++i)
        every[i] = Ruling(i);
    return every;
}();

} // namespace

std::span<const Ruling> allRulings() { return kAll; }

std::span<const Choice> choicesOf(Ruling ruling)
{
    return {rowOf(ruling).choices.begin(), rowOf(ruling).choices.size()};
}

std::string_view nameOf(Ruling ruling) { return rowOf(ruling).name; }

std::string_view nameOf(Ruling ruling, Choice choice)
{
    const RulingRow &row = rowOf(ruling);
    const auto found = std::ranges::find(row.choices, choice);
    return found == row.choices.end() ? std::string_view() : row.choiceNames[found - row.choices.begin()];
}

std::optional<Ruling> rulingNamed(std::string_view name)
{
    const auto found = std::ranges::find(kRulings, name, &RulingRow::name);
    return found == kRulings.end() ? std::nullopt : std::optional(found->ruling);
}

std::optional<Choice> choiceNamed(Ruling ruling, std::string_view name)
{
    const RulingRow &row = rowOf(ruling);
    const auto found = std::ranges::find(row.choiceNames, name);
    return found == row.choiceNames.end() ? std::nullopt
                                          : std::optional(row.choices[found - row.choiceNames.begin()]);
}

} // namespace rules
