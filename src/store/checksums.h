// Checksums of what is written once and never changes: ids, matches and, each chained to the one before, the
// lines of a journal.
#pragma once

#include "store/database.h"

#include <string_view>

namespace store {

[[nodiscard]] qint64 checksumOfId(const QString &id);

struct BegunMatch {
    QString id;
    QString edition;
    std::string header;
    qint64 started = 0;
};
[[nodiscard]] qint64 checksumOfMatch(const BegunMatch &match); // with which the chain of its lines begins
[[nodiscard]] qint64 checksumOfLine(qint64 before, int number, qint64 time, std::string_view line);

// Of the newest line of a match, or of the match itself where it has none.
[[nodiscard]] Result<qint64> newestChecksum(Database &database, qint64 match);

// Something that is not what was written once.
struct Altered {
    QString row; // "event number=12"
    QString match; // id; empty where it is about none
    qint64 stored = 0;
    qint64 expected = 0;
};
[[nodiscard]] Result<std::optional<Altered>> firstAltered(Database &database, qint64 match);
[[nodiscard]] Result<std::optional<Altered>> firstAlteredId(Database &database);
// In the whole file, or of all matches only in those named.
[[nodiscard]] Result<std::optional<Altered>> firstAltered(Database &database,
                                                          const QStringList &matches = {});

// Takes what is there for what was written.
Result<> sealMatch(Database &database, qint64 match);
Result<> sealIds(Database &database);
Result<> sealAll(Database &database);

} // namespace store
