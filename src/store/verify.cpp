// Every journal folded again, and its rows beside those that are stored.
#include "store/verify.h"

#include "store/checksums.h"
#include "store/journal.h"
#include "store/names.h"
#include "store/people.h"
#include "store/portion.h"
#include "store/schema.h"

#include <QHash>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostDifferent = 16; // that are remembered before they are mended

Result<QStringList> allMatches(Database &database)
{
    QStringList ids;
    const auto read = database.each(u"SELECT id FROM match ORDER BY key"_s, {},
                                    [&](const Row &row) { ids << row.text(0); });
    if (!read)
        return tl::unexpected(read.error());
    return ids;
}

Result<qint64> keyOf(Database &database, const QString &id)
{
    const auto key = database.value(u"SELECT key FROM match WHERE id = ?"_s, {id});
    if (!key)
        return tl::unexpected(key.error());
    if (key->isNull())
        return failure(ErrorCode::NoSuchMatch, id);
    return key->toLongLong();
}

struct Folded {
    qint64 key = 0;
    Fold fold;
    Seats seats;
};

Result<Folded> foldMatch(Database &database, const QString &id)
{
    const auto row = readMatch(database, id);
    if (!row)
        return tl::unexpected(row.error());
    const auto lines = readJournal(database, row->key);
    auto seats = readSeats(database, row->key);
    if (!lines || !seats)
        return tl::unexpected(lines ? seats.error() : lines.error());
    Folded folded{row->key, Fold(row->setup, row->started), std::move(*seats)};
    for (const JournalLine &line : *lines) {
        if (const auto told = folded.fold.replay(line.line, line.time); !told) {
            Error error = told.error();
            error.code = ErrorCode::JournalBroken;
            return tl::unexpected(error);
        }
    }
    return folded;
}

QString nameOf(const RowKey &key)
{
    const Shape &shape = shapeOf(key.relation);
    const QStringList values{QString::number(key.first), QString::number(key.second), toQt(key.third)};
    QString name = shape.name;
    for (qsizetype i = 0; i < shape.key.size(); ++i)
        name += u" %1=%2"_s.arg(shape.key[i], values[i]);
    return name;
}

QString allCells(const Cells &cells)
{
    QStringList texts;
    for (const Cell &cell : cells)
        texts << toText(cell);
    return texts.join(u" "_s);
}

std::optional<Difference> firstDifference(const QString &match, const Rows &stored, const Rows &expected)
{
    for (const auto &[key, cells] : expected) {
        const auto row = stored.find(key);
        if (row == stored.end())
            return Difference{match, nameOf(key), {}, u"no row"_s, allCells(cells)};
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (row->second[i] != cells[i])
                return Difference{match, nameOf(key), shapeOf(key.relation).columns[qsizetype(i)],
                                  toText(row->second[i]), toText(cells[i])};
        }
    }
    for (const auto &[key, cells] : stored) {
        if (!expected.contains(key))
            return Difference{match, nameOf(key), {}, allCells(cells), u"no row"_s};
    }
    return std::nullopt;
}

Difference differenceOf(const Altered &altered, const QString &match)
{
    return {match, altered.row, u"checksum"_s, QString::number(altered.stored),
            QString::number(altered.expected)};
}

Result<std::optional<Difference>> verifyMatch(Database &database, const QString &id, qint64 &events)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto key = keyOf(database, id);
    if (!key)
        return tl::unexpected(key.error());
    const auto altered = firstAltered(database, *key);
    if (!altered)
        return tl::unexpected(altered.error());
    if (*altered)
        return differenceOf(**altered, id);
    const auto folded = foldMatch(database, id);
    if (!folded && folded.error().code == ErrorCode::JournalBroken)
        return Difference{id, u"event number=%1"_s.arg(folded.error().line), u"line"_s, folded.error().detail,
                          u"an event that referees"_s};
    if (!folded)
        return tl::unexpected(folded.error());
    const auto stored = readRows(database, folded->key);
    if (!stored)
        return tl::unexpected(stored.error());
    events += folded->fold.events();
    return firstDifference(id, *stored, project(folded->fold, folded->seats));
}

Result<> checkReferences(Database &database)
{
    const auto broken = database.value(
        u"SELECT \"table\" || ' refers to a missing ' || parent FROM pragma_foreign_key_check"_s);
    if (!broken)
        return tl::unexpected(broken.error());
    if (!broken->isNull())
        return failure(ErrorCode::Damaged, broken->toString(), database.path());
    return {};
}

// A name in the roll that nobody is known by: found by name, as if they sat down now.
Result<> mendSeats(Database &database, Folded &folded)
{
    for (const std::string &name : folded.fold.names()) {
        if (folded.seats.contains(name))
            continue;
        const auto player = playerKeyForName(database, visibleName(toQt(name)), folded.key);
        if (!player)
            return tl::unexpected(player.error());
        if (auto seated = insertSeat(database, folded.key, name, *player); !seated)
            return seated;
        folded.seats.emplace(name, *player);
    }
    return {};
}

Result<> mendIds(Database &database, QStringList &taken)
{
    const auto altered = firstAlteredId(database);
    if (!altered)
        return tl::unexpected(altered.error());
    if (!*altered)
        return {};
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    if (auto sealed = sealIds(database); !sealed)
        return sealed;
    taken << (*altered)->row;
    return transaction->commit();
}

