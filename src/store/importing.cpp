// Two passes: the first only looks, the second writes in small portions, so that nobody waits for the file.
#include "store/importing.h"

#include "store/archive.h"
#include "store/portion.h"
#include "store/record.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QUuid>

#include <cerrno>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kMostPlayers = 100'000; // in one archive
// What is written before others may write: of either.
constexpr std::size_t kMostItems = 32;
constexpr std::size_t kMostLines = 1000;
constexpr std::size_t kLongPart = 4000; // lines of one match

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
        if (!hasGoodNames(match))
            return {};
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

// The second pass: what was looked at becomes rows.
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
    void leftOut(const QString &match) { m_imported.leftOut << match; }
    void counted(Merging merging, const QString &match) { count(m_imported, merging, match); }
    [[nodiscard]] const Imported &imported() const { return m_imported; }

private:
    Database *m_database;
    Imported m_imported;
};

// Hands every item of the archive over.
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

// A match that is long comes as if it had been played here: a part of it, and more, and more. Its lines must
// have been refereed.
Result<Merging> mergeLong(Database &database, const ForeignMatch &match)
{
    Fold fold(match.setup, match.started);
    ForeignMatch part = match;
    part.lines.clear();
    Merging all = Merging::Known;
    while (part.lines.size() < match.lines.size()) {
        for (std::size_t i = 0; i < kLongPart && part.lines.size() < match.lines.size(); ++i) {
            part.lines.push_back(match.lines[part.lines.size()]);
            if (const auto told = fold.replay(part.lines.back().line, part.lines.back().time); !told)
                return tl::unexpected(told.error());
        }
        Merging merged{};
        const auto done = inPortion(database, [&]() -> Result<> {
            const auto merging = mergeMatch(database, part, fold);
            merged = merging.value_or(merged);
            return merging ? Result<>() : tl::unexpected(merging.error());
        });
        if (!done)
            return tl::unexpected(done.error());
        if (merged == Merging::Different)
            return merged;
        if (all == Merging::Known)
            all = merged;
    }
    return all;
}

// Collects what is to be written, so that nothing else is done while others cannot write.
class Portions {
public:
    Portions(Database &database, Intake &intake)
        : m_database(&database)
        , m_intake(&intake)
    { }

    template <typename Item> Result<> operator()(Item &item)
    {
        std::optional<Fold> fold;
        if constexpr (std::is_same_v<Item, ForeignMatch>) {
            if (!hasGoodNames(item)) {
                m_intake->leftOut(item.id);
                return {};
            }
            auto known = refereed(item);
            if (!known)
                return tl::unexpected(known.error());
            if (item.lines.size() > kLongPart)
                return takeLong(item);
            m_lines += item.lines.size();
            fold.emplace(std::move(*known));
        }
        m_pending.push_back({std::move(item), std::move(fold)});
        return m_pending.size() < kMostItems && m_lines < kMostLines ? Result<>() : write();
    }

    Result<> write()
    {
        if (m_pending.empty())
            return {};
        auto written = inPortion(*m_database, [&]() -> Result<> {
            for (Pending &each : m_pending) {
                if (auto taken = take(each); !taken)
                    return taken;
            }
            return {};
        });
        m_pending.clear();
        m_lines = 0;
        return written;
    }

private:
    struct Pending {
        ArchiveItem item;
        std::optional<Fold> fold; // of a match
    };

    Result<> take(Pending &pending)
    {
        if (auto *player = std::get_if<ForeignPlayer>(&pending.item))
            return (*m_intake)(*player);
        if (auto *group = std::get_if<Group>(&pending.item))
            return (*m_intake)(*group);
        const auto &match = std::get<ForeignMatch>(pending.item);
        return counted(mergeMatch(*m_database, match, *pending.fold), match.id);
    }
    Result<> takeLong(const ForeignMatch &match)
    {
        if (auto before = write(); !before)
            return before;
        return counted(mergeLong(*m_database, match), match.id);
    }
    Result<> counted(const Result<Merging> &merged, const QString &match)
    {
        if (!merged)
            return tl::unexpected(merged.error());
        m_intake->counted(*merged, match);
        return {};
    }

    Database *m_database;
    Intake *m_intake;
    std::vector<Pending> m_pending;
    std::size_t m_lines = 0; // of the matches among them
};

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
    Portions portions(database, intake);
    auto done = forEach(second, portions, [&] { return told(file.size()); });
    if (done)
        done = portions.write();
    if (!done)
        return tl::unexpected(done.error());
    Imported imported = intake.imported();
    imported.mayLackItsEnd = !second.hasEnd();
    return imported;
}

Result<Imported> importRecord(Database &database, QFile &file)
{
    auto record = readRecord(file, file.fileName(), QFileInfo(file).lastModified().toMSecsSinceEpoch());
    if (!record)
        return tl::unexpected(record.error());
    Imported imported;
    const auto seated = [&]() -> Result<> {
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
        return {};
    };
    Result<Merging> merged = Merging::Known;
    const bool isLong = record->match.lines.size() > kLongPart;
    const auto written = inPortion(database, [&]() -> Result<> {
        auto done = seated();
        if (!done || isLong)
            return done;
        merged = mergeMatch(database, record->match, record->fold);
        return merged ? Result<>() : tl::unexpected(merged.error());
    });
    if (!written)
        return tl::unexpected(written.error());
    if (isLong)
        merged = mergeLong(database, record->match);
    if (!merged)
        return tl::unexpected(merged.error());
    count(imported, *merged, record->match.id);
    return imported;
}

} // namespace

Result<Imported> importFile(Database &database, const QString &path, const Progress &progress)
{
    QFile file(path);
    if (!file.exists())
        return failure(ErrorCode::FileUnreadable, qt_error_string(ENOENT), path);
    if (!QFileInfo(path).isFile()) // a pipe cannot be read twice
        return failure(ErrorCode::FileUnreadable, u"it is not a regular file"_s, path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileUnreadable, file.errorString(), path);
    const bool archive = file.peek(1) == "{";
    return archive ? importArchive(database, file, progress) : importRecord(database, file);
}

} // namespace store
