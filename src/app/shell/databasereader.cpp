// The thread begins and ends with the reader.
#include "app/shell/databasereader.h"

namespace app {

DatabaseReader::DatabaseReader(QString path)
    : m_worker(new Worker(std::move(path)))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
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
        m_worker, [] {}, Qt::BlockingQueuedConnection);
}

void DatabaseReader::close()
{
    QMetaObject::invokeMethod(
        m_worker, [this] { m_worker->close(); }, Qt::BlockingQueuedConnection);
}

store::Result<store::Database *> DatabaseReader::Worker::open()
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
