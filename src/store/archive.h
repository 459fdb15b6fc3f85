// Everything as one file in JSON Lines: a line a match, so that neither side ever holds more than one in
// memory.
//   {"flipside":"archive","version":1}
//   {"player":{…}} …  {"group":{…}} …  {"match":{…}} …
#pragma once

#include "store/merging.h"
#include "store/people.h"
#include "store/progress.h"

#include <QIODevice>
#include <variant>

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

class ArchiveReader {
public:
    ArchiveReader(QIODevice &device, QString file)
        : m_device(&device)
        , m_file(std::move(file))
    { }
    Result<> begin(); // the first line: what it is, and of which version
    Result<std::optional<ArchiveItem>> next(); // empty at the end
    [[nodiscard]] int line() const { return m_line; }
    [[nodiscard]] tl::unexpected<Error> refuse(const QString &why) const; // the line read last

private:
    Result<QByteArray> readLine();

    QIODevice *m_device;
    QString m_file;
    int m_line = 0;
};

} // namespace store
