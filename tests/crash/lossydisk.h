// A disk that loses what was not synced: a SQLite VFS in front of the system's. It stands in for a loss of
// power, which a killed process cannot show, since the system keeps its cache.
#pragma once

#include "store/demo/random.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <vector>

namespace crash {

class LossyDisk {
public:
    // While it lives, every database that is opened in this process lies on it.
    LossyDisk();
    ~LossyDisk();
    LossyDisk(const LossyDisk &) = delete;
    LossyDisk &operator=(const LossyDisk &) = delete;

    // From the given number of further writes and syncs on, everything fails: the power is gone.
    void cutAfter(int operations) { m_left = operations; }
    [[nodiscard]] bool isCut() const { return m_left == 0; }
    // Writes fail as on a full disk until this is taken back.
    void setFull(bool full) { m_full = full; }

    // What the disk holds after the cut: all that was synced, and of the rest whatever chance wants, torn
    // into sectors. Written into `folder` under the files' own names.
    void salvage(const QString &folder, store::demo::Random &random) const;

    // For the VFS itself.
    struct Write {
        qint64 at = 0;
        QByteArray bytes;
        bool truncates = false; // to `at`
    };
    struct File {
        QByteArray durable;
        std::vector<Write> pending;
    };
    [[nodiscard]] bool spend(); // one operation; false where there is no power for it
    [[nodiscard]] bool isFull() const { return m_full; }
    File &file(const QString &path) { return m_files[path]; }
    void forget(const QString &path) { m_files.erase(path); }

private:
    std::map<QString, File> m_files;
    int m_left = -1; // negative: no end
    bool m_full = false;
};

} // namespace crash
