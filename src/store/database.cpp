// Connecting, statements, and what SQLite's codes mean to us.
#include "store/database.h"

#include "store/syncing.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <QUuid>

#include <cerrno>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace store {

using namespace Qt::StringLiterals;

namespace {

// For how long SQLite itself waits: it looks ever more seldom, and would miss the moment.
constexpr int kLook = 10; // milliseconds

bool isHeld(const QSqlError &error)
{
    const int native = error.nativeErrorCode().toInt();
    return native == 5 || native == 261; // SQLITE_BUSY, SQLITE_BUSY_RECOVERY
}

ErrorCode codeOf(int native)
{
    constexpr int kNoRoomForShared = 4874; // SQLITE_IOERR_SHMSIZE: the log's index could not grow
    constexpr int kMoved = 1032; // SQLITE_READONLY_DBMOVED
    if (native == kNoRoomForShared)
        return ErrorCode::DiskFull;
    if (native == kMoved)
        return ErrorCode::Replaced;
    switch (native & 0xFF) { // SQLite's primary result codes
    case 5: // SQLITE_BUSY
    case 6: return ErrorCode::Locked; // SQLITE_LOCKED
    case 8: return ErrorCode::ReadOnly; // SQLITE_READONLY
    case 11: // SQLITE_CORRUPT
    case 26: return ErrorCode::Damaged; // SQLITE_NOTADB
    case 13: return ErrorCode::DiskFull; // SQLITE_FULL
    case 14: return ErrorCode::CannotOpen; // SQLITE_CANTOPEN
    default: return ErrorCode::Failed;
    }
}

QVariant bound(const QVariant &value)
{
    if (value.typeId() != QMetaType::QString)
        return value;
    const QString text = value.toString();
    if (text.isEmpty()) // Qt takes a text that was never set for NULL; to us it is an empty one
        return u""_s;
    // SQLite takes a byte order mark off, and swaps the bytes behind one that stands the other way round: it
    // gets one that it may take.
    const bool isMark = text.front() == QChar::ByteOrderMark || text.front() == QChar::ByteOrderSwapped;
    return isMark ? QChar(QChar::ByteOrderMark) + text : text;
}

QString logOf(const QString &path) { return path + u"-wal"_s; }

} // namespace

QString unwritable(const QString &path)
{
    const QFileInfo file(path);
    const QFileInfo folder(file.absolutePath());
    if (!folder.isWritable())
        return folder.filePath();
    return file.exists() && !file.isWritable() ? path : QString();
}

Database::Database(QString path, QString connection, Access access)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
    , m_access(access)
{ }

Database::~Database()
{
    m_statements.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::connect(const QString &linked, Access access)
{
    const QString path = behindLinks(linked); // where SQLite keeps the log, too
    const QString name = u"flipside-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Database> database(new Database(path, name, access));
    QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    if (const auto attached = database->attach(); !attached)
        return tl::unexpected(attached.error());
    return database;
}

Result<> Database::attach()
{
    // Qt has no option that opens a file for writing and yet does not make one; SQLite's addresses have.
    QString options = m_access == Access::Making ? u"rwc"_s
        : m_access == Access::ReadWrite          ? u"rw"_s
                                                 : u"ro"_s;
    m_still = {};
    // Where SQLite can make neither log nor index it reads a file only if told that nobody writes it. Whoever
    // does has a log.
    if (isReadOnly() && !unwritable(m_path).isEmpty() && !QFile::exists(logOf(m_path))) {
        m_still = QFileInfo(m_path).lastModified();
        options += u"&immutable=1"_s;
    }
    const auto before = identityOf(m_path);
    QSqlDatabase connection = QSqlDatabase::database(m_connection, false);
    connection.setDatabaseName(
        u"%1?mode=%2"_s.arg(QString::fromLatin1(QUrl::fromLocalFile(m_path).toEncoded()), options));
    connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kLook));
    if (!connection.open() && m_access != Access::Making && !QFile::exists(m_path))
        return failure(ErrorCode::Replaced, u"no file is at the path"_s, m_path);
    if (!connection.isOpen())
        return failed(connection.lastError(), u"open"_s);
    m_identity = identityOf(m_path);
    if (before && before != m_identity) // which of the two has been opened nobody can tell
        return failure(ErrorCode::Replaced, u"another file came to the path"_s, m_path);
    for (const auto &pragma : {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA synchronous = FULL"_s}) {
        if (const auto set = once(pragma); !set)
            return set;
    }
    return {};
}

std::optional<Database::Identity> Database::identityOf(const QString &path)
{
#ifdef Q_OS_UNIX
    struct stat status { };
    if (::stat(QFile::encodeName(path).constData(), &status) == 0)
        return Identity{quint64(status.st_dev), quint64(status.st_ino)};
    return std::nullopt;
#else
    return QFile::exists(path) ? std::optional(Identity{}) : std::nullopt; // an open file cannot be replaced
#endif
}

std::optional<QString> Database::missing() const
{
    if (m_identity && identityOf(m_path) != m_identity)
        return m_path;
    for (const auto &[path, identity] : m_beside) {
        if (identityOf(path) != identity)
            return path;
    }
    return std::nullopt;
}

