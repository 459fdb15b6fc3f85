// Results as a table for spreadsheets: a row a round and player.
#pragma once

#include "store/database.h"

#include <QIODevice>

namespace store {

// Of the matches named, or of all that are not in the bin. Comma-separated, UTF-8, codes of table notation.
Result<> writeResults(Database &database, QIODevice &device, const QStringList &matches = {});

} // namespace store
