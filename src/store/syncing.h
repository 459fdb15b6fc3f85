// Files and folders of our own on disk: written down for good, copied, and given names that nobody else has.
#pragma once

#include "store/error.h"

#include <QFile>

#include <functional>
#include <system_error>

namespace store {

[[nodiscard]] bool syncFile(const QString &path);
void syncFolderOf(const QString &path); // so that a new name survives too; not every system can

// What stands behind the links; the path itself where nothing is there.
[[nodiscard]] QString behindLinks(const QString &path);

// Copies all of `from`, which is open, into a new file, and syncs that. The error is about the side that
// failed.
Result<> copyToNew(QFile &from, const QString &to);

[[nodiscard]] bool haveSameContent(const QString &one, const QString &other); // and both can be read

// Where nothing more comes from a device: an error unless that is its end.
Result<> checkEnded(const QIODevice &device, const QString &file);

// Whether there is a folder in which a file can be written.
[[nodiscard]] Result<> checkFolderOf(const QString &path);

// A name for what is not complete yet, that only this call has.
[[nodiscard]] QString partOf(const QString &path);

// Writes a file beside its place, where it comes once it is complete and on disk. `replacing`: whatever has
// its name goes then; otherwise that is an error.
Result<> writeFile(const QString &path, bool replacing, const std::function<Result<>(QIODevice &)> &write);

// Gives a file another name, unless something has that name already: then the error is `file_exists`.
[[nodiscard]] std::error_code rename(const QString &from, const QString &to);

} // namespace store
