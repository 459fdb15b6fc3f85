// Everything as one file in JSON Lines: a line a match, so that neither side ever holds more than one in
// memory.
//   {"ends":true,"flipside":"archive","version":1}
//   {"player":{…}} …  {"group":{…}} …  {"match":{…}} …
//   {"end":{"groups":1,"matches":2,"players":3,"sha256":"…"}}
// The last line counts the others, and its checksum is that of all their bytes. Archives from before it came
// lack it, and do not say "ends".
#pragma once

#include "store/merging.h"
#include "store/people.h"
#include "store/progress.h"

#include <QCryptographicHash>
#include <QIODevice>
#include <variant>

class QJsonObject;

namespace store {

inline constexpr int kArchiveVersion = 1;

// All players, groups and matches but those in the bin, in an order that follows from what they are: the same
// content gives the same bytes. With ids: only those matches, and the people in them.
Result<> writeArchive(Database &database, QIODevice &device, const QStringList &matches = {},
                      const Progress &progress = {});

struct ForeignPlayer {
    PlayerEntry entry;
    QString mergedInto; // id
};
using ArchiveItem = std::variant<ForeignPlayer, Group, ForeignMatch>;

struct ArchiveCounts {
    qint64 players = 0;
    qint64 groups = 0;
    qint64 matches = 0;
};

class ArchiveReader {
public:
    ArchiveReader(QIODevice &device, QString file)
        : m_device(&device)
        , m_file(std::move(file))
    { }
    Result<> begin(); // the first line: what it is, and of which version
    Result<std::optional<ArchiveItem>> next(); // empty at the end, which has been compared then
    [[nodiscard]] bool hasEnd() const { return m_ends; } // or nobody can tell whether something is missing
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] tl::unexpected<Error> refuse(const QString &why) const; // the line read last

private:
    Result<QByteArray> readLine();
    Result<> checkEnd(const QJsonObject &end);
    [[nodiscard]] tl::unexpected<Error> oldLineEnd(const QByteArray &line) const;
    [[nodiscard]] tl::unexpected<Error> tooLarge() const;
    [[nodiscard]] tl::unexpected<Error> notWhole(const QString &why) const;

    QIODevice *m_device;
    QString m_file;
    int m_line = 0;
    bool m_ends = false;
    ArchiveCounts m_counts;
    QCryptographicHash m_hash{QCryptographicHash::Sha256}; // of the lines so far
};

} // namespace store
