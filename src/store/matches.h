// What belongs to a match beside its journal: note and place, drafts, the way into the bin and back.
#pragma once

#include "store/database.h"

#include <map>

namespace store {

Result<> setNote(Database &database, const QString &match, const QString &note, const QString &place);

// The bin. Only a person who empties it removes a journal.
Result<> moveToBin(Database &database, const QString &match);
Result<> takeBack(Database &database, const QString &match);
// Removes for good what has been there since before `time`; tells how many matches that were.
Result<int> emptyBin(Database &database, qint64 before);

// Removes a match at once and for good, with the people who sat down nowhere else: for a demonstration.
Result<> throwAway(Database &database, const QString &match);

// Something begun and not called yet, such as a half-counted hand: a text under a name. An empty text is
// none.
Result<> saveDraft(Database &database, const QString &match, const QString &what, const QString &content);
[[nodiscard]] Result<std::map<QString, QString>> drafts(Database &database, const QString &match);

} // namespace store