Result<> rebuildMatch(Database &database, const QString &id)
{
    auto folded = foldMatch(database, id);
    if (!folded && folded.error().code == ErrorCode::NoSuchMatch)
        return {}; // removed from the bin meanwhile
    if (!folded) {
        Error error = folded.error();
        error.match = id;
        return tl::unexpected(error);
    }
    if (auto mended = mendSeats(database, *folded); !mended)
        return mended;
    if (auto sealed = sealMatch(database, folded->key); !sealed)
        return sealed;
    const auto stored = readRows(database, folded->key);
    if (!stored)
        return tl::unexpected(stored.error());
    return Changes(*stored, project(folded->fold, folded->seats)).write(database, folded->key);
}

// More than a quick check: indexes against their tables too.
Result<> checkWhole(Database &database)
{
    const auto answer = database.value(u"PRAGMA integrity_check(1)"_s);
    if (!answer)
        return tl::unexpected(answer.error());
    if (answer->toString() != "ok"_L1)
        return failure(ErrorCode::Damaged, answer->toString(), database.path());
    if (auto known = checkKinds(database); !known)
        return known;
    return checkReferences(database);
}

} // namespace

Result<> checkKinds(Database &database)
{
    const auto other = database.value(u"SELECT 'unknown kind of ' || name FROM sqlite_schema "
                                      u"WHERE type NOT IN ('table', 'index', 'trigger', 'view')"_s);
    if (!other)
        return tl::unexpected(other.error());
    if (!other->isNull())
        return failure(ErrorCode::Damaged, other->toString(), database.path());
    return {};
}

Result<> checkContent(Database &database)
{
    if (auto sound = checkWhole(database); !sound)
        return sound;
    const auto version = schemaVersion(database);
    if (!version || *version < kWithChecksums) // a copy from before they came
        return version ? Result<>() : tl::unexpected(version.error());
    const auto altered = firstAltered(database);
    if (!altered)
        return tl::unexpected(altered.error());
    if (!*altered)
        return {};
    const QString what = u"%1 %2 is not what was written"_s.arg((*altered)->match, (*altered)->row);
    return failure(ErrorCode::Damaged, what.trimmed(), database.path());
}

Result<> checkCopy(const QString &path)
{
    const auto copy = Database::connect(path, Database::Access::ReadOnly);
    if (!copy)
        return tl::unexpected(copy.error());
    return checkContent(**copy);
}

Result<Verified> verify(Database &database, const Progress &progress)
{
    if (const auto sound = checkWhole(database); !sound)
        return tl::unexpected(sound.error());
    const auto ids = allMatches(database);
    if (!ids)
        return tl::unexpected(ids.error());
    const auto alteredId = firstAlteredId(database);
    if (!alteredId)
        return tl::unexpected(alteredId.error());
    Verified verified;
    if (*alteredId) {
        verified.first = differenceOf(**alteredId, {});
        return verified;
    }
    for (const QString &id : *ids) {
        if (!goesOn(progress, verified.matches, ids->size()))
            return failure(ErrorCode::Cancelled);
        auto difference = verifyMatch(database, id, verified.events);
        if (!difference && difference.error().code == ErrorCode::NoSuchMatch)
            continue; // removed from the bin meanwhile
        if (!difference)
            return tl::unexpected(difference.error());
        ++verified.matches;
        if (!*difference)
            continue;
        ++verified.different;
        if (!verified.first)
            verified.first = std::move(*difference);
    }
    return verified;
}

Result<Rebuilt> rebuild(Database &database, const Progress &progress)
{
    const auto ids = allMatches(database);
    if (!ids)
        return tl::unexpected(ids.error());
    Rebuilt rebuilt;
    if (const auto sealed = mendIds(database, rebuilt.altered); !sealed)
        return tl::unexpected(sealed.error());
    QStringList different; // only they are written: nobody waits while the others are looked at
    QHash<QString, QString> altered; // those of them that were not what was written, and what was not
    for (qsizetype i = 0; i < ids->size(); ++i) {
        if (!goesOn(progress, i, ids->size()))
            return failure(ErrorCode::Cancelled);
        qint64 events = 0;
        const auto difference = verifyMatch(database, ids->at(i), events);
        if (!difference && difference.error().code == ErrorCode::NoSuchMatch)
            continue;
        if (!difference)
            return tl::unexpected(difference.error());
        if (*difference)
            different << ids->at(i);
        if (*difference && (*difference)->isAltered())
            altered.insert(ids->at(i), (*difference)->row);
        if (different.size() < kMostDifferent && i + 1 < ids->size())
            continue;
        const auto done = inPortions(database, different, [&](const QString &id) -> Result<> {
            const auto mended = rebuildMatch(database, id);
            if (!mended && mended.error().code != ErrorCode::JournalBroken)
                return mended;
            if (mended)
                ++rebuilt.mended;
            else
                rebuilt.broken.push_back(mended.error());
            if (mended && altered.contains(id))
                rebuilt.altered << id + u' ' + altered.value(id);
            return {};
        });
        if (!done)
            return tl::unexpected(done.error());
        different.clear();
    }
    return rebuilt;
}

} // namespace store
