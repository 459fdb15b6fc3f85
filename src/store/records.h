// Records of the table: who did most of something, and when. Of equals, the first who did it.
#pragma once

#include "store/figures.h"
#include "store/history.h"
#include "store/progress.h"

namespace store {

enum class Feat {
    HighestRound, // points collected in one round
    LongestMatch, // rounds that count
    BiggestComeback, // points behind the one in front, and won
    MostDrawn, // cards at once
    LongestHand, // cards
};
inline constexpr int kFeatCount = int(Feat::LongestHand) + 1;

struct TableRecord {
    Feat feat{};
    int value = 0;
    QString player; // id; empty where it is everybody's
    QString name; // of today
    int color = 0;
    int mark = 0;
    Moment at;
    qint64 started = 0; // when the match began
    bool operator==(const TableRecord &) const = default;
};

// Empty where there is nothing of that kind yet. `atATime`: so many matches are looked at by one question.
[[nodiscard]] Result<std::optional<TableRecord>>
tableRecord(Database &database, Feat feat, const Progress &progress = {}, qint64 atATime = 1000);

// The same, and where it is everybody's, whose that is.
struct RecordSet {
    TableRecord record;
    HistoryEntry match; // that it was set in; empty where the record names a player
};
[[nodiscard]] Result<std::optional<RecordSet>> recordSet(Database &database, Feat feat,
                                                         const Progress &progress = {});

} // namespace store
