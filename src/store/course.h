// How a match went, small enough for a row of a list: the side of each round and everyone's total after it.
#pragma once

#include "store/history.h"

#include <vector>

namespace store {

struct Course {
    std::vector<bool> dark; // a round each, of those that count
    std::vector<std::vector<int>> runs; // a person each, by place in the roll, from before the first round
    bool operator==(const Course &) const = default;
};

// A page of the history with the course of each of its matches, all as they were at one moment.
struct HistoryCourses {
    std::vector<HistoryEntry> entries;
    std::vector<Course> courses; // one for each entry
    std::optional<HistoryPlace> next; // empty where this was the last page
    std::optional<int> total; // matches that fit; told with the first page
};
[[nodiscard]] Result<HistoryCourses> historyCourses(Database &database, const HistoryFilter &filter,
                                                    const std::optional<HistoryPlace> &after = {},
                                                    int most = kHistoryPage);

} // namespace store
