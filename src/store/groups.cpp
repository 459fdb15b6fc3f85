// Groups: people who often sit down together, in their seat order.
#include "store/checksums.h"
#include "store/ids.h"
#include "store/names.h"
#include "store/people.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

Result<qint64> upsert(Database &database, const Group &group)
{
    const auto done = database.run(
        u"INSERT INTO company (id, checksum, name, created) VALUES (?, ?, ?, ?) "
        u"ON CONFLICT (id) DO UPDATE SET name = excluded.name"_s,
        {group.id, checksumOfId(group.id), group.name, group.created != 0 ? group.created : now()});
    if (!done)
        return tl::unexpected(done.error());
    const auto key = database.value(u"SELECT key FROM company WHERE id = ?"_s, {group.id});
    if (!key)
        return tl::unexpected(key.error());
    return key->toLongLong();
}

Result<> seat(Database &database, qint64 group, const QStringList &players)
{
    if (const auto done = database.run(u"DELETE FROM company_member WHERE company = ?"_s, {group}); !done)
        return tl::unexpected(done.error());
    for (qsizetype place = 0; place < players.size(); ++place) {
        const auto key = playerKey(database, players[place]);
        if (!key)
            return tl::unexpected(key.error());
        const auto done = database.run(
            u"INSERT INTO company_member (company, place, player) VALUES (?, ?, ?)"_s, {group, place, *key});
        if (!done)
            return tl::unexpected(done.error());
    }
    return {};
}

} // namespace

Result<std::vector<Group>> groups(Database &database)
{
    std::vector<Group> found;
    const auto done = database.each(
        u"SELECT c.id, CAST(c.name AS BLOB), c.created, p.id FROM company c LEFT JOIN company_member m "
        u"ON m.company = c.key LEFT JOIN player p ON p.key = m.player ORDER BY c.name, "
        u"c.created, c.id, m.place"_s,
        {}, [&](const Row &row) {
            if (found.empty() || found.back().id != row.text(0))
                found.push_back({row.text(0), row.text(1), {}, row.integer(2)});
            if (!row.isNull(3))
                found.back().players << row.text(3);
        });
    if (!done)
        return tl::unexpected(done.error());
    return found;
}

Result<QString> save(Database &database, const Group &group)
{
    const auto name = checkedName(group.name);
    if (!name)
        return tl::unexpected(name.error());
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    Group saved = group;
    saved.name = *name;
    if (saved.id.isEmpty())
        saved.id = newId();
    if (const auto written = writeGroup(database, saved); !written)
        return tl::unexpected(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return saved.id;
}

Result<> writeGroup(Database &database, const Group &group)
{
    const auto key = upsert(database, group);
    if (!key)
        return tl::unexpected(key.error());
    return seat(database, *key, group.players);
}

Result<> removeGroup(Database &database, const QString &id)
{
    const auto done = database.run(u"DELETE FROM company WHERE id = ?"_s, {id});
    if (!done)
        return tl::unexpected(done.error());
    if (*done == 0)
        return failure(ErrorCode::NoSuchGroup, id);
    return {};
}

} // namespace store
