// Rows of matches, seats and events.
#include "store/journal.h"

#include "notation/cards.h"
#include "notation/record.h"
#include "store/checksums.h"
#include "store/searching.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

Result<rules::Setup> readHeader(const std::string &header)
{
    notation::RecordReader reader(notation::Source::Journal);
    std::string_view rest = header;
    while (!rest.empty()) {
        const std::size_t length = std::min(rest.find('\n'), rest.size());
        if (const auto line = reader.next(rest.substr(0, length), {}); !line) {
            auto error = failure(ErrorCode::JournalBroken, u"header"_s);
            error.value().unreadable = line.error();
            return error;
        }
        rest.remove_prefix(std::min(length + 1, rest.size()));
    }
    if (const auto closed = reader.closeHeader(); !closed) {
        auto error = failure(ErrorCode::JournalBroken, u"header"_s);
        error.value().unreadable = closed.error();
        return error;
    }
    return reader.setup();
}

} // namespace

Result<MatchRow> readMatch(Database &database, const QString &id)
{
    MatchRow match;
    std::string header;
    const auto read =
        database.each(u"SELECT key, CAST(header AS BLOB), started, binned FROM match WHERE id = ?"_s, {id},
                      [&](const Row &row) {
                          match.key = row.integer(0);
                          header = row.utf8(1);
                          match.started = row.integer(2);
                          match.binned = !row.isNull(3);
                      });
    if (!read)
        return tl::unexpected(read.error());
    if (match.key == 0) {
        auto error = failure(ErrorCode::NoSuchMatch, id);
        error.value().match = id;
        return error;
    }
    auto setup = readHeader(header);
    if (!setup) {
        Error error = setup.error();
        error.match = id;
        return tl::unexpected(error);
    }
    match.setup = std::move(*setup);
    return match;
}

Result<std::vector<JournalLine>> readJournal(Database &database, qint64 match, int known)
{
    std::vector<JournalLine> lines;
    int expected = known + 1;
    bool gap = false;
    const auto read = database.each(
        u"SELECT number, time, CAST(line AS BLOB) FROM event WHERE match = ? AND number > ? ORDER BY number"_s,
        {match, known}, [&](const Row &row) {
            gap = gap || row.number(0) != expected++;
            lines.push_back({row.integer(1), row.utf8(2)});
        });
    if (!read)
        return tl::unexpected(read.error());
    if (gap)
        return failure(ErrorCode::JournalBroken, u"a number is missing"_s, database.path());
    return lines;
}

Result<> insertLine(Database &database, qint64 match, int number, const JournalLine &line, qint64 &checksum)
{
    checksum = checksumOfLine(checksum, number, line.time, line.line);
    const auto done =
        database.run(u"INSERT INTO event (match, number, time, line, checksum) VALUES (?, ?, ?, ?, ?)"_s,
                     {match, number, line.time, toQt(line.line), checksum});
    return done ? Result<>() : tl::unexpected(done.error());
}

Result<Seats> readSeats(Database &database, qint64 match)
{
    Seats seats;
    const auto read = database.each(u"SELECT CAST(name AS BLOB), player FROM seat WHERE match = ?"_s, {match},
                                    [&](const Row &row) { seats.emplace(row.utf8(0), row.integer(1)); });
    if (!read)
        return tl::unexpected(read.error());
    return seats;
}

Result<> insertSeat(Database &database, qint64 match, const std::string &name, qint64 player)
{
    const auto done = database.run(u"INSERT INTO seat (match, name, player) VALUES (?, ?, ?)"_s,
                                   {match, toQt(name), player});
    return done ? Result<>() : tl::unexpected(done.error());
}

Result<qint64> insertMatch(Database &database, const NewRow &row)
{
    const std::string header = notation::writeHeader(row.setup);
    const QString edition = toQt(row.setup.edition->name);
    const auto done =
        database.run(u"INSERT INTO match (id, header, edition, started, checksum, note, place, sought, mode, "
                     u"target, state, rounds, events, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
                     u"'running', 0, 0, ?)"_s,
                     {row.id, toQt(header), edition, row.started,
                      checksumOfMatch({row.id, edition, header, row.started}), row.note, row.place,
                      searchable(row.note + u'\n' + row.place), toQt(notation::nameOf(row.setup.mode)),
                      row.setup.target > 0 ? row.setup.target : row.setup.edition->target, row.started});
    if (!done)
        return tl::unexpected(done.error());
    const auto key = database.value(u"SELECT key FROM match WHERE id = ?"_s, {row.id});
    if (!key)
        return tl::unexpected(key.error());
    return key->toLongLong();
}

} // namespace store
