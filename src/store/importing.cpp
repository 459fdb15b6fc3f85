// Two passes: the first only looks, the second writes in small portions, so that nobody waits for the file.
#include "store/importing.h"

#include "store/archive.h"
#include "store/record.h"
#include "store/transaction.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostPlayers = 100'000; // in one archive
constexpr qint64 kLongestHold = 50; // milliseconds for which others cannot write

Result<bool> isHere(Database &database, const QString &table, const QString &id)
{
    const auto found = database.value(u"SELECT 1 FROM %1 WHERE id = ?"_s.arg(table), {id});
    if (!found)
        return tl::unexpected(found.error());
    return !found->isNull();
}

// The first pass: everything that could be wrong is found here.
class Inspection {
public:
    Inspection(Database &database, const ArchiveReader &reader)
        : m_database(&database)
        , m_reader(&reader)
    { }

    Result<> operator()(ForeignPlayer &player)
    {
        if (m_players.size() >= kMostPlayers)
            return m_reader->refuse(u"more than %1 players"_s.arg(kMostPlayers));
        if (!remember(m_players, player.entry.id))
            return m_reader->refuse(u"a player twice"_s);
        if (player.mergedInto.isEmpty())
            return {};
        if (player.mergedInto == player.entry.id)
            return m_reader->refuse(u"mergedInto"_s);
        return known(player.mergedInto, u"mergedInto"_s);
    }
    Result<> operator()(Group &group)
    {
        if (m_groups.size() >= kMostPlayers || !remember(m_groups, group.id))
            return m_reader->refuse(u"a group twice, or too many"_s);
        for (const QString &player : std::as_const(group.players)) {
            if (auto good = known(player, u"players"_s); !good)
                return good;
        }
        return {};
    }
    Result<> operator()(ForeignMatch &match)
    {
        if (!remember(m_matches, match.id))
            return m_reader->refuse(u"a match twice"_s);
        for (const auto &[name, player] : match.players) {
            if (auto good = known(player, u"seats"_s); !good)
                return good;
        }
        if (const auto fold = refereed(match); !fold) {
            Error error = fold.error();
            error.file = m_reader->refuse({}).value().file;
            error.detail = u"event %1: %2"_s.arg(error.line).arg(error.detail);
            error.line = m_reader->line();
            return tl::unexpected(error);
        }
        return {};
    }

private:
    static bool remember(QSet<QUuid> &ids, const QString &id)
    {
        const qsizetype before = ids.size();
        ids.insert(QUuid::fromString(id));
        return ids.size() > before;
    }
    Result<> known(const QString &player, const QString &where) const
    {
        if (m_players.contains(QUuid::fromString(player)))
            return {};
        const auto here = isHere(*m_database, u"player"_s, player);
        if (!here)
            return tl::unexpected(here.error());
        if (!*here)
            return m_reader->refuse(u"%1: nobody is called %2"_s.arg(where, player));
        return {};
    }

    Database *m_database;
    const ArchiveReader *m_reader;
    QSet<QUuid> m_players;
    QSet<QUuid> m_groups;
    QSet<QUuid> m_matches;
};

void count(Imported &imported, Merging merging, const QString &id)
{
    switch (merging) {
    case Merging::Added: ++imported.added; return;
    case Merging::Extended: ++imported.extended; return;
    case Merging::Known: ++imported.known; return;
    case Merging::Different: imported.different << id; return;
    }
}

// The second pass.
class Intake {
public:
    explicit Intake(Database &database)
        : m_database(&database)
    { }

