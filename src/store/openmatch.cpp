// Appending: referee, write, and only then keep.
#include "store/openmatch.h"

#include "notation/eventwriter.h"
#include "store/ids.h"
#include "store/journal.h"
#include "store/names.h"
#include "store/people.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

Result<OpenMatch> OpenMatch::begin(Database &database, const NewMatch &match)
{
    rules::Setup setup = match.setup;
    for (std::string &name : setup.players) {
        if (const auto good = checkName(name); !good)
            return tl::unexpected(good.error());
    }
    const NewRow row{match.id.isEmpty() ? newId() : match.id, setup,
                     match.started != 0 ? match.started : now(), match.note, match.place};
    auto transaction = Transaction::begin(database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto key = insertMatch(database, row);
    if (!key)
        return tl::unexpected(key.error());
    OpenMatch open(database, row.id, *key, setup, row.started);
    for (std::size_t i = 0; i < setup.players.size(); ++i) {
        const std::string &name = setup.players[i];
        const auto player = match.players.isEmpty() ? playerKeyForName(database, toQt(name), *key)
                                                    : playerKey(database, match.players[qsizetype(i)]);
        if (!player)
            return tl::unexpected(player.error());
        if (const auto seated = insertSeat(database, *key, name, *player); !seated)
            return tl::unexpected(seated.error());
        open.m_seats.emplace(name, *player);
    }
    Rows rows = project(open.m_fold, open.m_seats);
    const Rows before{{RowKey{Relation::Match, 0, 0, {}}, rows[{Relation::Match, 0, 0, {}}]}};
    if (const auto written = Changes(before, rows).write(database, *key); !written)
        return tl::unexpected(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());
    open.m_rows = std::move(rows);
    return open;
}

Result<OpenMatch> OpenMatch::open(Database &database, const QString &id)
{
    auto row = readMatch(database, id);
    if (!row)
        return tl::unexpected(row.error());
    OpenMatch open(database, id, row->key, std::move(row->setup), row->started);
    if (const auto folded = open.refresh(); !folded)
        return tl::unexpected(folded.error());
    return open;
}

Result<int> OpenMatch::refresh()
{
    auto transaction = Transaction::begin(*m_database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    return foldNewer();
}

// Within a transaction, so that journal, seats and rows are of one moment. All that is newer, or nothing.
Result<int> OpenMatch::foldNewer()
{
    const auto lines = readJournal(*m_database, m_key, m_fold.events());
    if (!lines)
        return tl::unexpected(lines.error());
    auto seats = readSeats(*m_database, m_key);
    if (!seats)
        return tl::unexpected(seats.error());
    if (!lines->empty()) {
        Fold fold = m_fold;
        for (const JournalLine &line : *lines) {
            if (const auto told = fold.replay(line.line, line.time); !told) {
                Error error = told.error();
                error.code = ErrorCode::JournalBroken;
                error.file = m_database->path();
                error.match = m_id;
                return tl::unexpected(error);
            }
        }
        m_fold = std::move(fold);
        for (const JournalLine &line : *lines)
            m_bytes += qint64(line.line.size());
    }
    m_seats = *std::move(seats);
    m_rows = project(m_fold, m_seats);
    return int(lines->size());
}

// A name that is known is taken as it is.
Result<rules::Event> OpenMatch::checked(const rules::Event &event) const
{
    const auto *join = std::get_if<rules::Join>(&event);
    if (!join || std::ranges::find(m_fold.names(), join->name) != m_fold.names().end())
        return event;
    rules::Join joining = *join;
    if (const auto good = checkName(joining.name); !good)
        return tl::unexpected(good.error());
    return joining;
}

Result<Appended> OpenMatch::append(const rules::Event &called, const AppendOptions &options)
{
    const auto good = checked(called);
    if (!good)
        return tl::unexpected(good.error());
    const rules::Event &event = *good;
    rules::Match::Step step = match().judge(event);
    if (!step.verdict.taken()) { // or is it only that we have not heard what came before it?
        const auto newer = refresh();
        if (!newer)
            return tl::unexpected(newer.error());
        if (*newer == 0)
            return Appended{step.verdict, event, 0};
        step = match().judge(event);
    }
    auto transaction = Transaction::begin(*m_database);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto newer = meet();
    if (!newer)
        return tl::unexpected(newer.error());
    if (*newer > 0)
        step = match().judge(event);
    if (!step.verdict.taken())
        return Appended{step.verdict, event, 0};
    const auto bytes = qint64(notation::write(step.event, m_fold.names()).size());
    if (const auto roomy = room(bytes); !roomy)
        return tl::unexpected(roomy.error());

    Seats seats = m_seats;
    AppendOptions timed = options;
    if (timed.time == 0)
        timed.time = now();
    if (const auto seated = seatJoining(step.event, options.joining, seats); !seated)
        return tl::unexpected(seated.error());
    const Changes changes = project(m_fold, seats, m_rows, step, timed.time);
    if (const auto written = write(step, changes, timed); !written)
        return tl::unexpected(written.error());
    if (const auto committed = transaction->commit(); !committed)
        return tl::unexpected(committed.error());

    changes.applyTo(m_rows);
    m_seats = std::move(seats);
    Appended appended{step.verdict, step.event, m_fold.events() + 1};
    m_bytes += bytes;
    m_fold.keep(std::move(step), timed.time);
    return appended;
}

// As much as an import takes, and not more.
Result<> OpenMatch::room(qint64 bytes) const
{
    if (m_fold.events() < kMostEvents && m_bytes + bytes <= kMostBytes && m_seats.size() < kMostSeats)
        return {};
    auto error = failure(ErrorCode::MatchFull, m_id);
    error.value().match = m_id;
    return error;
}

// The match may have gone to the bin, or gone on, in another process.
Result<int> OpenMatch::meet()
{
    bool found = false;
    bool binned = false;
    int events = 0;
    const auto read = m_database->each(
        u"SELECT m.binned, e.number, coalesce(e.checksum, m.checksum) FROM match m LEFT JOIN event e "
        u"ON e.match = m.key AND e.number = (SELECT max(number) FROM event WHERE match = m.key) "
        u"WHERE m.key = ?"_s,
        {m_key}, [&](const Row &row) {
            found = true;
            binned = !row.isNull(0);
            events = row.number(1);
            m_checksum = row.integer(2);
        });
    if (!read)
        return tl::unexpected(read.error());
    if (!found || binned) {
        auto error = failure(found ? ErrorCode::MatchInBin : ErrorCode::NoSuchMatch, m_id);
        error.value().match = m_id;
        return error;
    }
    return events == m_fold.events() ? 0 : foldNewer();
}

Result<> OpenMatch::write(const rules::Match::Step &step, const Changes &changes,
                          const AppendOptions &options)
{
    const JournalLine line{options.time, notation::write(step.event, m_fold.names())};
    if (auto written = insertLine(*m_database, m_key, m_fold.events() + 1, line, m_checksum); !written)
        return written;
    if (auto written = changes.write(*m_database, m_key); !written)
        return written;
    if (options.settles.isEmpty())
        return {};
    const auto settled =
        m_database->run(u"DELETE FROM draft WHERE match = ? AND what = ?"_s, {m_key, options.settles});
    return settled ? Result<>() : tl::unexpected(settled.error());
}

Result<> OpenMatch::seatJoining(const rules::Event &event, const QString &id, Seats &seats)
{
    const auto *join = std::get_if<rules::Join>(&event);
    if (!join || seats.contains(join->name))
        return {};
    const auto player =
        id.isEmpty() ? playerKeyForName(*m_database, toQt(join->name), m_key) : playerKey(*m_database, id);
    if (!player)
        return tl::unexpected(player.error());
    if (auto seated = insertSeat(*m_database, m_key, join->name, *player); !seated)
        return seated;
    seats.emplace(join->name, *player);
    return {};
}

} // namespace store
