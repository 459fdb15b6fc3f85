// Opening a person's file: the folder, the checks, the copy before a migration; and putting a damaged file
// aside.
#pragma once

#include "store/database.h"

namespace store {

enum class Place {
    Own, // where Flipside keeps its file: whatever is there was ours
    Given, // named by a person: it may be anything, and then it is left alone
};

// In the platform's place for an application's data.
[[nodiscard]] QString defaultPath();

// Opens the file, or makes it, and brings it to this version's schema; where it cannot be written, it is
// opened for reading if it has that schema. A damaged file of ours is put aside, and the error names where;
// opening again then begins anew.
[[nodiscard]] Result<std::unique_ptr<Database>> open(const QString &path, Place place = Place::Given);

// Whether a log lies at the path whose file is gone, or empty.
[[nodiscard]] bool isOrphaned(const QString &path);

// Reads the whole file. It takes a while: for a worker, and before migrating or restoring.
[[nodiscard]] Result<> quickCheck(Database &database);

// Renames a file nobody has open, with what belongs to it, and hands back its new name.
Result<QString> setAside(const QString &path, const QString &why);

// A name beside `path` that nothing has yet: "flipside-<why>-20240131-235959.db".
[[nodiscard]] QString nameBeside(const QString &path, const QString &why);

} // namespace store
