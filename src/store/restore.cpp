// Restoring: check the backup in a copy, keep what is there, and fill the file anew in one transaction. The
// file stays the one that it is, under SQLite's own lock: nobody can have opened it before and write into it,
// or into its log, after.
#include "store/backup.h"
#include "store/opening.h"
#include "store/schema.h"
#include "store/syncing.h"
#include "store/verify.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>
#include <QUrl>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPatience = 1000; // milliseconds for others that are about to close the file
constexpr int kPause = 10;

// Removes what is left of a file that is ours to remove: the log, and the copy made before it was brought to
// this version, bear its name too.
class Scratch {
public:
    explicit Scratch(QString path)
        : m_path(std::move(path))
    { }
    ~Scratch()
    {
        const QFileInfo file(m_path);
        const QFileInfoList left = file.dir().entryInfoList(QDir::Files);
        for (const QFileInfo &each : left) {
            if (each.fileName().startsWith(file.completeBaseName()))
                QFile::remove(each.filePath());
        }
    }
    Q_DISABLE_COPY_MOVE(Scratch)
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QString m_path;
};

Result<> copyBackup(const QString &backup, const QString &copy)
{
    QFile source(backup);
    if (!source.exists())
        return failure(ErrorCode::FileUnreadable, u"there is no such file"_s, backup);
    if (!QFileInfo(backup).isFile()) // a pipe would be waited for
        return failure(ErrorCode::FileUnreadable, u"it is not a regular file"_s, backup);
    if (!source.open(QIODevice::ReadOnly))
        return failure(ErrorCode::FileUnreadable, source.errorString(), backup);
    return copyToNew(source, copy);
}

// The backup as a file of its own that is known to be sound and of this version.
Result<> prepare(const QString &backup, const QString &copy)
{
    if (auto copied = copyBackup(backup, copy); !copied)
        return copied;
    if (QFile::exists(backup + u"-wal"_s)) { // somebody copied a live file by hand, log and all
        if (auto copied = copyBackup(backup + u"-wal"_s, copy + u"-wal"_s); !copied)
            return copied;
    }
    const auto about = [&](Error error) {
        const bool theirs = error.code == ErrorCode::NotFlipside || error.code == ErrorCode::NewerVersion
            || error.code == ErrorCode::Damaged || error.code == ErrorCode::MigrationFailed;
        if (error.code == ErrorCode::Damaged)
            error.code = ErrorCode::BackupDamaged;
        error.file = theirs ? backup : copy; // what the disk does to the copy is not the backup's fault
        if (error.code == ErrorCode::CannotOpen || error.code == ErrorCode::ReadOnly)
            error.code = ErrorCode::FileUnwritable;
        error.kept.clear();
        return tl::unexpected(error);
    };
    if (const auto raw =
            Database::connect(copy)) { // opening would make a new file of one in which nothing is
        const auto version = schemaVersion(**raw);
        if (QFileInfo(copy).size() == 0 || (version && *version == 0))
            return about(failure(ErrorCode::NotFlipside, u"nothing is in it"_s, copy).value());
    }
    const auto database = open(copy, Place::Given);
    if (!database)
        return about(database.error());
    if (const auto sound = checkContent(**database); !sound)
        return about(sound.error());
    // Everything into the one file that is going to be read.
    const auto mode = (*database)->value(u"PRAGMA journal_mode = DELETE"_s);
    if (!mode)
        return about(mode.error());
    return {};
}

Result<> runAll(Database &database, const QStringList &statements)
{
    for (const QString &statement : statements) {
        if (auto done = database.once(statement); !done)
            return done;
    }
    return {};
}

QString quoted(QString name) { return u'"' + name.replace(u'"', u"\"\""_s) + u'"'; }

// The statements that make `main` what the attached file is.
Result<QStringList> exchange(Database &database)
{
    QStringList statements;
    // Triggers go with their tables, as indexes do.
    auto read =
        database.each(u"SELECT type, name FROM main.sqlite_schema WHERE type IN ('table', 'view') AND "
                      u"name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"_s,
                      {}, [&](const Row &row) {
                          statements << u"DROP %1 main.%2"_s.arg(row.text(0), quoted(row.text(1)));
                      });
    if (!read)
        return tl::unexpected(read.error());
    QStringList tables;
    QStringList rest; // once the rows are there: triggers do not see them, indexes are quicker to make
    read = database.each(u"SELECT type, name, sql FROM backup.sqlite_schema WHERE sql IS NOT NULL AND "
                         u"name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY rowid"_s,
                         {}, [&](const Row &row) {
                             (row.text(0) == "table"_L1 ? statements : rest) << row.text(2);
                             if (row.text(0) == "table"_L1)
                                 tables << row.text(1);
                         });
    if (!read)
        return tl::unexpected(read.error());
    for (const QString &table : std::as_const(tables)) {
        QStringList columns; // without those that follow from others
        read = database.each(u"SELECT name FROM pragma_table_info(?, 'backup')"_s, {table},
                             [&](const Row &row) { columns << quoted(row.text(0)); });
        if (!read)
            return tl::unexpected(read.error());
        const QString names = columns.join(u", "_s);
        statements << u"INSERT INTO main.%1 (%2) SELECT %2 FROM backup.%1"_s.arg(quoted(table), names);
    }
    return statements + rest
        + QStringList{u"PRAGMA main.application_id = %1"_s.arg(kApplicationId),
                      u"PRAGMA main.user_version = %1"_s.arg(kSchemaVersion)};
}

