// Players: found, added, renamed, merged.
#include "store/people.h"

#include "store/checksums.h"
#include "store/ids.h"
#include "store/names.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

const QString kPlayerColumns =
    u"id, CAST(name AS BLOB), color, mark, CAST(note AS BLOB), archived, created"_s;

PlayerEntry playerOf(const Row &row)
{
    return {row.text(0), row.text(1),        row.number(2), row.number(3),
            row.text(4), row.number(5) != 0, row.integer(6)};
}

Result<> update(Database &database, const PlayerEntry &entry)
{
    const auto changed =
        database.run(u"UPDATE player SET name = ?, color = ?, mark = ?, note = ?, archived = ? WHERE "
                     u"id = ? AND merged_into IS NULL"_s,
                     {entry.name, entry.color, entry.mark, entry.note, int(entry.archived), entry.id});
    if (!changed)
        return tl::unexpected(changed.error());
    if (*changed == 0)
        return failure(ErrorCode::NoSuchPlayer, entry.id);
    return {};
}

Result<> checkNeverMet(Database &database, qint64 from, qint64 into)
{
    const auto met =
        database.value(u"SELECT m.id FROM seat a JOIN seat b ON b.match = a.match AND b.player = ? JOIN "
                       u"match m ON m.key = a.match WHERE a.player = ? LIMIT 1"_s,
                       {from, into});
    if (!met)
        return tl::unexpected(met.error());
    if (met->isNull())
        return {};
    auto error = failure(ErrorCode::PlayersMet);
    error.value().match = met->toString();
    return error;
}

// Colour and mark that nobody at that match has, and of those the ones that the fewest people have.
Result<int> freeLook(Database &database, qint64 match)
{
    const auto look = database.value(
        u"WITH RECURSIVE look(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM look WHERE number < ?) "
        u"SELECT number FROM look ORDER BY "
        u"(SELECT count(*) FROM seat s JOIN player p ON p.key = s.player "
        u"WHERE s.match = ? AND number IN (p.color, p.mark)), "
        u"(SELECT count(*) FROM player WHERE number IN (color, mark)), number LIMIT 1"_s,
        {kLooks, match});
    if (!look)
        return tl::unexpected(look.error());
    return look->toInt();
}

} // namespace

Result<std::vector<PlayerEntry>> players(Database &database)
{
    std::vector<PlayerEntry> found;
    const auto done = database.each(
        u"SELECT %1 FROM player WHERE merged_into IS NULL ORDER BY name, created, id"_s.arg(kPlayerColumns),
        {}, [&](const Row &row) { found.push_back(playerOf(row)); });
    if (!done)
        return tl::unexpected(done.error());
    return found;
}

Result<PlayerEntry> player(Database &database, const QString &id)
{
    const auto key = playerKey(database, id);
    if (!key)
        return tl::unexpected(key.error());
    PlayerEntry entry;
    const auto done = database.each(u"SELECT %1 FROM player WHERE key = ?"_s.arg(kPlayerColumns), {*key},
                                    [&](const Row &row) { entry = playerOf(row); });
    if (!done)
        return tl::unexpected(done.error());
    return entry;
}

Result<QString> save(Database &database, const PlayerEntry &entry)
{
    const auto name = checkedName(entry.name);
    if (!name)
        return tl::unexpected(name.error());
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    PlayerEntry saved = entry;
    saved.name = *name;
    saved.note = limited(entry.note, kLongestText);
    if (entry.id.isEmpty()) {
        saved.id = newId();
        if (const auto added = insertPlayer(database, saved); !added)
            return tl::unexpected(added.error());
    } else if (const auto updated = update(database, saved); !updated) {
        return tl::unexpected(updated.error());
    }
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return saved.id;
}

Result<qint64> insertPlayer(Database &database, const PlayerEntry &entry)
{
    const auto name = checkedName(entry.name);
    if (!name)
        return tl::unexpected(name.error());
    // Colour and mark move on together, so that the first ten people differ in both.
    const auto count = database.value(u"SELECT count(*) FROM player"_s);
    if (!count)
        return tl::unexpected(count.error());
    const int next = count->toInt() % kLooks + 1;
    const auto added =
        database.run(u"INSERT INTO player (id, checksum, name, color, mark, note, archived, created) "
                     u"VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s,
                     {entry.id, checksumOfId(entry.id), *name, entry.color > 0 ? entry.color : next,
                      entry.mark > 0 ? entry.mark : next, entry.note, int(entry.archived),
                      entry.created != 0 ? entry.created : now()});
    if (!added)
        return tl::unexpected(added.error());
    return playerKey(database, entry.id);
}

Result<> merge(Database &database, const QString &from, const QString &into)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto fromKey = playerKey(database, from);
    const auto intoKey = playerKey(database, into);
    if (!fromKey || !intoKey)
        return tl::unexpected(fromKey ? intoKey.error() : fromKey.error());
    if (*fromKey == *intoKey)
        return {};
    if (auto good = checkNeverMet(database, *fromKey, *intoKey); !good)
        return good;
    for (const QString &sql : {
             u"UPDATE seat SET player = ? WHERE player = ?"_s,
             u"UPDATE standing SET player = ? WHERE player = ?"_s,
             u"DELETE FROM company_member WHERE company IN (SELECT company FROM "
             u"company_member WHERE player = ?) AND player = ?"_s,
             u"UPDATE company_member SET player = ? WHERE player = ?"_s,
             u"UPDATE player SET merged_into = ? WHERE ? IN (key, merged_into)"_s,
         }) {
        if (const auto done = database.run(sql, {*intoKey, *fromKey}); !done)
            return tl::unexpected(done.error());
    }
    return transaction->commit();
}

Result<qint64> playerKey(Database &database, const QString &id)
{
    const auto key = database.value(u"SELECT coalesce(merged_into, key) FROM player WHERE id = ?"_s, {id});
    if (!key)
        return tl::unexpected(key.error());
    if (key->isNull())
        return failure(ErrorCode::NoSuchPlayer, id);
    return key->toLongLong();
}

Result<qint64> playerKeyForName(Database &database, const QString &name, qint64 match)
{
    const auto key = database.value(u"SELECT key FROM player WHERE name = ? AND merged_into IS NULL ORDER BY "
                                    u"archived, created, key LIMIT 1"_s,
                                    {name});
    if (!key)
        return tl::unexpected(key.error());
    if (!key->isNull())
        return key->toLongLong();
    const auto look = freeLook(database, match);
    if (!look)
        return tl::unexpected(look.error());
    PlayerEntry entry;
    entry.id = newId();
    entry.name = name;
    entry.color = entry.mark = *look;
    return insertPlayer(database, entry);
}

} // namespace store
