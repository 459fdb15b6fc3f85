// What the matches say about a person: asked in parts, so that each can be shown as soon as it is known.
#pragma once

#include "store/figures.h"

namespace store {

[[nodiscard]] Result<Career> career(Database &database, const QString &player);
[[nodiscard]] Result<Habits> habits(Database &database, const QString &player);
[[nodiscard]] Result<Cards> cards(Database &database, const QString &player);
// Everyone met in a match, those met most often first.
[[nodiscard]] Result<std::vector<Rival>> rivals(Database &database, const QString &player);

// For a list of people.
struct Attendance {
    QString player; // id
    int matches = 0;
    int finished = 0;
    int wins = 0;
    qint64 latest = 0; // when the latest match began
    bool operator==(const Attendance &) const = default;
};
[[nodiscard]] Result<std::vector<Attendance>> attendance(Database &database);

// From when to when matches began; empty where there is none.
struct Span {
    qint64 first = 0;
    qint64 latest = 0;
    bool operator==(const Span &) const = default;
};
[[nodiscard]] Result<std::optional<Span>> playedSpan(Database &database);

} // namespace store
