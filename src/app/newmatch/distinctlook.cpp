// Counts who has which mark and colour.
#include "app/newmatch/distinctlook.h"

#include <algorithm>
#include <tuple>

namespace app {

namespace {

using People = std::vector<store::PlayerEntry>;

qsizetype withLook(const People &people, int store::PlayerEntry::*look, int number)
{
    return std::ranges::count_if(
        people, [&](const auto &person) { return !person.archived && person.*look == number; });
}

} // namespace

store::PlayerEntry withDistinctLook(const People &seats, const People &known, store::PlayerEntry person)
{
    using Entry = store::PlayerEntry;
    const auto candidates = [&](int Entry::*look) {
        if (person.*look >= 1 && withLook(seats, look, person.*look) == 0)
            return std::pair(person.*look, person.*look);
        return std::pair(1, store::kLooks);
    };
    const auto price = [&](int mark, int color) {
        const auto same = [&](const Entry &other) {
            return !other.archived && other.mark == mark && other.color == color;
        };
        return std::tuple(withLook(seats, &Entry::mark, mark) + withLook(seats, &Entry::color, color),
                          std::ranges::count_if(known, same),
                          withLook(known, &Entry::mark, mark) + withLook(known, &Entry::color, color));
    };
    const auto [firstMark, lastMark] = candidates(&Entry::mark);
    const auto [firstColor, lastColor] = candidates(&Entry::color);
    person.mark = firstMark;
    person.color = firstColor;
    for (int mark = firstMark; mark <= lastMark; ++mark) {
        for (int color = firstColor; color <= lastColor; ++color) {
            if (price(mark, color) < price(person.mark, person.color)) {
                person.mark = mark;
                person.color = color;
            }
        }
    }
    return person;
}

} // namespace app
