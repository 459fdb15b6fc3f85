// Opens the people's file and notices what other processes write into it.
#include "app/shell/storage.h"

#include "app/shell/context.h"
#include "app/shell/databasereader.h"
#include "app/shell/worker.h"

#include <QFile>
#include <QGuiApplication>
#include <QQmlEngine>

#include <chrono>

namespace app {

using namespace std::chrono_literals;

namespace {

constexpr auto kPatience = 1s; // the table must not freeze because another program holds the file

} // namespace

Storage::Storage(QString path, store::Place place, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_place(place)
{
    m_watch.setInterval(1s);
    m_watch.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_watch, &QTimer::timeout, this, &Storage::look);
    if (qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Storage::followApplicationState);
}

Storage::~Storage() = default;

Storage *Storage::create(QQmlEngine *, QJSEngine *)
{
    Storage *storage = &Context::current().storage();
    QJSEngine::setObjectOwnership(storage, QJSEngine::CppOwnership);
    return storage;
}

QString Storage::trouble() const { return m_error ? sentence(*m_error) : QString(); }

bool Storage::open()
{
    if (m_isReplacing)
        return false;
    if (m_database) {
        look();
        const bool nothingNew = !isReadOnly() || !store::unwritable(m_path).isEmpty();
        if (m_state == State::Open && nothingNew)
            return true;
    }
    if (m_isMissing && !QFile::exists(m_path)) { // a new file would take its place
        if (!m_database)
            fail(store::failure(store::ErrorCode::Replaced, {}, m_path).value());
        return false;
    }
    if (m_database)
        releaseDatabase(); // somebody wants what is in its place now
    m_isMissing = false;
    auto opened = store::open(m_path, m_place);
    if (opened) {
        m_database = *std::move(opened);
        m_database->setPatience(kPatience);
        m_watch.start();
        becomeOpen();
    } else {
        fail(opened.error());
    }
    return m_state == State::Open;
}

void Storage::becomeOpen()
{
    m_error.reset();
    if (isReadOnly())
        m_error = store::failure(store::ErrorCode::ReadOnly, {}, store::unwritable(m_path)).value();
    m_state = State::Open;
    emit stateChanged();
}

void Storage::fail(const store::Error &error)
{
    m_error = error;
    m_state = State::Failed;
    emit stateChanged();
}

void Storage::releaseDatabase()
{
    emit closing();
    m_watch.stop();
    m_database.reset();
}

void Storage::close()
{
    releaseDatabase();
    m_error.reset();
    m_state = State::Closed;
    emit stateChanged();
}

void Storage::replaceWith(const QString &backup,
                          const std::function<void(const store::Result<store::Restored> &)> &then)
{
    if (m_database)
        look(); // where the file is gone and no backup comes in its place, its place stays free
    m_isReplacing = true;
    close();
    m_backups.waitForDone();
    inWorker(
        this, [backup, path = m_path] { return store::restore(backup, path); },
        [this, then](const store::Result<store::Restored> &result) {
            m_isReplacing = false;
            open();
            then(result);
        });
}

void Storage::backUpToday()
{
    m_backups.start([this, path = m_path] {
        const auto database = store::Database::connect(path);
        const auto made = database ? store::backUpToday(**database) : tl::unexpected(database.error());
        // The pool ends before this object does: here it is still there.
        QMetaObject::invokeMethod(
            this, [this, made] { setBackupError(made ? std::nullopt : std::optional(made.error())); },
            Qt::QueuedConnection);
    });
}

// One that was not made is tried again after the next match; until then a person knows that it is not there.
void Storage::setBackupError(const std::optional<store::Error> &error)
{
    // What is wrong with the file itself is told by itself.
    const bool isOurs = m_database && (!error || error->code != store::ErrorCode::Replaced);
    m_backupError = isOurs ? error : std::nullopt;
    emit backupTroubleChanged();
}

void Storage::dismissBackupTrouble() { setBackupError({}); }

QString Storage::backupTrouble() const
{
    if (!m_backupError)
        return {};
    store::Error error = *m_backupError;
    if (error.code == store::ErrorCode::FileUnwritable) // nobody has chosen the place
        error.code = store::ErrorCode::ReadOnly;
    return sentence(error);
}

// A file that could not be opened is tried again when somebody asks for it, not by everyone who hears of it.
store::Database *Storage::database()
{
    if (m_state == State::Closed)
        open();
    return m_database.get();
}

DatabaseReader &Storage::reader()
{
    if (!m_reader) {
        m_reader = std::make_unique<DatabaseReader>(m_path);
        connect(this, &Storage::stateChanged, m_reader.get(), [this] {
            if (m_state != State::Open)
                m_reader->close();
        });
    }
    return *m_reader;
}

// A phone that suspends the app loses nothing, as each event is on disk: only the timer stops.
void Storage::followApplicationState(Qt::ApplicationState state)
{
    if (!m_database)
        return;
    if (state == Qt::ApplicationSuspended) {
        m_watch.stop();
    } else if (!m_watch.isActive()) {
        m_watch.start();
        look();
    }
}

void Storage::look()
{
    const auto there = m_database->detectReplacedFile();
    m_isMissing = !there;
    if (!there && m_state == State::Open) // taken away
        fail(there.error());
    else if (there && m_state != State::Open) // put back
        becomeOpen();
    // What cannot be read now is told when somebody needs it.
    if (const auto changed = m_database->changedElsewhere(); changed && *changed)
        emit changedElsewhere();
}

} // namespace app
