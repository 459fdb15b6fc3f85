// Taking matches in: new ones, and the rest of those that went on elsewhere.
#include "store/merging.h"

#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "notation/names.h"
#include "notation/record.h"
#include "store/checksums.h"
#include "store/ids.h"
#include "store/people.h"

#include <algorithm>

namespace store {

using namespace Qt::StringLiterals;

namespace {

Result<> seatAll(Database &database, qint64 key, const ForeignMatch &match, const Fold &fold, Seats &seats)
{
    const auto seat = [&](const std::string &name, const QString &id) -> Result<> {
        if (seats.contains(name))
            return {};
        const auto player =
            id.isEmpty() ? playerKeyForName(database, toQt(name), key) : playerKey(database, id);
        if (!player)
            return tl::unexpected(player.error());
        seats.emplace(name, *player);
        return insertSeat(database, key, name, *player);
    };
    for (const auto &[name, id] : match.players) {
        if (auto seated = seat(name, id); !seated)
            return seated;
    }
    for (const std::string &name : fold.names()) {
        if (auto seated = seat(name, {}); !seated)
            return seated;
    }
    return {};
}

Result<> writeLines(Database &database, qint64 key, const ForeignMatch &match, std::size_t known)
{
    auto checksum = newestChecksum(database, key);
    if (!checksum)
        return tl::unexpected(checksum.error());
    for (std::size_t i = known; i < match.lines.size(); ++i) {
        if (auto written = insertLine(database, key, int(i) + 1, match.lines[i], *checksum); !written)
            return written;
    }
    return {};
}

Result<> add(Database &database, const ForeignMatch &match, const Fold &fold)
{
    const auto key = insertMatch(database, {match.id, match.setup, match.started, match.note, match.place});
    if (!key)
        return tl::unexpected(key.error());
    Seats seats;
    if (auto seated = seatAll(database, *key, match, fold, seats); !seated)
        return seated;
    if (auto written = writeLines(database, *key, match, 0); !written)
        return written;
    const Rows before = project(Fold(match.setup, match.started), {});
    const RowKey own{Relation::Match, 0, 0, {}};
    const Rows base{{own, before.at(own)}};
    const Rows rows = project(fold, seats);
    if (auto written = Changes(base, rows).write(database, *key); !written)
        return written;
    for (const auto &[what, content] : match.drafts) {
        const auto kept =
            database.run(u"INSERT INTO draft (match, what, content, changed) VALUES (?, ?, ?, ?)"_s,
                         {*key, what, content, now()});
        if (!kept)
            return tl::unexpected(kept.error());
    }
    return {};
}

Result<> extend(Database &database, qint64 key, const ForeignMatch &match, const Fold &fold,
                std::size_t known)
{
    auto seats = readSeats(database, key);
    if (!seats)
        return tl::unexpected(seats.error());
    if (auto seated = seatAll(database, key, match, fold, *seats); !seated)
        return seated;
    if (auto written = writeLines(database, key, match, known); !written)
        return written;
    const auto stored = readRows(database, key);
    if (!stored)
        return tl::unexpected(stored.error());
    return Changes(*stored, project(fold, *seats)).write(database, key);
}

} // namespace

bool hasGoodNames(const ForeignMatch &match)
{
    const auto joinsUnseen = [](const JournalLine &line) {
        const auto event = notation::readEvent(line.line, {});
        const auto *join = event ? std::get_if<rules::Join>(&*event) : nullptr;
        return join && !notation::isName(join->name);
    };
    return std::ranges::all_of(match.setup.players, notation::isName)
        && std::ranges::none_of(match.lines, joinsUnseen);
}

Result<Fold> refereed(ForeignMatch &match)
{
    Fold fold(match.setup, match.started);
    for (JournalLine &line : match.lines) {
        const auto event = notation::readEvent(line.line, fold.names());
        const auto at = [&](Error error) {
            error.match = match.id;
            error.line = fold.events() + 1;
            return tl::unexpected(std::move(error));
        };
        if (!event) {
            Error error = failure(ErrorCode::NotARecord, toQt(line.line)).value();
            error.unreadable = event.error();
            return at(std::move(error));
        }
        rules::Match::Step step = fold.match().judge(*event);
        if (!step.verdict.taken())
            return at(refusal(toQt(line.line), step.verdict, fold.state()).value());
        line.line = notation::write(step.event, fold.names());
        fold.keep(std::move(step), line.time);
    }
    return fold;
}

Result<Merging> mergeMatch(Database &database, const ForeignMatch &match, const Fold &fold)
{
    const auto here = readMatch(database, match.id);
    if (!here && here.error().code != ErrorCode::NoSuchMatch)
        return tl::unexpected(here.error());
    if (!here) {
        const auto added = add(database, match, fold);
        if (!added)
            return tl::unexpected(added.error());
        return Merging::Added;
    }
    const auto lines = readJournal(database, here->key);
    if (!lines)
        return tl::unexpected(lines.error());
    const bool sameHeader = notation::writeHeader(here->setup) == notation::writeHeader(match.setup);
    const std::size_t common = std::min(lines->size(), match.lines.size());
    const bool sameLines = std::equal(lines->begin(), lines->begin() + std::ptrdiff_t(common),
                                      match.lines.begin(), [](const JournalLine &a, const JournalLine &b) {
                                          return a.line == b.line; // a record knows fewer times
                                      });
    if (!sameHeader || !sameLines)
        return Merging::Different;
    if (match.lines.size() <= lines->size() || here->binned)
        return Merging::Known;
    const auto extended = extend(database, here->key, match, fold, lines->size());
    if (!extended)
        return tl::unexpected(extended.error());
    return Merging::Extended;
}

} // namespace store
