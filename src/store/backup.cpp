// Copies are made beside their name and get it once they are complete.
#include "store/backup.h"

#include "store/syncing.h"
#include "store/verify.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtEndian>

#include <chrono>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr auto kForgotten = std::chrono::hours(24); // after which nobody is writing a part any more

Result<> writePart(Database &database, const QString &part)
{
    QString quoted = part;
    quoted.replace(u'\'', u"''"_s);
    if (auto copied = database.once(u"VACUUM INTO '%1'"_s.arg(quoted)); !copied)
        return copied;
    if (!syncFile(part))
        return failure(ErrorCode::FileUnwritable, u"cannot be synced"_s, part);
    return {};
}

// Whether it counts as a backup: it has all of its pages. What is in them was looked at before it got its
// name.
bool isComplete(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray header = file.read(32);
    if (header.size() < 32 || !header.startsWith("SQLite format 3"))
        return false;
    const qint64 size = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 pages = qFromBigEndian<quint32>(header.constData() + 28);
    return pages > 0 && file.size() >= pages * (size == 1 ? 65536 : size);
}

// With what SQLite keeps beside it while it writes.
void removePart(const QString &part)
{
    for (const QString &beside : {u"-journal"_s, u"-wal"_s, u"-shm"_s, QString()})
        QFile::remove(part + beside);
}

// Parts that a crash has left, of backups or of what was being restored: nobody else would ever take them
// away.
void forgetParts(const QString &path)
{
    const QDateTime oldest = QDateTime::currentDateTime().addDuration(-kForgotten);
    const QFileInfo file(path);
    const QRegularExpression ours(u"^%1.*\\.[0-9a-f]{12}\\b.*\\.part(-\\w+)?$"_s.arg(
        QRegularExpression::escape(file.completeBaseName())));
    for (const QString &folder : {file.absolutePath(), backupFolder(path)}) {
        const QFileInfoList parts = QDir(folder).entryInfoList({u"*.part"_s, u"*.part-*"_s}, QDir::Files);
        for (const QFileInfo &part : parts) {
            if (part.lastModified() < oldest && ours.match(part.fileName()).hasMatch())
                QFile::remove(part.filePath());
        }
    }
}

} // namespace

Result<> copyInto(Database &database, const QString &path)
{
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
        return failure(ErrorCode::FileExists, {}, path);
    if (auto there = checkFolderOf(path); !there)
        return there;
    if (database.isReadOnly()) // SQLite 3.40 forgets then which columns follow from others, and fails
        return failure(ErrorCode::NotCopied, u"opened for reading"_s, database.path());
    const QString part = partOf(path);
    auto copied = checkKinds(database);
    if (copied)
        copied = writePart(database, part);
    if (copied)
        copied = checkCopy(part);
    if (copied) {
        const std::error_code error = rename(part, path);
        if (error == std::errc::file_exists)
            copied = failure(ErrorCode::FileExists, {}, path);
        else if (error)
            copied = failure(ErrorCode::FileUnwritable, toQt(error.message()), path);
    }
    if (!copied) {
        removePart(part);
        Error error = copied.error();
        if (error.code == ErrorCode::CannotOpen)
            error.code = ErrorCode::FileUnwritable;
        const bool source = error.code == ErrorCode::Damaged || error.code == ErrorCode::Locked;
        error.file = source ? database.path() : path;
        return tl::unexpected(error);
    }
    syncFolderOf(path);
    return {};
}

QString backupFolder(const QString &path) { return QFileInfo(path).absolutePath() + u"/backups"_s; }

QStringList automaticBackups(const QString &path)
{
    const QFileInfo file(path);
    const QDir folder(backupFolder(path));
    const QString days = u"-[0-9]*-[0-9]*-[0-9]*"_s;
    QStringList found;
    for (const QString &name : folder.entryList({file.completeBaseName() + days + u".db"_s}, QDir::Files,
                                                QDir::Name | QDir::Reversed))
        found << folder.filePath(name);
    return found;
}

Result<QString> backUpToday(Database &database)
{
    const QFileInfo file(database.path());
    const QString today = QDateTime::currentDateTime().toString(u"yyyy-MM-dd"_s);
    if (!QDir().mkpath(backupFolder(database.path())))
        return failure(ErrorCode::NoFolder, {}, backupFolder(database.path()));
    const QString stem = u"%1/%2-%3"_s.arg(backupFolder(database.path()), file.completeBaseName(), today);
    QString path = stem + u".db"_s;
    for (int i = 2; QFileInfo::exists(path); ++i) { // what is there and is none is not in the way
        if (isComplete(path))
            return QString();
        path = u"%1-%2.db"_s.arg(stem).arg(i);
    }
    if (const auto copied = copyInto(database, path); !copied)
        return tl::unexpected(copied.error());
    forgetParts(database.path());
    const QStringList all = automaticBackups(database.path());
    for (const QString &old : all.mid(kBackupsKept))
        QFile::remove(old);
    return path;
}

} // namespace store