// Holds the file alone, from here until the connection ends.
Result<> takeAlone(Database &database)
{
    if (auto set = database.once(u"PRAGMA locking_mode = EXCLUSIVE"_s); !set)
        return set;
    for (QDeadlineTimer patience(kPatience);; QThread::msleep(kPause)) {
        const auto mode = database.value(u"PRAGMA journal_mode = DELETE"_s); // which only the last one can
        if (mode && mode->toString() == "delete"_L1)
            return {};
        if (!mode && mode.error().code != ErrorCode::Locked)
            return tl::unexpected(mode.error());
        if (patience.hasExpired())
            return failure(ErrorCode::OpenElsewhere, {}, database.path());
    }
}

// Copies what is going to be replaced; the copy has its name once it is complete and on disk.
Result<QString> keepCopy(QFile &current, const QString &path)
{
    const Scratch part(partOf(path));
    if (auto copied = copyToNew(current, part.path()); !copied)
        return tl::unexpected(copied.error());
    while (true) {
        QString kept = nameBeside(path, u"replaced"_s);
        const std::error_code error = rename(part.path(), kept);
        if (error == std::errc::file_exists) // somebody else was quicker to take the name
            continue;
        if (error)
            return failure(ErrorCode::FileUnwritable, toQt(error.message()), kept);
        syncFolderOf(kept);
        return kept;
    }
}

// Fills the file at `path` with what is in `copy`; hands back where what it held before is kept.
Result<QString> refill(const QString &path, const QString &copy)
{
    // Open for longer than the connection: the system ends all locks on a file with the first handle that is
    // closed.
    QFile current(path);
    if (!current.open(QIODevice::ReadOnly))
        return failure(ErrorCode::CannotOpen, current.errorString(), path);
    auto database = Database::connect(path);
    if (!database)
        return tl::unexpected(database.error());
    (*database)->setPatience({}); // it waits for more than a lock
    auto done = takeAlone(**database);
    if (done)
        done = (*database)->once(u"PRAGMA foreign_keys = OFF"_s); // rows come table by table
    if (done) {
        // For reading, or the commit would keep a list of both files beside them.
        const QString address = QString::fromLatin1(QUrl::fromLocalFile(copy).toEncoded()) + u"?mode=ro"_s;
        const auto attached = (*database)->run(u"ATTACH ? AS backup"_s, {address});
        done = attached ? Result<>() : tl::unexpected(attached.error());
    }
    if (done)
        done = (*database)->once(u"BEGIN EXCLUSIVE"_s);
    if (!done) {
        Error error = done.error();
        if (error.code == ErrorCode::Locked)
            error.code = ErrorCode::OpenElsewhere;
        return tl::unexpected(error);
    }
    const auto copied = keepCopy(current, path);
    if (!copied)
        return copied;
    const QString &kept = *copied;
    const auto statements = exchange(**database);
    done = statements ? runAll(**database, *statements) : tl::unexpected(statements.error());
    if (done)
        done = (*database)->once(u"COMMIT"_s);
    if (done)
        return kept;
    (void)(*database)->once(u"ROLLBACK"_s);
    database->reset();
    Error error = done.error();
    // A commit that failed may have come through, and a rollback may have to wait for the disk.
    if (haveSameContent(path, kept))
        QFile::remove(kept);
    else
        error.kept = kept;
    return tl::unexpected(error);
}

Result<> putInPlace(const QString &copy, const QString &path)
{
    const std::error_code error = rename(copy, path);
    if (error == std::errc::file_exists) // made by another Flipside in this moment
        return failure(ErrorCode::OpenElsewhere, {}, path);
    if (error)
        return failure(ErrorCode::FileUnwritable, toQt(error.message()), path);
    syncFolderOf(path);
    return {};
}

} // namespace

Result<Restored> restore(const QString &backup, const QString &linked)
{
    const QString path = behindLinks(linked);
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (QFileInfo::exists(path)
        && QFileInfo(backup).canonicalFilePath() == QFileInfo(path).canonicalFilePath())
        return failure(ErrorCode::FileUnreadable, u"it is the database itself"_s, backup);
    if (!folder.exists() && !QDir().mkpath(folder.filePath()))
        return failure(ErrorCode::NoFolder, {}, folder.filePath());
    if (!folder.isWritable())
        return failure(ErrorCode::ReadOnly, {}, folder.filePath());
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return failure(ErrorCode::CannotOpen, u"it is not a regular file"_s, path);
    const Scratch copy(partOf(path)); // another may be restoring beside
    if (const auto prepared = prepare(backup, copy.path()); !prepared)
        return tl::unexpected(prepared.error());
    if (!syncFile(copy.path()))
        return failure(ErrorCode::FileUnwritable, u"cannot be synced"_s, copy.path());

    Restored restored;
    if (isOrphaned(path)) { // SQLite would take the log for the new file's
        const auto kept = setAside(path, u"replaced"_s);
        if (!kept)
            return tl::unexpected(kept.error());
        restored.kept = *kept + u"-wal"_s;
    } else if (QFile::exists(path)) {
        const auto kept = refill(path, copy.path());
        if (kept) {
            restored.kept = *kept;
            syncFolderOf(path);
            return restored;
        }
        if (kept.error().code != ErrorCode::Damaged)
            return tl::unexpected(kept.error());
        const auto aside = setAside(path, u"damaged"_s);
        if (!aside)
            return tl::unexpected(aside.error());
        restored.kept = *aside;
    }
    if (const auto placed = putInPlace(copy.path(), path); !placed)
        return tl::unexpected(placed.error());
    return restored;
}

} // namespace store
