// Copies are made beside their name and get it once they are complete.
#include "store/backup.h"

#include "store/syncing.h"

#include <QFile>

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

} // namespace store
