// The VFS: everything is done on the real disk as well, so that the database works until the cut; what would
// be left after it is kept beside.
#include "lossydisk.h"

#include <QFile>
#include <QFileInfo>

#include <cstring>
#include <sqlite3.h>

namespace crash {

namespace {

constexpr qsizetype kSector = 512;

LossyDisk *theDisk = nullptr;
sqlite3_vfs *theReal = nullptr;

struct LossyFile {
    sqlite3_file base;
    QString *path; // null for temporary files: they do not outlive the process anyway
    sqlite3_file *real; // right behind this struct
};

LossyFile *lossy(sqlite3_file *file) { return reinterpret_cast<LossyFile *>(file); }
sqlite3_file *real(sqlite3_file *file) { return lossy(file)->real; }

int closeFile(sqlite3_file *file)
{
    delete lossy(file)->path;
    return real(file)->pMethods ? real(file)->pMethods->xClose(real(file)) : SQLITE_OK;
}

int readFile(sqlite3_file *file, void *buffer, int amount, sqlite3_int64 at)
{
    return real(file)->pMethods->xRead(real(file), buffer, amount, at);
}

int writeFile(sqlite3_file *file, const void *bytes, int amount, sqlite3_int64 at)
{
    if (theDisk->isFull())
        return SQLITE_FULL;
    if (!theDisk->spend())
        return SQLITE_IOERR_WRITE;
    if (const QString *path = lossy(file)->path)
        theDisk->file(*path).pending.push_back({at, QByteArray(static_cast<const char *>(bytes), amount)});
    return real(file)->pMethods->xWrite(real(file), bytes, amount, at);
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    if (!theDisk->spend())
        return SQLITE_IOERR_TRUNCATE;
    if (const QString *path = lossy(file)->path)
        theDisk->file(*path).pending.push_back({size, {}, true});
    return real(file)->pMethods->xTruncate(real(file), size);
}

void apply(QByteArray &content, const LossyDisk::Write &write)
{
    if (write.truncates) {
        content.resize(std::min<qsizetype>(content.size(), write.at));
        return;
    }
    const qsizetype end = write.at + write.bytes.size();
    if (content.size() < end)
        content.append(end - content.size(), '\0');
    content.replace(write.at, write.bytes.size(), write.bytes);
}

int syncFile(sqlite3_file *file, int)
{
    if (!theDisk->spend())
        return SQLITE_IOERR_FSYNC;
    if (const QString *path = lossy(file)->path) {
        LossyDisk::File &kept = theDisk->file(*path);
        for (const LossyDisk::Write &write : kept.pending)
            apply(kept.durable, write);
        kept.pending.clear();
    }
    return SQLITE_OK; // nobody waits for the real disk
}

int fileSize(sqlite3_file *file, sqlite3_int64 *size)
{
    return real(file)->pMethods->xFileSize(real(file), size);
}
int lockFile(sqlite3_file *file, int lock) { return real(file)->pMethods->xLock(real(file), lock); }
int unlockFile(sqlite3_file *file, int lock) { return real(file)->pMethods->xUnlock(real(file), lock); }
int checkReservedLock(sqlite3_file *file, int *result)
{
    return real(file)->pMethods->xCheckReservedLock(real(file), result);
}
int fileControl(sqlite3_file *file, int operation, void *argument)
{
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}
int sectorSize(sqlite3_file *) { return kSector; }
int deviceCharacteristics(sqlite3_file *) { return 0; } // promises nothing
int shmMap(sqlite3_file *file, int page, int size, int extend, void volatile **memory)
{
    if (extend && theDisk->isFull())
        return SQLITE_IOERR_SHMSIZE; // as on a real disk without room
    return real(file)->pMethods->xShmMap(real(file), page, size, extend, memory);
}
int shmLock(sqlite3_file *file, int offset, int count, int flags)
{
    return real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}
void shmBarrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }
int shmUnmap(sqlite3_file *file, int remove) { return real(file)->pMethods->xShmUnmap(real(file), remove); }

const sqlite3_io_methods kMethods{2,
                                  closeFile,
                                  readFile,
                                  writeFile,
                                  truncateFile,
                                  syncFile,
                                  fileSize,
                                  lockFile,
                                  unlockFile,
                                  checkReservedLock,
                                  fileControl,
                                  sectorSize,
                                  deviceCharacteristics,
                                  shmMap,
                                  shmLock,
                                  shmBarrier,
                                  shmUnmap,
                                  nullptr,
                                  nullptr};

int openFile(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *outFlags)
{
    auto *opened = lossy(file);
    opened->real = reinterpret_cast<sqlite3_file *>(opened + 1);
    opened->path = name ? new QString(QString::fromUtf8(name)) : nullptr;
    const int result = theReal->xOpen(theReal, name, opened->real, flags, outFlags);
    opened->base.pMethods = opened->real->pMethods ? &kMethods : nullptr;
    if (!opened->base.pMethods)
        delete opened->path;
    return result;
}

int deleteFile(sqlite3_vfs *, const char *name, int syncFolder)
{
    if (!theDisk->spend())
        return SQLITE_IOERR_DELETE;
    theDisk->forget(QString::fromUtf8(name));
    return theReal->xDelete(theReal, name, syncFolder);
}

sqlite3_vfs theVfs{};

} // namespace

LossyDisk::LossyDisk()
{
    theDisk = this;
    theReal = sqlite3_vfs_find(nullptr);
    theVfs = *theReal; // paths, time and so on are the system's
    theVfs.szOsFile = int(sizeof(LossyFile)) + theReal->szOsFile;
    theVfs.zName = "lossy";
    theVfs.pNext = nullptr;
    theVfs.xOpen = openFile;
    theVfs.xDelete = deleteFile;
    sqlite3_vfs_register(&theVfs, 1);
}

LossyDisk::~LossyDisk()
{
    sqlite3_vfs_unregister(&theVfs);
    sqlite3_vfs_register(theReal, 1);
    theDisk = nullptr;
}

bool LossyDisk::spend()
{
    if (m_left > 0)
        --m_left;
    return m_left != 0;
}

void LossyDisk::salvage(const QString &folder, store::demo::Random &random) const
{
    for (const auto &[path, file] : m_files) {
        QByteArray content = file.durable;
        const int fate = random.below(3); // of what was not synced: nothing, a part, or all is there
        for (const Write &write : file.pending) {
            if (fate == 2 || (fate == 1 && random.chance(50) && write.truncates)) {
                apply(content, write);
            } else if (fate == 1) {
                for (qsizetype at = 0; at < write.bytes.size(); at += kSector) {
                    if (random.chance(50))
                        apply(content, {write.at + at, write.bytes.mid(at, kSector)});
                }
            }
        }
        QFile out(folder + u'/' + QFileInfo(path).fileName());
        if (!out.open(QIODevice::WriteOnly) || out.write(content) != content.size())
            qFatal("cannot write what is left of the disk");
    }
}

} // namespace crash
