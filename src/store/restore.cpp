// Restoring: check, copy, migrate the copy, keep what is there, and only then change the name.
#include "store/backup.h"
#include "store/opening.h"
#include "store/schema.h"
#include "store/syncing.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <filesystem>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// Removes what is left of a file that is ours to remove.
class Scratch {
public:
    explicit Scratch(QString path)
        : m_path(std::move(path))
    { }
    ~Scratch()
    {
        for (const QString &part : {QString(), u"-wal"_s, u"-shm"_s, u"-journal"_s})
            QFile::remove(m_path + part);
    }
    Q_DISABLE_COPY_MOVE(Scratch)
    [[nodiscard]] const QString &path() const { return m_path; }

private:
    QString m_path;
};

// The backup as a file of its own that is known to be sound and of this version.
Result<> prepare(const QString &backup, const QString &copy)
{
    if (!QFile::exists(backup))
        return failure(ErrorCode::FileUnreadable, u"there is no such file"_s, backup);
    if (!QFile::copy(backup, copy))
        return failure(ErrorCode::FileUnreadable, u"cannot be copied"_s, backup);
    QFile::setPermissions(copy, QFile::permissions(copy) | QFileDevice::WriteOwner);
    if (QFile::exists(backup + u"-wal"_s)) // somebody copied a live file by hand, log and all
        QFile::copy(backup + u"-wal"_s, copy + u"-wal"_s);
    const auto about = [&](Error error) {
        error.file = backup;
        error.kept.clear();
        return tl::unexpected(error);
    };
    const auto database = open(copy, Place::Given);
    if (!database)
        return about(database.error());
    if (const auto version = (*database)->value(u"SELECT count(*) FROM match"_s); !version)
        return about(version.error());
    if (const auto sound = quickCheck(**database); !sound)
        return about(sound.error());
    // Everything into the one file that is going to be renamed.
    const auto mode = (*database)->value(u"PRAGMA journal_mode = DELETE"_s);
    if (!mode)
        return about(mode.error());
    return {};
}

// Brings the file that is there to rest in one piece, if that can be done.
Result<> settle(const QString &path)
{
    const auto database = Database::connect(path);
    if (!database)
        return tl::unexpected(database.error());
    const auto mode = (*database)->value(u"PRAGMA journal_mode = DELETE"_s);
    if (!mode)
        return tl::unexpected(mode.error());
    if (mode->toString() != "delete"_L1) // somebody else has it open
        return failure(ErrorCode::Locked, {}, path);
    return {};
}

// A second name for the file, so that there is no moment at which it has none.
bool keepAs(const QString &path, const QString &kept)
{
    std::error_code error;
    std::filesystem::create_hard_link(path.toStdU16String(), kept.toStdU16String(), error);
    return !error || QFile::copy(path, kept);
}

} // namespace

Result<Restored> restore(const QString &backup, const QString &path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    if (!folder.exists() && !QDir().mkpath(folder.filePath()))
        return failure(ErrorCode::NoFolder, {}, folder.filePath());
    if (!folder.isWritable())
        return failure(ErrorCode::ReadOnly, {}, folder.filePath());
    const Scratch copy(nameBeside(path, u"restoring"_s));
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
        const auto settled = settle(path);
        if (!settled && settled.error().code == ErrorCode::Damaged) {
            const auto kept = setAside(path, u"damaged"_s);
            if (!kept)
                return tl::unexpected(kept.error());
            restored.kept = *kept;
        } else if (!settled) {
            return tl::unexpected(settled.error());
        } else {
            restored.kept = nameBeside(path, u"replaced"_s);
            if (!keepAs(path, restored.kept))
                return failure(ErrorCode::FileUnwritable, u"cannot be kept"_s, restored.kept);
        }
    }
    std::error_code error;
    std::filesystem::rename(copy.path().toStdU16String(), path.toStdU16String(), error);
    if (error)
        return failure(ErrorCode::FileUnwritable, toQt(error.message()), path);
    syncFolderOf(path);
    return restored;
}

} // namespace store
