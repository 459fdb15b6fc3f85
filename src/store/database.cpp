// Connecting, statements, and what SQLite's codes mean to us.
#include "store/database.h"

#include <QFile>
#include <QSqlError>
#include <QUrl>
#include <QUuid>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

namespace store {

using namespace Qt::StringLiterals;

namespace {

// How long to wait for another writer. Ours hold the file for milliseconds.
constexpr int kPatience = 5000;

ErrorCode codeOf(int native)
{
    constexpr int kNoRoomForShared = 4874; // SQLITE_IOERR_SHMSIZE: the log's index could not grow
    if (native == kNoRoomForShared)
        return ErrorCode::DiskFull;
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

// Qt has no option that opens a file for writing and yet does not make one; SQLite's addresses have.
QString addressOf(const QString &path, Database::Access access)
{
    const auto mode = access == Database::Access::Making ? "rwc"_L1
        : access == Database::Access::ReadWrite          ? "rw"_L1
                                                         : "ro"_L1;
    return u"%1?mode=%2"_s.arg(QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()), mode);
}

} // namespace

Database::Database(QString path, QString connection)
    : m_path(std::move(path))
    , m_connection(std::move(connection))
{ }

Database::~Database()
{
    m_statements.clear();
    QSqlDatabase::database(m_connection, false).close();
    QSqlDatabase::removeDatabase(m_connection);
}

Result<std::unique_ptr<Database>> Database::connect(const QString &path, Access access)
{
    const QString name = u"flipside-"_s + QUuid::createUuid().toString(QUuid::WithoutBraces);
    std::unique_ptr<Database> database(new Database(path, name));
    QSqlDatabase connection = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
    connection.setDatabaseName(addressOf(path, access));
    connection.setConnectOptions(u"QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1"_s.arg(kPatience));
    if (!connection.open() && access != Access::Making && !QFile::exists(path))
        return failure(ErrorCode::Replaced, u"no file is at the path"_s, path);
    if (!connection.isOpen())
        return database->failed(connection.lastError(), u"open"_s);
    for (const auto &pragma : {u"PRAGMA foreign_keys = ON"_s, u"PRAGMA synchronous = FULL"_s}) {
        if (const auto set = database->once(pragma); !set)
            return tl::unexpected(set.error());
    }
    database->m_identity = identityOf(path);
    return database;
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

bool Database::isStillThere() const { return !m_identity || identityOf(m_path) == m_identity; }

Result<> Database::partIfMoved()
{
    if (isStillThere()) {
        m_parted = false;
        return {};
    }
    if (!std::exchange(m_parted, true)) // where somebody else reads it, they do this at their end
        (void)once(u"PRAGMA wal_checkpoint(TRUNCATE)"_s);
    return failure(ErrorCode::Replaced, u"another file, or none, is at the path now"_s, m_path);
}

Result<bool> Database::changedElsewhere()
{
    const auto version = value(u"PRAGMA data_version"_s);
    if (!version)
        return tl::unexpected(version.error());
    const qint64 before = std::exchange(m_dataVersion, version->toLongLong());
    return before != -1 && before != m_dataVersion;
}

tl::unexpected<Error> Database::failed(const QSqlError &error, const QString &sql) const
{
    const QString detail = u"%1 (%2) in: %3"_s.arg(error.databaseText(), error.nativeErrorCode(), sql);
    return failure(codeOf(error.nativeErrorCode().toInt()), detail, m_path);
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
    auto query = prepared(sql);
    if (!query)
        return query;
    Q_ASSERT(!(*query)->isActive());
    for (qsizetype i = 0; i < values.size(); ++i) {
        // Qt takes a text that was never set for NULL; to us it is an empty one.
        const bool unset = values[i].typeId() == QMetaType::QString && values[i].toString().isNull();
        (*query)->bindValue(int(i), unset ? QVariant(u""_s) : values[i]);
    }
    if (!(*query)->exec()) {
        const QSqlError error = (*query)->lastError();
        (*query)->finish();
        return failed(error, sql);
    }
    return query;
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
    while ((*query)->next())
        take(Row(**query));
    const QSqlError error = (*query)->lastError();
    (*query)->finish(); // hold no snapshot longer than needed
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
    if (!query.exec(sql))
        return failed(query.lastError(), sql);
    while (query.next()) { } // a pragma answers in rows
    if (query.lastError().isValid())
        return failed(query.lastError(), sql);
    return {};
}

} // namespace store