    Result<> operator()(ForeignPlayer &player)
    {
        const auto here = isHere(*m_database, u"player"_s, player.entry.id);
        if (!here || *here)
            return here ? Result<>() : tl::unexpected(here.error());
        const auto key = insertPlayer(*m_database, player.entry);
        if (!key)
            return tl::unexpected(key.error());
        ++m_imported.players;
        if (player.mergedInto.isEmpty())
            return {};
        const auto into = playerKey(*m_database, player.mergedInto);
        if (!into)
            return tl::unexpected(into.error());
        const auto led = m_database->run(u"UPDATE player SET merged_into = ? WHERE key = ?"_s, {*into, *key});
        return led ? Result<>() : tl::unexpected(led.error());
    }
    Result<> operator()(Group &group)
    {
        const auto here = isHere(*m_database, u"company"_s, group.id);
        if (!here || *here)
            return here ? Result<>() : tl::unexpected(here.error());
        QStringList people; // entries that were merged here are one person
        for (const QString &id : std::as_const(group.players)) {
            const auto entry = player(*m_database, id);
            if (!entry)
                return tl::unexpected(entry.error());
            if (!people.contains(entry->id))
                people << entry->id;
        }
        group.players = people;
        ++m_imported.groups;
        return writeGroup(*m_database, group);
    }
    Result<> operator()(ForeignMatch &match)
    {
        const auto fold = refereed(match);
        if (!fold)
            return tl::unexpected(fold.error());
        const auto merged = mergeMatch(*m_database, match, *fold);
        if (!merged)
            return tl::unexpected(merged.error());
        count(m_imported, *merged, match.id);
        return {};
    }
    [[nodiscard]] const Imported &imported() const { return m_imported; }

private:
    Database *m_database;
    Imported m_imported;
};

// Hands every item of the archive over; `told` is where this pass begins in the whole.
template <typename Visitor> Result<> forEach(ArchiveReader &reader, Visitor &visitor, const auto &between)
{
    if (auto begun = reader.begin(); !begun)
        return begun;
    while (true) {
        auto item = reader.next();
        if (!item)
            return tl::unexpected(item.error());
        if (!*item)
            return {};
        if (auto done = std::visit(visitor, **item); !done)
            return done;
        if (auto fine = between(); !fine)
            return fine;
    }
}

Result<Imported> importArchive(Database &database, QFile &file, const Progress &progress)
{
    const auto told = [&](qint64 before) -> Result<> {
        if (!goesOn(progress, before + file.pos(), 2 * file.size()))
            return failure(ErrorCode::Cancelled);
        return {};
    };
    ArchiveReader first(file, file.fileName());
    Inspection inspection(database, first);
    if (const auto good = forEach(first, inspection, [&] { return told(0); }); !good)
        return tl::unexpected(good.error());

    file.seek(0);
    ArchiveReader second(file, file.fileName());
    Intake intake(database);
    std::optional<Transaction> transaction;
    QElapsedTimer held;
    const auto begin = [&]() -> Result<> {
        auto begun = Transaction::begin(database);
        if (!begun)
            return tl::unexpected(begun.error());
        transaction.emplace(std::move(*begun));
        held.start();
        return {};
    };
    const auto letGo = [&]() -> Result<> {
        if (held.elapsed() < kLongestHold)
            return {};
        if (auto committed = transaction->commit(); !committed)
            return committed;
        transaction.reset();
        if (auto fine = told(file.size()); !fine)
            return fine;
        return begin();
    };
    if (const auto begun = begin(); !begun)
        return tl::unexpected(begun.error());
    if (const auto done = forEach(second, intake, letGo); !done)
        return tl::unexpected(done.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return intake.imported();
}

Result<Imported> importRecord(Database &database, QFile &file)
{
    auto record = readRecord(file, file.fileName(), QFileInfo(file).lastModified().toMSecsSinceEpoch());
    if (!record)
        return tl::unexpected(record.error());
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    Imported imported;
    for (const auto &[name, id] : record->match.players) {
        const auto here = isHere(database, u"player"_s, id);
        if (!here)
            return tl::unexpected(here.error());
        if (*here)
            continue;
        PlayerEntry entry;
        entry.id = id;
        entry.name = toQt(name);
        if (const auto added = insertPlayer(database, entry); !added)
            return tl::unexpected(added.error());
        ++imported.players;
    }
    const auto merged = mergeMatch(database, record->match, record->fold);
    if (!merged)
        return tl::unexpected(merged.error());
    count(imported, *merged, record->match.id);
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    return imported;
}

} // namespace

Result<Imported> importFile(Database &database, const QString &path, const Progress &progress)
{
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileUnreadable, file.errorString(), path);
    const bool archive = file.peek(1) == "{";
    return archive ? importArchive(database, file, progress) : importRecord(database, file);
}

} // namespace store
