// Entries into a match's book: amendments, comings and goings, targets and rulings. Internal to src/rules.
#pragma once

#include "rules/referee.h"
#include "rules/standing.h"

#include <memory>
#include <type_traits>

namespace rules {

template <typename E> inline constexpr bool kIsOfTheBook =
    std::is_same_v<
        E,
        Amend> || std::is_same_v<E, AmendVoid> || std::is_same_v<E, Join> || std::is_same_v<E, Leave> || std::is_same_v<E, SetTarget> || std::is_same_v<E, SetScoring> || std::is_same_v<E, SetRuling> || std::is_same_v<E, SetSeats>;

// Judges such an event, whose moment has been checked, and enters it where it is taken.
[[nodiscard]] Verdict enter(Book &book, const Event &event);

[[nodiscard]] ScoredRound scoredRound(const Table &table);

// The book with its standing worked out anew.
[[nodiscard]] std::shared_ptr<const Book> reckoned(Book book, bool decide);

[[nodiscard]] Actor actorOf(const Event &event);

} // namespace rules
