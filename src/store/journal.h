// Matches and journal lines as rows: what both a live table and an import write.
#pragma once

#include "store/projection.h"

namespace store {

// In one match, which can be exported and imported whatever happened in it.
inline constexpr int kMostEvents = 100'000; // days without a pause
inline constexpr qint64 kMostBytes = 16 * 1024 * 1024; // of their lines
inline constexpr std::size_t kMostSeats = 2000; // joined and left and taken back

struct MatchRow {
    qint64 key = 0;
    rules::Setup setup;
    qint64 started = 0;
    bool binned = false;
};

[[nodiscard]] Result<MatchRow> readMatch(Database &database, const QString &id);

struct JournalLine {
    qint64 time = 0;
    std::string line;
    bool operator==(const JournalLine &) const = default;
};
// Those after the first `known`.
[[nodiscard]] Result<std::vector<JournalLine>> readJournal(Database &database, qint64 match, int known = 0);
// `checksum` is that of the line before, and of this one afterwards.
Result<> insertLine(Database &database, qint64 match, int number, const JournalLine &line, qint64 &checksum);

[[nodiscard]] Result<Seats> readSeats(Database &database, qint64 match);
Result<> insertSeat(Database &database, qint64 match, const std::string &name, qint64 player);

struct NewRow {
    QString id;
    rules::Setup setup;
    qint64 started = 0;
    QString note;
    QString place;
};
// The match's own row, with the state it has before the first event.
Result<qint64> insertMatch(Database &database, const NewRow &row);

} // namespace store