// They stay the same for as long as anybody has the file open.
void Database::knowLog()
{
    constexpr std::size_t kBeside = 2;
    if (m_beside.size() == kBeside)
        return;
    for (const QString &path : {logOf(m_path), m_path + u"-shm"_s}) {
        if (const auto identity = identityOf(path))
            m_beside.emplace(path, *identity);
    }
}

Result<> Database::detectReplacedFile()
{
    const auto path = missing();
    if (!path) {
        m_isReplaced = false;
        return {};
    }
    if (!std::exchange(m_isReplaced, true)) // where somebody else reads it, they do this at their end
        (void)emptyLog();
    return failure(ErrorCode::Replaced, u"another file, or none, is at the path now"_s, *path);
}

// Whether what has just been committed is where it will be found.
Result<> Database::checkKept()
{
    const auto path = missing();
    if (path && *path != m_path && emptyLog())
        return {}; // only the log went, and was not needed any more
    return detectReplacedFile();
}

// Puts into the file what only its log has, unless somebody else reads it for longer than we are patient.
bool Database::emptyLog()
{
    for (const QDeadlineTimer patience(m_patience);; QThread::msleep(kLook)) {
        const auto busy = value(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
        if (!busy || busy->toInt() == 0 || patience.hasExpired())
            return busy && busy->toInt() == 0;
    }
}

Result<bool> Database::changedElsewhere()
{
    if (m_still.isValid() && (QFile::exists(logOf(m_path)) || QFileInfo(m_path).lastModified() != m_still)) {
        m_statements.clear();
        QSqlDatabase::database(m_connection, false).close();
        if (const auto attached = attach(); !attached)
            return tl::unexpected(attached.error());
        return true;
    }
    const auto version = value(u"PRAGMA data_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    const qint64 before = std::exchange(m_dataVersion, version->toLongLong());
    return before != -1 && before != m_dataVersion;
}

tl::unexpected<Error> Database::failed(const QSqlError &error, const QString &sql) const
{
    const int native = error.nativeErrorCode().toInt();
    const ErrorCode code = m_outgrown ? ErrorCode::DiskFull : codeOf(native);
    auto failed = failure(code, u"%1 (%2)"_s.arg(error.databaseText()).arg(native), m_path);
    failed.value().statement = sql;
    return failed;
}

Result<QSqlQuery *> Database::prepared(const QString &sql)
{
    const auto known = m_statements.find(sql);
    if (known != m_statements.end())
        return &known->second;
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return failed(query.lastError(), sql);
    return &m_statements.emplace(sql, std::move(query)).first->second;
}

Result<QSqlQuery *> Database::execute(const QString &sql, const QVariantList &values)
{
    if (m_isWanted && !m_isWanted())
        return failure(ErrorCode::Cancelled);
    auto query = prepared(sql);
    if (!query)
        return query;
    Q_ASSERT(!(*query)->isActive());
    for (qsizetype i = 0; i < values.size(); ++i)
        (*query)->bindValue(int(i), bound(values[i]));
    if (!started(**query)) {
        const QSqlError error = (*query)->lastError();
        (*query)->finish();
        return failed(error, sql);
    }
    return query;
}

bool Database::started(QSqlQuery &query, const QString &sql)
{
    m_outgrown = false;
    for (const QDeadlineTimer patience(m_patience);;) {
        const int before = std::exchange(errno, 0); // somebody may still want to read it
        const bool done = sql.isEmpty() ? query.exec() : query.exec(sql);
        m_outgrown = !done && errno == EFBIG; // which SQLite does not tell apart
        errno = before;
        if (done)
            return true;
        if (!isHeld(query.lastError()) || patience.hasExpired())
            return false;
        QThread::msleep(1); // not every wait is SQLite's
    }
}

Result<int> Database::run(const QString &sql, Values values) { return run(sql, QVariantList(values)); }

Result<int> Database::run(const QString &sql, const QVariantList &values)
{
    const auto query = execute(sql, values);
    if (!query)
        return tl::unexpected(query.error());
    const int changed = (*query)->numRowsAffected();
    (*query)->finish();
    return changed;
}

Result<> Database::each(const QString &sql, Values values, const std::function<void(const Row &)> &take)
{
    return each(sql, QVariantList(values), take);
}

Result<> Database::each(const QString &sql, const QVariantList &values,
                        const std::function<void(const Row &)> &take)
{
    const auto query = execute(sql, values);
    if (!query)
        return tl::unexpected(query.error());
    bool isWanted = true;
    while (isWanted && (*query)->next()) {
        take(Row(**query));
        isWanted = !m_isWanted || m_isWanted();
    }
    const QSqlError error = (*query)->lastError();
    (*query)->finish(); // hold no snapshot longer than needed
    if (!isWanted)
        return failure(ErrorCode::Cancelled);
    if (error.isValid())
        return failed(error, sql);
    return {};
}

Result<QVariant> Database::value(const QString &sql, Values values)
{
    QVariant found;
    bool first = true;
    const auto done = each(sql, values, [&](const Row &row) {
        if (std::exchange(first, false))
            found = row.value(0);
    });
    if (!done)
        return tl::unexpected(done.error());
    return found;
}

Result<> Database::once(const QString &sql)
{
    QSqlQuery query(QSqlDatabase::database(m_connection, false));
    if (!started(query, sql))
        return failed(query.lastError(), sql);
    while (query.next()) { } // a pragma answers in rows
    if (query.lastError().isValid())
        return failed(query.lastError(), sql);
    return {};
}

} // namespace store
