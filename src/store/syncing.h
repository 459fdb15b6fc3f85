// Files and folders of our own on disk, not only in the system's memory.
#pragma once

#include <QString>

namespace store {

[[nodiscard]] bool syncFile(const QString &path);
void syncFolderOf(const QString &path); // so that a new name survives too; not every system can

} // namespace store
