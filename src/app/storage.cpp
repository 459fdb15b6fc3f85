// Opens the people's file and notices what other processes write into it.
#include "app/storage.h"

#include "app/context.h"

#include <QQmlEngine>

#include <chrono>

namespace app {

using namespace std::chrono_literals;

Storage::Storage(QString path, store::Place place, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_place(place)
{
    m_watch.setInterval(1s);
    m_watch.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_watch, &QTimer::timeout, this, &Storage::look);
}

Storage *Storage::create(QQmlEngine *, QJSEngine *)
{
    Storage *storage = &Context::current().storage();
    QJSEngine::setObjectOwnership(storage, QJSEngine::CppOwnership);
    return storage;
}

QString Storage::trouble() const { return m_error ? sentence(*m_error) : QString(); }

bool Storage::open()
{
    if (m_database)
        return true;
    auto opened = store::open(m_path, m_place);
    if (opened) {
        m_database = *std::move(opened);
        m_error.reset();
        m_state = State::Open;
        m_watch.start();
    } else {
        m_error = opened.error();
        m_state = State::Failed;
    }
    emit stateChanged();
    return m_state == State::Open;
}

void Storage::close()
{
    m_watch.stop();
    m_database.reset();
    m_error.reset();
    m_state = State::Closed;
    emit stateChanged();
}

// A file that could not be opened is tried again when somebody asks for it, not by everyone who hears of it.
store::Database *Storage::database()
{
    if (m_state != State::Failed)
        open();
    return m_database.get();
}

void Storage::look()
{
    // What cannot be read now is told when somebody needs it.
    if (const auto changed = m_database->changedElsewhere(); changed && *changed)
        emit changedElsewhere();
}

} // namespace app
