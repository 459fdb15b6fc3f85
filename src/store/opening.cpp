// The checks that come before a person's file is trusted, in an order in which none of them changes it.
#include "store/opening.h"

#include "store/backup.h"
#include "store/schema.h"
#include "store/syncing.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QtEndian>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// What the first hundred bytes of a SQLite file say without opening it.
struct Header {
    bool empty = true;
    bool sqlite = false;
    int version = 0;
    int application = 0;
};

Result<Header> headerOf(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return Header{};
    if (!QFileInfo(path).isFile())
        return failure(ErrorCode::CannotOpen, u"it is not a regular file"_s, path);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::CannotOpen, file.errorString(), path);
    const QByteArray bytes = file.read(100);
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorCode::CannotOpen, file.errorString(), path);
    Header header;
    header.empty = bytes.isEmpty();
    header.sqlite = bytes.size() == 100 && bytes.startsWith(QByteArrayView("SQLite format 3\0", 16));
    if (header.sqlite) {
        header.version = qFromBigEndian<qint32>(bytes.constData() + 60);
        header.application = qFromBigEndian<qint32>(bytes.constData() + 68);
    }
    return header;
}

tl::unexpected<Error> newer(const QString &path, int version)
{
    auto error = failure(ErrorCode::NewerVersion, u"schema version %1"_s.arg(version), path);
    error.value().version = version;
    return error;
}

Result<> checkPlace(const QString &path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (!folder.exists() && !QDir().mkpath(folder.filePath()))
        return failure(ErrorCode::NoFolder, {}, folder.filePath());
    if (!folder.isDir())
        return failure(ErrorCode::NoFolder, u"not a folder"_s, folder.filePath());
    if (const QString locked = unwritable(path); !locked.isEmpty())
        return failure(ErrorCode::ReadOnly, {}, locked);
    return {};
}

Result<> checkOurs(Database &database)
{
    const auto application = database.value(u"PRAGMA application_id"_s);
    const auto version = schemaVersion(database);
    const auto tables = database.value(u"SELECT count(*) FROM sqlite_schema"_s);
    if (!application || !tables)
        return tl::unexpected(application ? tables.error() : application.error());
    if (!version)
        return tl::unexpected(version.error());
    const bool fresh = application->toInt() == 0 && *version == 0 && tables->toInt() == 0;
    if (!fresh && application->toInt() != kApplicationId)
        return failure(ErrorCode::NotFlipside, u"application_id %1"_s.arg(application->toInt()),
                       database.path());
    if (*version > kSchemaVersion)
        return newer(database.path(), *version);
    return {};
}

// A copy from before a migration; where that was tried before, and nothing has changed since, the one that is
// there.
Result<QString> copyBeforeMigrating(Database &database)
{
    const QString why = u"before-version-%1"_s.arg(kSchemaVersion);
    QString copy = nameBeside(database.path(), why);
    if (auto copied = copyInto(database, copy); !copied)
        return tl::unexpected(copied.error());
    const QFileInfo file(database.path());
    const QFileInfoList earlier =
        file.dir().entryInfoList({u"%1-%2-*"_s.arg(file.completeBaseName(), why)}, QDir::Files, QDir::Name);
    for (const QFileInfo &each : earlier) {
        if (each.fileName() == QFileInfo(copy).fileName() || !haveSameContent(each.filePath(), copy))
            continue;
        QFile::remove(copy);
        return each.filePath();
    }
    return copy;
}

Result<> upgrade(Database &database)
{
    const auto version = schemaVersion(database);
    if (!version)
        return tl::unexpected(version.error());
    if (*version == kSchemaVersion)
        return {};
    QString copy;
    if (*version > 0) {
        if (auto sound = quickCheck(database); !sound)
            return sound;
        auto copied = copyBeforeMigrating(database);
        if (!copied)
            return tl::unexpected(copied.error());
        copy = std::move(*copied);
    }
    auto migrated = migrate(database);
    if (!migrated) {
        Error error = migrated.error();
        if (error.code == ErrorCode::Failed)
            error.code = ErrorCode::MigrationFailed;
        error.kept = copy;
        return tl::unexpected(error);
    }
    return {};
}

Result<std::unique_ptr<Database>> connectAndUpgrade(const QString &path)
{
    auto database = Database::connect(path, Database::Access::Making);
    if (!database)
        return database;
    if (const auto ours = checkOurs(**database); !ours)
        return tl::unexpected(ours.error());
    const auto mode = (*database)->value(u"PRAGMA journal_mode = WAL"_s);
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != "wal"_L1)
        return failure(ErrorCode::Failed, u"journal_mode is "_s + mode->toString(), path);
    (*database)->knowLog();
    if (const auto limited = (*database)->once(u"PRAGMA journal_size_limit = 4194304"_s); !limited)
        return tl::unexpected(limited.error());
    if (const auto upgraded = upgrade(**database); !upgraded)
        return tl::unexpected(upgraded.error());
    if (const auto baseline = (*database)->changedElsewhere(); !baseline)
        return tl::unexpected(baseline.error());
    return database;
}

