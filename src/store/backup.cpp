// Copies are made beside their name and get it once they are complete.
#include "store/backup.h"

#include "store/syncing.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace store {

using namespace Qt::StringLiterals;

Result<> copyInto(Database &database, const QString &path)
{
    if (QFile::exists(path))
        return failure(ErrorCode::FileExists, {}, path);
    const QString part = path + u".part"_s;
    QFile::remove(part);
    QString quoted = part;
    quoted.replace(u'\'', u"''"_s);
    auto copied = database.once(u"VACUUM INTO '%1'"_s.arg(quoted));
    if (copied && !syncFile(part))
        copied = failure(ErrorCode::FileUnwritable, u"cannot be synced"_s, part);
    if (copied && !QFile::rename(part, path))
        copied = failure(ErrorCode::FileUnwritable, u"cannot be renamed"_s, path);
    if (!copied) {
        QFile::remove(part);
        Error error = copied.error();
        if (error.code == ErrorCode::CannotOpen)
            error.code = ErrorCode::FileUnwritable;
        if (error.code != ErrorCode::Damaged && error.code != ErrorCode::Locked)
            error.file = path;
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
    const QString path = u"%1/%2-%3.db"_s.arg(backupFolder(database.path()), file.completeBaseName(), today);
    if (QFile::exists(path))
        return QString();
    if (!QDir().mkpath(backupFolder(database.path())))
        return failure(ErrorCode::NoFolder, {}, backupFolder(database.path()));
    if (const auto copied = copyInto(database, path); !copied)
        return tl::unexpected(copied.error());
    const QStringList all = automaticBackups(database.path());
    for (const QString &old : all.mid(kBackupsKept))
        QFile::remove(old);
    return path;
}

} // namespace store
