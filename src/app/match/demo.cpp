// The match is a record in the resources, imported like any other.
#include "app/match/demo.h"

#include "app/shell/context.h"
#include "store/history.h"
#include "store/importing.h"
#include "store/matches.h"

#include <QDateTime>
#include <QTemporaryFile>

namespace app {

namespace {

// The record, with that note and begun just now.
QByteArray record(const QString &note)
{
    QFile carried(QStringLiteral(":/demo/demo.flip"));
    [[maybe_unused]] const bool there = carried.open(QIODevice::ReadOnly);
    Q_ASSERT(there);
    const QDateTime started = QDateTime::currentDateTimeUtc(); // so that it stands before all others
    return carried.readAll()
        .replace("note started", "note started " + started.toString(Qt::ISODateWithMs).toUtf8())
        .replace("note text", "note text " + note.toUtf8());
}

} // namespace

Demo::Demo(QObject *parent)
    : Demo(Context::current().storage(), parent)
{ }

Demo::Demo(Storage &storage, QObject *parent)
    : QObject(parent)
    , m_storage(storage)
{ }

// The id that the record names.
QString Demo::matchId() { return QStringLiteral("d3a05000-0000-4000-8000-000000000001"); }

bool Demo::isThere() const
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    const auto entry = store::historyEntry(*database, matchId());
    return entry && !entry->binned;
}

bool Demo::load()
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    QTemporaryFile file;
    //: The note of the demo match, as the list of matches shows it
    const QString note = tr("A match to look around in");
    if (!file.open() || file.write(record(note)) < 0 || !file.flush())
        return done(store::failure(store::ErrorCode::FileUnwritable, {}, file.fileName()).value());
    const auto imported = store::importFile(*database, file.fileName());
    if (!imported)
        return done(imported.error());
    // Somebody may have put it into the bin before.
    const auto back = store::takeBack(*database, matchId());
    return done(back ? std::nullopt : std::optional(back.error()));
}

bool Demo::throwAway()
{
    store::Database *database = m_storage.database();
    if (!database)
        return false;
    const auto gone = store::throwAway(*database, matchId());
    return done(gone ? std::nullopt : std::optional(gone.error()));
}

bool Demo::done(const std::optional<store::Error> &error)
{
    m_trouble = error ? sentence(*error) : QString();
    emit troubleChanged();
    emit changed();
    return !error;
}

} // namespace app
