// The thread begins with the first question and ends with the app.
#include "app/shell/databasereader.h"

#include "app/shell/context.h"

namespace app {

DatabaseReader &DatabaseReader::instance()
{
    static QPointer<DatabaseReader> reader;
    Context &context = Context::current();
    if (!reader) {
        reader = new DatabaseReader(context.database(), &context);
        Storage &storage = context.storage();
        connect(&storage, &Storage::stateChanged, reader, [&storage] {
            if (storage.state() != Storage::State::Open)
                reader->close();
        });
    }
    return *reader;
}

DatabaseReader::DatabaseReader(QString path, QObject *parent)
    : QObject(parent)
    , m_desk(new Desk(std::move(path)))
{
    m_desk->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_desk, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("reader"));
    m_thread.start();
}

DatabaseReader::~DatabaseReader()
{
    m_thread.quit();
    m_thread.wait();
}

void DatabaseReader::settle()
{
    QMetaObject::invokeMethod(
        m_desk, [] {}, Qt::BlockingQueuedConnection);
}

void DatabaseReader::close()
{
    QMetaObject::invokeMethod(
        m_desk, [this] { m_desk->close(); }, Qt::BlockingQueuedConnection);
}

store::Result<store::Database *> DatabaseReader::Desk::open()
{
    if (!m_database) {
        auto connected = store::Database::connect(m_path, store::Database::Access::ReadOnly);
        if (!connected)
            return tl::unexpected(connected.error());
        m_database = std::move(*connected);
    }
    if (const auto looked = m_database->changedElsewhere();
        !looked) // one that cannot be written is read anew
        return tl::unexpected(looked.error());
    return m_database.get();
}

} // namespace app
