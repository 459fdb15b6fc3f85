// Copies of a live file.
#pragma once

#include "store/database.h"

namespace store {

// Writes a consistent copy to a file that must not exist yet. It is complete and on disk when it has its
// name.
Result<> copyInto(Database &database, const QString &path);

} // namespace store
