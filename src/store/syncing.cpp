// fsync and link where there are such.
#include "store/syncing.h"

#include "store/database.h"

#include <QFileInfo>
#include <QScopeGuard>
#include <QUuid>

#include <cerrno>
#include <filesystem>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kPiece = 1024 * 1024;

bool isFull(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

std::filesystem::path native(const QString &path) { return path.toStdU16String(); }

bool sync(QFile &file)
{
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0;
#else
    return file.flush();
#endif
}

std::error_code renameOver(const QString &from, const QString &to)
{
    std::error_code error;
    std::filesystem::rename(native(from), native(to), error);
    return error;
}

} // namespace

bool syncFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        return false;
    return sync(file);
}

void syncFolderOf(const QString &path)
{
#ifdef Q_OS_UNIX
    const QByteArray folder = QFile::encodeName(QFileInfo(path).absolutePath());
    const int handle = ::open(folder.constData(), O_RDONLY | O_DIRECTORY);
    if (handle < 0)
        return;
    (void)::fsync(handle);
    ::close(handle);
#else
    Q_UNUSED(path)
#endif
}

Result<> checkFolderOf(const QString &path)
{
    const QFileInfo folder(QFileInfo(path).absolutePath());
    return folder.isDir() ? Result<>() : failure(ErrorCode::MissingFolder, {}, folder.filePath());
}

QString partOf(const QString &path)
{
    return u"%1.%2.part"_s.arg(path, QUuid::createUuid().toString(QUuid::Id128).left(12));
}

Result<> writeFile(const QString &linked, bool replacing, const std::function<Result<>(QIODevice &)> &write)
{
    const QString path = behindLinks(linked);
    const auto unwritable = [&](const QString &why) {
        return failure(isFull(errno) ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, why, path);
    };
    if (QFileInfo::exists(path) && !replacing)
        return failure(ErrorCode::FileExists, {}, path);
    if (auto there = checkFolderOf(path); !there)
        return there;
    if (QFileInfo::exists(path) && !QFileInfo(path).isFile())
        return failure(ErrorCode::FileUnwritable, u"it is not a regular file"_s, path);
    QFile part(partOf(path));
    errno = 0;
    if (!part.open(QIODevice::WriteOnly | QIODevice::NewOnly))
        return unwritable(part.errorString());
    auto written = write(part);
    if (!written && written.error().code == ErrorCode::FileUnwritable) {
        errno = 0;
        (void)(part.putChar('\n') && part.flush()); // where only a part could be written Qt does not say why
        written = unwritable(part.errorString());
    }
    if (written && (!part.flush() || !sync(part)))
        written = unwritable(part.errorString());
    part.close();
    if (written && part.error() != QFileDevice::NoError)
        written = unwritable(part.errorString());
    if (written) {
        const std::error_code error =
            replacing ? renameOver(part.fileName(), path) : rename(part.fileName(), path);
        if (error == std::errc::file_exists)
            written = failure(ErrorCode::FileExists, {}, path);
        else if (error)
            written = failure(ErrorCode::FileUnwritable, toQt(error.message()), path);
    }
    if (!written) {
        part.remove();
        return written;
    }
    syncFolderOf(path);
    return {};
}

QString behindLinks(const QString &path)
{
    QFileInfo file(path);
    for (int i = 0; file.isSymLink() && i < 40;
         ++i) // as many as systems follow; the last may lead to nothing
        file.setFile(file.symLinkTarget());
    return file.filePath();
}

Result<> copyToNew(QFile &from, const QString &to)
{
    QFile out(to);
    const auto unwritable = [&] {
        return failure(isFull(errno) ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, out.errorString(),
                       to);
    };
    errno = 0;
    if (!out.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered))
        return unwritable();
    auto remove = qScopeGuard([&] { out.remove(); });
    from.seek(0);
    while (true) {
        const QByteArray piece = from.read(kPiece);
        if (piece.isEmpty())
            break;
        errno = 0;
        if (out.write(piece) != piece.size())
            return unwritable();
    }
    if (from.error() != QFileDevice::NoError || !from.atEnd())
        return failure(ErrorCode::FileUnreadable, from.errorString(), from.fileName());
    errno = 0;
    if (!sync(out))
        return unwritable();
    remove.dismiss();
    return {};
}

bool haveSameContent(const QString &one, const QString &other)
{
    QFile first(one);
    QFile second(other);
    if (!first.open(QIODevice::ReadOnly) || !second.open(QIODevice::ReadOnly)
        || first.size() != second.size())
        return false;
    while (true) {
        const QByteArray piece = first.read(kPiece);
        if (piece != second.read(kPiece))
            return false;
        if (piece.isEmpty())
            return first.error() == QFile::NoError && first.atEnd();
    }
}

Result<> checkEnded(const QIODevice &device, const QString &file)
{
    const auto *real = qobject_cast<const QFileDevice *>(&device);
    if (real && real->error() != QFileDevice::NoError)
        return failure(ErrorCode::FileUnreadable, real->errorString(), file);
    return {};
}

std::error_code rename(const QString &from, const QString &to)
{
    // A second name can only be a new one; what renames may replace what is there.
    std::error_code error;
    std::filesystem::create_hard_link(native(from), native(to), error);
    if (!error) {
        QFile::remove(from);
        return {};
    }
    if (error == std::errc::file_exists || QFileInfo::exists(to))
        return std::make_error_code(std::errc::file_exists);
    return renameOver(from, to); // no second names on this disk
}

} // namespace store
