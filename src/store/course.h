// How a match went, small enough for a row of a list: the side of each round and everyone's total after it.
#pragma once

#include "store/database.h"

#include <vector>

namespace store {

struct Course {
    std::vector<bool> dark; // a round each, of those that count
    std::vector<std::vector<int>> runs; // a person each, by place in the roll, from before the first round
    bool operator==(const Course &) const = default;
};

[[nodiscard]] Result<Course> course(Database &database, qint64 match); // the match's key

} // namespace store
