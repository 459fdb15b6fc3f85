// Whether what history and statistics read is what the journals say; and making it so.
#pragma once

#include "store/database.h"
#include "store/progress.h"

namespace store {

struct Difference {
    QString match; // id
    QString row; // "score round=2 roll=1", or "event number=12" for a line that does not referee
    QString column; // empty where a whole row is missing or too much
    QString stored;
    QString expected;
    // Whether it is not what was written once.
    [[nodiscard]] bool isAltered() const { return column == QLatin1String("checksum"); }
};

struct Verified {
    int matches = 0;
    qint64 events = 0;
    int different = 0; // matches
    std::optional<Difference> first;
};

// Whether what copies all tables finds them: to SQLite a flipped "Table" is a table still, but not in a copy.
[[nodiscard]] Result<> checkKinds(Database &database);
// Whether a file is sound and all that was written once is as it was written.
[[nodiscard]] Result<> checkContent(Database &database);
// The same of a fresh copy, read from the disk.
[[nodiscard]] Result<> checkCopy(const QString &path);

// Reads the file, its references and every journal, and compares it with its checksums. A damaged file is an
// error, a difference is not.
[[nodiscard]] Result<Verified> verify(Database &database, const Progress &progress = {});

struct Rebuilt {
    int mended = 0; // matches in which something was different
    QStringList altered; // that were not what was written, and were taken as they are: "ID event number=12"
    std::vector<Error> broken; // of journals that do not referee: they are left as they are
};

// Works all projections out again from the journals, which are taken as they are, and their checksums.
Result<Rebuilt> rebuild(Database &database, const Progress &progress = {});

} // namespace store