// What keeps a file from being read, byte by byte: to SQLite that looks as if it were damaged.
Result<> checkReadable(const QString &path)
{
    constexpr qint64 kPiece = 1024 * 1024;
    for (const QString &part : {path, path + u"-wal"_s}) {
        QFile file(part);
        if (!file.exists())
            continue;
        if (!file.open(QIODevice::ReadOnly))
            return failure(ErrorCode::CannotOpen, file.errorString(), part);
        while (!file.read(kPiece).isEmpty()) { }
        if (file.error() != QFileDevice::NoError)
            return failure(ErrorCode::CannotOpen, file.errorString(), part);
    }
    return {};
}

// What cannot be written can still be read, if it is of this version and SQLite needs no log of its own for
// it.
Result<std::unique_ptr<Database>> connectForReading(const QString &path)
{
    auto database = Database::connect(path, Database::Access::ReadOnly);
    if (!database)
        return database;
    if (const auto ours = checkOurs(**database); !ours)
        return tl::unexpected(ours.error());
    if (const auto version = schemaVersion(**database); !version || *version < kSchemaVersion)
        return failure(ErrorCode::ReadOnly, u"not of this version"_s, unwritable(path));
    if (const auto baseline = (*database)->changedElsewhere(); !baseline)
        return tl::unexpected(baseline.error());
    return database;
}

} // namespace

QString defaultPath()
{
#ifdef Q_OS_ANDROID
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
#else
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + u"/flipside"_s;
#endif
    return folder + u"/flipside.db"_s;
}

Result<std::unique_ptr<Database>> open(const QString &linked, Place place)
{
    const QString path = behindLinks(linked);
    const auto header = headerOf(path);
    if (!header)
        return tl::unexpected(header.error());
    const bool ours = place == Place::Own || header->application == kApplicationId;
    if (!header->empty && !header->sqlite && !ours)
        return failure(ErrorCode::NotFlipside, u"no SQLite file"_s, path);
    if (header->application == kApplicationId && header->version > kSchemaVersion)
        return newer(path, header->version);
    if (header->sqlite && header->application != 0 && header->application != kApplicationId)
        return failure(ErrorCode::NotFlipside, u"application_id %1"_s.arg(header->application), path);
    if (const auto good = checkPlace(path); !good) {
        if (good.error().code != ErrorCode::ReadOnly || !header->sqlite)
            return tl::unexpected(good.error());
        auto database = connectForReading(path);
        if (!database && database.error().code == ErrorCode::CannotOpen) // a log without its index
            return tl::unexpected(good.error());
        return database;
    }

    const bool orphaned = isOrphaned(path);
    auto database = orphaned // SQLite would throw such a log away
        ? failure(ErrorCode::Damaged, u"a log without its file"_s, path)
        : connectAndUpgrade(path);
    if (database || database.error().code != ErrorCode::Damaged)
        return database;
    if (!orphaned) { // nothing is put aside because the disk has failed for a moment
        if (const auto readable = checkReadable(path); !readable)
            return tl::unexpected(readable.error());
        database = connectAndUpgrade(path);
        if (database || database.error().code != ErrorCode::Damaged)
            return database;
    }
    Error error = database.error();
    if (ours || orphaned) {
        const auto kept = setAside(path, u"damaged"_s);
        if (!kept)
            return tl::unexpected(kept.error());
        error.kept = orphaned ? *kept + u"-wal"_s : *kept;
    }
    return tl::unexpected(error);
}

bool isOrphaned(const QString &path)
{
    // The log first: whoever makes a file in this moment has written into it before there is a log.
    return QFileInfo(path + u"-wal"_s).size() > 0 && QFileInfo(path).size() == 0;
}

Result<> quickCheck(Database &database)
{
    const auto answer = database.value(u"PRAGMA quick_check(1)"_s);
    if (!answer)
        return tl::unexpected(answer.error());
    if (answer->toString() != "ok"_L1)
        return failure(ErrorCode::Damaged, answer->toString(), database.path());
    return {};
}

Result<QString> setAside(const QString &path, const QString &why)
{
    const QString kept = nameBeside(path, why);
    // The log first: where this is interrupted, the file is still there and waits to be put aside again.
    for (const QString &part : {u"-wal"_s, u"-shm"_s, u"-journal"_s, QString()}) {
        if (!QFile::exists(path + part))
            continue;
        const std::error_code error = rename(path + part, kept + part);
        const bool forbidden = error == std::errc::permission_denied
            || error == std::errc::operation_not_permitted || error == std::errc::read_only_file_system;
        if (error)
            return failure(forbidden ? ErrorCode::ReadOnly : ErrorCode::FileUnwritable, toQt(error.message()),
                           path + part);
    }
    return kept;
}

QString nameBeside(const QString &path, const QString &why)
{
    const QFileInfo file(path);
    const QString stem = u"%1/%2-%3-%4"_s.arg(file.absolutePath(), file.completeBaseName(), why,
                                              QDateTime::currentDateTime().toString(u"yyyyMMdd-HHmmss"_s));
    const QString suffix = file.suffix().isEmpty() ? QString() : u"."_s + file.suffix();
    QString name = stem + suffix;
    for (int i = 2; QFile::exists(name); ++i)
        name = u"%1-%2%3"_s.arg(stem).arg(i).arg(suffix);
    return name;
}

} // namespace store
