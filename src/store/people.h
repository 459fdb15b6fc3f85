// Players and the groups in which they often sit down together.
#pragma once

#include "store/database.h"

namespace store {

inline constexpr int kLooks = 10; // colours, and marks

struct PlayerEntry {
    QString id; // empty: a new one
    QString name; // of today
    int color = 0; // 1 to kLooks; 0: the next that is free
    int mark = 0;
    QString note;
    bool archived = false;
    qint64 created = 0;
    bool operator==(const PlayerEntry &) const = default;
};

struct Group {
    QString id; // empty: a new one
    QString name;
    QStringList players; // ids, in seat order
    qint64 created = 0;
    bool operator==(const Group &) const = default;
};

// By name; those merged into others are not among them.
[[nodiscard]] Result<std::vector<PlayerEntry>> players(Database &database);
// Who somebody is now: entries that were merged lead to the one they became.
[[nodiscard]] Result<PlayerEntry> player(Database &database, const QString &id);

// Adds or changes; hands back the id. A new name changes what screens show, never what a journal says.
Result<QString> save(Database &database, const PlayerEntry &entry);

// Two entries of one person become one, unless they met in a match: then they are two people.
Result<> merge(Database &database, const QString &from, const QString &into);

[[nodiscard]] Result<std::vector<Group>> groups(Database &database);
Result<QString> save(Database &database, const Group &group);
Result<> removeGroup(Database &database, const QString &id);

// For those who write rows, within their transaction.
[[nodiscard]] Result<qint64> playerKey(Database &database, const QString &id);
// Adds a new name, with a look that nobody at that match has.
[[nodiscard]] Result<qint64> playerKeyForName(Database &database, const QString &name, qint64 match);
Result<qint64> insertPlayer(Database &database, const PlayerEntry &entry);
Result<> writeGroup(Database &database, const Group &group); // with an id

} // namespace store
