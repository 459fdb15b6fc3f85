// Short writes run on the GUI thread; files and emptying the bin run in a worker.
#include "app/match/matchactions.h"

#include "app/shell/context.h"
#include "app/shell/worker.h"
#include "store/archive.h"
#include "store/ids.h"
#include "store/matches.h"
#include "store/record.h"
#include "store/syncing.h"

#include <QDir>
#include <QStandardPaths>

namespace app {

namespace {

template <typename Write>
store::Result<QString> writeFile(const QString &path, const QString &file, Write write)
{
    auto database = store::Database::connect(path, store::Database::Access::ReadOnly);
    if (!database)
        return tl::unexpected(database.error());
    const auto written = store::writeFile(file, true, [&](QIODevice &out) { return write(**database, out); });
    return written ? store::Result<QString>(file) : tl::unexpected(written.error());
}

store::Result<int> emptyAll(const QString &path)
{
    auto database = store::Database::connect(path);
    if (!database)
        return tl::unexpected(database.error());
    return store::emptyBin(**database, store::now() + 1);
}

} // namespace

MatchActions::MatchActions(Storage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{ }

MatchActions *MatchActions::create(QQmlEngine *, QJSEngine *)
{
    return new MatchActions(Context::current().storage()); // the engine's
}

store::HistoryEntry MatchActions::entryOf(const QString &match) const
{
    store::Database *database = m_storage.database();
    const auto entry = database ? store::historyEntry(*database, match) : store::HistoryEntry();
    return entry ? *entry : store::HistoryEntry();
}

QString MatchActions::note(const QString &match) const { return entryOf(match).note; }

QString MatchActions::place(const QString &match) const { return entryOf(match).place; }

bool MatchActions::setNote(const QString &match, const QString &note, const QString &place)
{
    store::Database *database = m_storage.database();
    return database && finish(store::setNote(*database, match, note.trimmed(), place.simplified()));
}

bool MatchActions::toBin(const QString &match)
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    const auto moved = store::moveToBin(*database, match);
    if (moved)
        m_binned = match;
    return finish(moved);
}

bool MatchActions::takeBack(const QString &match)
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    if (m_binned == match)
        m_binned.clear();
    return finish(store::takeBack(*database, match));
}

void MatchActions::forget()
{
    if (m_binned.isEmpty())
        return;
    m_binned.clear();
    emit changed();
}

// `done` makes the status message.
template <typename Work, typename Done> void MatchActions::write(Work work, Done done)
{
    setBusy(true);
    inWorker(this, work, [this, done](const auto &written) {
        setBusy(false);
        setStatus(written ? done(*written) : sentence(written.error()), !written);
    });
}

void MatchActions::emptyBin()
{
    m_binned.clear();
    emit changed();
    write([path = m_storage.path()] { return emptyAll(path); },
          [this](int removed) {
              emit changed();
              //: The bin was emptied; %n matches were in it
              return tr("%n match(es) removed for good.", nullptr, removed);
          });
}

void MatchActions::exportAll(const QString &file)
{
    const auto writeAll = [](store::Database &database, QIODevice &out) {
        return store::writeArchive(database, out);
    };
    write([path = m_storage.path(), file, writeAll] { return writeFile(path, file, writeAll); },
          [](const QString &written) {
              //: %1 is the file in which all matches are now
              return tr("All matches are in %1").arg(QDir::toNativeSeparators(written));
          });
}

void MatchActions::exportMatch(const QString &match, const QString &file)
{
    const auto writeOne = [match](store::Database &database, QIODevice &out) -> store::Result<> {
        const auto record = store::writeRecord(database, match);
        if (!record)
            return tl::unexpected(record.error());
        if (out.write(*record) != record->size())
            return store::failure(store::ErrorCode::FileUnwritable, out.errorString());
        return {};
    };
    write([path = m_storage.path(), file, writeOne] { return writeFile(path, file, writeOne); },
          [](const QString &written) {
              //: %1 is the file in which the record of a match is now
              return tr("The record is in %1").arg(QDir::toNativeSeparators(written));
          });
}

QStringList MatchActions::importable() const
{
    QFileInfoList found;
    for (const auto place : {QStandardPaths::DocumentsLocation, QStandardPaths::DownloadLocation}) {
        const QDir folder(QStandardPaths::writableLocation(place));
        found += folder.entryInfoList({QStringLiteral("*.flip"), QStringLiteral("*.jsonl")}, QDir::Files);
    }
    std::ranges::sort(found, std::ranges::greater{},
                      [](const QFileInfo &file) { return file.lastModified(); });
    QStringList files;
    for (const QFileInfo &file : found) {
        if (!files.contains(file.filePath()))
            files.append(file.filePath());
    }
    return files;
}

QString MatchActions::nameOf(const QString &file) { return QFileInfo(file).fileName(); }

bool MatchActions::finish(const store::Result<> &result)
{
    if (!result)
        setStatus(sentence(result.error()), true);
    emit changed();
    return bool(result);
}

void MatchActions::setBusy(bool busy)
{
    m_busy = busy;
    emit busyChanged();
}

void MatchActions::setStatus(const QString &text, bool failed)
{
    m_statusMessage = text;
    m_failed = failed;
    emit statusChanged();
}

} // namespace app
