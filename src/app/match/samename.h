// Compares names as people type them: capitals, accents and spaces make no difference.
#pragma once

#include "store/people.h"
#include "store/searching.h"

#include <algorithm>

namespace app {

[[nodiscard]] inline bool isSameName(const QString &one, const QString &other)
{
    const auto bare = [](const QString &name) { return store::searchable(name).remove(u' '); };
    return one == other || bare(one) == bare(other);
}

// The person with that name; failing that, with the same one typed otherwise; null for nobody.
[[nodiscard]] inline const store::PlayerEntry *findNamed(const std::vector<store::PlayerEntry> &people,
                                                         const QString &name)
{
    auto found = std::ranges::find(people, name, &store::PlayerEntry::name);
    if (found == people.end())
        found = std::ranges::find_if(people, [&](const auto &each) { return isSameName(each.name, name); });
    return found == people.end() ? nullptr : &*found;
}

} // namespace app
