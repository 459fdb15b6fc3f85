// A match as a .flip record: the play, with notes for its id, times, people, place and note.
#pragma once

#include "store/merging.h"

#include <QIODevice>

namespace store {

// Notes carry what the referee passes over: `id`, `started`, `place`, `text`, `player ID NAME`, and `time`
// before each round and before the last event.
[[nodiscard]] Result<QByteArray> writeRecord(Database &database, const QString &match);

struct ReadRecord {
    ForeignMatch match;
    Fold fold;
};
// Reads and referees a record. One without an id gets an id that follows from what it says, so that reading
// it again finds the same match; `written` is when it was played if it does not say so itself.
[[nodiscard]] Result<ReadRecord> readRecord(QIODevice &device, const QString &file, qint64 written);

} // namespace store
