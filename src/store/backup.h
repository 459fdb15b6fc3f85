// Copies of a live file: by hand, before something risky, and by itself when a match ends. And back again.
#pragma once

#include "store/database.h"

namespace store {

inline constexpr int kBackupsKept = 10;

// Writes a consistent copy to a file that must not exist yet. It is complete and on disk when it has its
// name.
Result<> copyInto(Database &database, const QString &path);

// Where the backups of a file that are made by itself lie.
[[nodiscard]] QString backupFolder(const QString &path);
// Those that are there, newest first.
[[nodiscard]] QStringList automaticBackups(const QString &path);
// Makes today's, unless there is one, and keeps the last ten. Hands back its path; empty where none was due.
Result<QString> backUpToday(Database &database);

struct Restored {
    QString kept; // what was replaced; empty where there was nothing
};
// Puts a backup in the place of the file at `path`, which nobody may have open. The backup is checked and
// brought to this version's schema first, in a copy; whatever fails leaves everything as it was.
Result<Restored> restore(const QString &backup, const QString &path);

} // namespace store
