// How long a connection waits for another program that holds the file.
#pragma once

#include "store/database.h"

namespace store {

inline Result<> setPatience(Database &database, int milliseconds)
{
    return database.once(QStringLiteral("PRAGMA busy_timeout = %1").arg(milliseconds));
}

} // namespace store
