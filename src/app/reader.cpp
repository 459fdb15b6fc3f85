// The thread begins with the first question and ends with the app.
#include "app/reader.h"

#include "app/context.h"

namespace app {

Reader &Reader::ours()
{
    static QPointer<Reader> reader;
    Context &context = Context::current();
    if (!reader) {
        reader = new Reader(context.database(), &context);
        Storage &storage = context.storage();
        connect(&storage, &Storage::stateChanged, reader, [&storage] {
            if (storage.state() != Storage::State::Open)
                reader->close();
        });
    }
    return *reader;
}

Reader::Reader(QString path, QObject *parent)
    : QObject(parent)
    , m_desk(new Desk(std::move(path)))
{
    m_desk->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_desk, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("reader"));
    m_thread.start();
}

Reader::~Reader()
{
    m_thread.quit();
    m_thread.wait();
}

void Reader::settle()
{
    QMetaObject::invokeMethod(
        m_desk, [] {}, Qt::BlockingQueuedConnection);
}

void Reader::close()
{
    QMetaObject::invokeMethod(
        m_desk, [this] { m_desk->close(); }, Qt::BlockingQueuedConnection);
}

store::Result<store::Database *> Reader::Desk::open()
{
    if (!m_database) {
        auto connected = store::Database::connect(m_path, store::Database::Access::ReadOnly);
        if (!connected)
            return tl::unexpected(connected.error());
        m_database = std::move(*connected);
    }
    return m_database.get();
}

} // namespace app
