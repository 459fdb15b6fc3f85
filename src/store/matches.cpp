// Notes, drafts and the bin.
#include "store/matches.h"

#include "store/ids.h"
#include "store/portion.h"
#include "store/rows.h"
#include "store/searching.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

// One statement that must find its match.
Result<> change(Database &database, const QString &match, const QString &sql, Database::Values values)
{
    if (auto there = database.detectReplacedFile(); !there)
        return there;
    const auto changed = database.run(sql, values);
    if (!changed)
        return tl::unexpected(changed.error());
    if (*changed == 0) {
        auto error = failure(ErrorCode::NoSuchMatch, match);
        error.value().match = match;
        return error;
    }
    return {};
}

Result<> remove(Database &database, qint64 match)
{
    if (auto removed = removeRows(database, match); !removed)
        return removed;
    for (const QString &sql : {u"DELETE FROM draft WHERE match = ?"_s, u"DELETE FROM event WHERE match = ?"_s,
                               u"DELETE FROM seat WHERE match = ?"_s, u"DELETE FROM match WHERE key = ?"_s}) {
        if (const auto removed = database.run(sql, {match}); !removed)
            return tl::unexpected(removed.error());
    }
    return {};
}

} // namespace

Result<> setNote(Database &database, const QString &match, const QString &note, const QString &place)
{
    const QString text = limited(note, kLongestText);
    const QString where = limited(place, kLongestPlace);
    return change(database, match, u"UPDATE match SET note = ?, place = ?, sought = ? WHERE id = ?"_s,
                  {text, where, searchable(text + u'\n' + where), match});
}

Result<> moveToBin(Database &database, const QString &match)
{
    return change(database, match, u"UPDATE match SET binned = coalesce(binned, ?) WHERE id = ?"_s,
                  {now(), match});
}

Result<> takeBack(Database &database, const QString &match)
{
    return change(database, match, u"UPDATE match SET binned = NULL WHERE id = ?"_s, {match});
}

Result<int> emptyBin(Database &database, qint64 before)
{
    std::vector<qint64> keys;
    const auto read = database.each(u"SELECT key FROM match WHERE binned < ? ORDER BY binned"_s, {before},
                                    [&](const Row &row) { keys.push_back(row.integer(0)); });
    if (!read)
        return tl::unexpected(read.error());
    const auto emptied = inPortions(database, keys, [&](qint64 key) -> Result<> {
        const auto still =
            database.value(u"SELECT 1 FROM match WHERE key = ? AND binned < ?"_s, {key, before});
        if (!still)
            return tl::unexpected(still.error());
        return still->isNull() ? Result<>() : remove(database, key); // or it has just been taken back
    });
    if (!emptied)
        return tl::unexpected(emptied.error());
    return int(keys.size());
}

Result<> throwAway(Database &database, const QString &match)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto moved = moveToBin(database, match); !moved) // the only way a journal leaves by
        return moved;
    const auto key = database.value(u"SELECT key FROM match WHERE id = ?"_s, {match});
    if (!key)
        return tl::unexpected(key.error());
    std::vector<qint64> people;
    auto read = database.each(u"SELECT DISTINCT player FROM seat WHERE match = ?"_s, {*key},
                              [&](const Row &row) { people.push_back(row.integer(0)); });
    if (!read)
        return read;
    if (auto removed = remove(database, key->toLongLong()); !removed)
        return removed;
    for (const qint64 person : people) {
        const auto removed = database.run(
            u"DELETE FROM player WHERE key = ? AND NOT EXISTS (SELECT 1 FROM seat WHERE player = ?) "
            u"AND NOT EXISTS (SELECT 1 FROM company_member WHERE player = ?) "
            u"AND NOT EXISTS (SELECT 1 FROM player WHERE merged_into = ?)"_s,
            {person, person, person, person});
        if (!removed)
            return tl::unexpected(removed.error());
    }
    return transaction->commit();
}

Result<> saveDraft(Database &database, const QString &match, const QString &what, const QString &content)
{
    if (content.isEmpty()) {
        const auto removed = database.run(
            u"DELETE FROM draft WHERE match = (SELECT key FROM match WHERE id = ?) AND what = ?"_s,
            {match, what});
        return removed ? Result<>() : tl::unexpected(removed.error());
    }
    return change(database, match,
                  u"INSERT INTO draft (match, what, content, changed) "
                  u"SELECT key, ?, ?, ? FROM match WHERE id = ? "
                  u"ON CONFLICT DO UPDATE SET content = excluded.content, changed = excluded.changed"_s,
                  {what, content, now(), match});
}

Result<std::map<QString, QString>> drafts(Database &database, const QString &match)
{
    std::map<QString, QString> found;
    const auto read = database.each(
        u"SELECT d.what, CAST(d.content AS BLOB) FROM draft d JOIN match m ON m.key = d.match WHERE m.id = ?"_s,
        {match}, [&](const Row &row) { found.emplace(row.text(0), row.text(1)); });
    if (!read)
        return tl::unexpected(read.error());
    return found;
}

} // namespace store
