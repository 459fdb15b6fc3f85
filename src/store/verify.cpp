// Every journal folded again, and its rows beside those that are stored.
#include "store/verify.h"

#include "store/journal.h"
#include "store/opening.h"
#include "store/people.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

Result<QStringList> allMatches(Database &database)
{
    QStringList ids;
    const auto read = database.each(u"SELECT id FROM match ORDER BY key"_s, {},
                                    [&](const Row &row) { ids << row.text(0); });
    if (!read)
        return tl::unexpected(read.error());
    return ids;
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

Result<std::optional<Difference>> verifyMatch(Database &database, const QString &id, qint64 &events)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
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
        const auto player = playerKeyForName(database, toQt(name), folded.key);
        if (!player)
            return tl::unexpected(player.error());
        if (auto seated = insertSeat(database, folded.key, name, *player); !seated)
            return seated;
        folded.seats.emplace(name, *player);
    }
    return {};
}

Result<bool> rebuildMatch(Database &database, const QString &id)
{
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    auto folded = foldMatch(database, id);
    if (!folded) {
        Error error = folded.error();
        error.match = id;
        return tl::unexpected(error);
    }
    if (const auto mended = mendSeats(database, *folded); !mended)
        return tl::unexpected(mended.error());
    const auto stored = readRows(database, folded->key);
    if (!stored)
        return tl::unexpected(stored.error());
    const Rows expected = project(folded->fold, folded->seats);
    if (*stored == expected)
        return false;
    if (const auto written = Changes(*stored, expected).write(database, folded->key); !written)
        return tl::unexpected(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return true;
}

} // namespace

Result<Verified> verify(Database &database, const Progress &progress)
{
    if (const auto sound = quickCheck(database); !sound)
        return tl::unexpected(sound.error());
    const auto ids = allMatches(database);
    if (!ids)
        return tl::unexpected(ids.error());
    Verified verified;
    for (const QString &id : *ids) {
        if (!goesOn(progress, verified.matches, ids->size()))
            return failure(ErrorCode::Cancelled);
        auto difference = verifyMatch(database, id, verified.events);
        if (!difference && difference.error().code == ErrorCode::NoSuchMatch)
            continue; // removed from the bin meanwhile
        if (!difference)
            return tl::unexpected(difference.error());
        ++verified.matches;
        if (*difference) {
            verified.first = std::move(*difference);
            return verified;
        }
    }
    if (const auto whole = checkReferences(database); !whole)
        return tl::unexpected(whole.error());
    return verified;
}

Result<int> rebuild(Database &database, const Progress &progress)
{
    const auto ids = allMatches(database);
    if (!ids)
        return tl::unexpected(ids.error());
    int mended = 0;
    for (qsizetype i = 0; i < ids->size(); ++i) {
        if (!goesOn(progress, i, ids->size()))
            return failure(ErrorCode::Cancelled);
        const auto changed = rebuildMatch(database, ids->at(i));
        if (!changed && changed.error().code == ErrorCode::NoSuchMatch)
            continue;
        if (!changed)
            return tl::unexpected(changed.error());
        mended += int(*changed);
    }
    return mended;
}

} // namespace store
