// Pages by the place where the last one ended, each from an index.
#include "store/history.h"

#include "notation/cards.h"
#include "store/people.h"
#include "store/searching.h"

#include <limits>
#include <span>

namespace store {

using namespace Qt::StringLiterals;

namespace {

const QString kColumns = u"key, id, edition, mode, target, state, rounds, events, started, changed, ended, "
                         u"binned, CAST(note AS BLOB), CAST(place AS BLOB)"_s;

constexpr int kMostNamed = 10; // matches that begin alike

MatchStatus statusOf(const QString &name)
{
    for (const MatchStatus status : {MatchStatus::Finished, MatchStatus::Stopped}) {
        if (name == toQt(nameOf(status)))
            return status;
    }
    return MatchStatus::Running;
}

HistoryEntry entryOf(const Row &row)
{
    HistoryEntry entry;
    entry.key = row.integer(0);
    entry.id = row.text(1);
    entry.edition = rules::editionNamed(row.utf8(2));
    if (row.utf8(3) == notation::nameOf(rules::ScoringMode::Tally))
        entry.mode = rules::ScoringMode::Tally;
    entry.target = row.number(4);
    entry.state = statusOf(row.text(5));
    entry.rounds = row.number(6);
    entry.events = row.number(7);
    entry.started = row.integer(8);
    entry.changed = row.integer(9);
    if (!row.isNull(10))
        entry.ended = row.integer(10);
    if (!row.isNull(11))
        entry.binned = row.integer(11);
    entry.note = row.text(12);
    entry.place = row.text(13);
    return entry;
}

// One statement for a whole page: a statement an entry costs more than all their rows.
Result<> addPeople(Database &database, std::span<HistoryEntry> entries)
{
    QStringList keys;
    for (const HistoryEntry &entry : entries)
        keys << QString::number(entry.key);
    return database.each(u"SELECT e.key, p.id, CAST(p.name AS BLOB), CAST(s.name AS BLOB), p.color, p.mark, "
                         u"s.total, s.seated, s.won "
                         u"FROM json_each(?) e CROSS JOIN standing s ON s.match = e.value "
                         u"CROSS JOIN player p ON p.key = s.player ORDER BY e.key, s.roll"_s,
                         {u"[%1]"_s.arg(keys.join(u','))}, [&](const Row &row) {
                             entries[std::size_t(row.number(0))].people.push_back(
                                 {row.text(1), row.text(2), row.text(3), row.number(4), row.number(5),
                                  row.number(6), row.number(7) != 0, row.number(8) != 0});
                         });
}

struct Condition {
    QString sql;
    QVariantList values;

    void add(const QString &text, const QVariantList &more)
    {
        sql += u" AND "_s + text;
        values << more;
    }
};

// Names are compared here and not by SQLite, which knows no capitals beyond English.
Result<> addText(Database &database, const QString &text, Condition &condition)
{
    const QString wanted = searchable(text);
    if (wanted.isEmpty())
        return {};
    QStringList keys;
    auto read = database.each(u"SELECT key, CAST(name AS BLOB) FROM player WHERE merged_into IS NULL"_s, {},
                              [&](const Row &row) {
                                  if (searchable(row.text(1)).contains(wanted))
                                      keys << QString::number(row.integer(0));
                              });
    if (!read)
        return read;
    // The keys are bound, as every statement is kept: written into it, each search would leave one more.
    condition.add(u"(instr(sought, ?) > 0 OR key IN (SELECT match FROM standing WHERE player IN "
                  u"(SELECT value FROM json_each(?))))"_s,
                  {wanted, u"[%1]"_s.arg(keys.join(u','))});
    return {};
}

Result<Condition> conditionOf(Database &database, const HistoryFilter &filter)
{
    Condition condition;
    condition.sql = filter.inBin ? u"binned IS NOT NULL"_s : u"binned IS NULL"_s;
    if (!filter.player.isEmpty()) {
        const auto key = playerKey(database, filter.player);
        if (!key)
            return tl::unexpected(key.error());
        condition.add(u"key IN (SELECT match FROM standing WHERE player = ?)"_s, {*key});
    }
    if (filter.edition)
        condition.add(u"edition = ?"_s, {toQt(filter.edition->name)});
    if (filter.mode)
        condition.add(u"mode = ?"_s, {toQt(notation::nameOf(*filter.mode))});
    if (filter.state)
        condition.add(u"state = ?"_s, {toQt(nameOf(*filter.state))});
    if (filter.from)
        condition.add(u"started >= ?"_s, {*filter.from});
    if (filter.until)
        condition.add(u"started < ?"_s, {*filter.until});
    if (const auto added = addText(database, filter.text, condition); !added)
        return tl::unexpected(added.error());
    return condition;
}

} // namespace

std::string_view nameOf(MatchStatus status)
{
    switch (status) {
    case MatchStatus::Running: return "running";
    case MatchStatus::Finished: return "finished";
    case MatchStatus::Stopped: return "stopped";
    }
    Q_UNREACHABLE();
}

bool HistoryEntry::leads(const Contestant &person) const
{
    const bool tally = mode == rules::ScoringMode::Tally;
    return rounds > 0 && person.seated && std::ranges::none_of(people, [&](const Contestant &other) {
               return other.seated && (tally ? other.total < person.total : other.total > person.total);
           });
}

Result<HistoryPage> history(Database &database, const HistoryFilter &filter,
                            const std::optional<HistoryPlace> &after, int most)
{
    const auto condition = conditionOf(database, filter);
    if (!condition)
        return tl::unexpected(condition.error());
    constexpr qint64 kAll = std::numeric_limits<qint64>::max();
    HistoryPage page;
    // Those under way, then the others: two walks along the same index.
    for (const bool over : {false, true}) {
        if (after && after->over && !over)
            continue;
        const bool goesOn = after && after->over == over;
        QVariantList values{int(over), goesOn ? after->started : kAll, goesOn ? after->key : kAll};
        values << condition->values << most + 1 - int(page.entries.size());
        const auto read =
            database.each(u"SELECT %1 FROM match WHERE over = ? AND (started, key) < (?, ?) AND %2 "
                          u"ORDER BY started DESC, key DESC LIMIT ?"_s.arg(kColumns, condition->sql),
                          values, [&](const Row &row) { page.entries.push_back(entryOf(row)); });
        if (!read)
            return tl::unexpected(read.error());
        if (int(page.entries.size()) > most)
            break;
    }
    if (int(page.entries.size()) > most) {
        page.entries.pop_back();
        const HistoryEntry &last = page.entries.back();
        page.next = HistoryPlace{last.isOver(), last.started, last.key};
    }
    if (const auto added = addPeople(database, page.entries); !added)
        return tl::unexpected(added.error());
    return page;
}

Result<HistoryEntry> historyEntry(Database &database, const QString &match)
{
    HistoryEntry entry;
    const auto read = database.each(u"SELECT %1 FROM match WHERE id = ?"_s.arg(kColumns), {match},
                                    [&](const Row &row) { entry = entryOf(row); });
    if (!read)
        return tl::unexpected(read.error());
    if (entry.key == 0) {
        auto error = failure(ErrorCode::NoSuchMatch, match);
        error.value().match = match;
        return error;
    }
    if (const auto added = addPeople(database, {&entry, 1}); !added)
        return tl::unexpected(added.error());
    return entry;
}

Result<QString> mostRecentRunning(Database &database)
{
    // From the index by age: those under way are few, however many there were.
    const auto id = database.value(u"SELECT id FROM match WHERE binned IS NULL AND over = 0 "
                                   u"ORDER BY changed DESC, started DESC, key DESC LIMIT 1"_s);
    if (!id)
        return tl::unexpected(id.error());
    return id->toString();
}

Result<QString> findMatch(Database &database, const QString &beginning)
{
    std::vector<QString> ids;
    const auto read = database.each(u"SELECT id FROM match WHERE id >= ? ORDER BY id LIMIT ?"_s,
                                    {beginning.toLower(), kMostNamed}, [&](const Row &row) {
                                        if (row.text(0).startsWith(beginning, Qt::CaseInsensitive))
                                            ids.push_back(row.text(0));
                                    });
    if (!read)
        return tl::unexpected(read.error());
    if (ids.size() == 1 && !beginning.isEmpty())
        return ids.front();
    auto error = failure(ids.empty() ? ErrorCode::NoSuchMatch : ErrorCode::ManyMatches, beginning);
    error.value().match = beginning;
    error.value().matches = std::move(ids);
    return error;
}

Result<int> countMatches(Database &database, const HistoryFilter &filter)
{
    const auto condition = conditionOf(database, filter);
    if (!condition)
        return tl::unexpected(condition.error());
    int count = 0;
    const auto read = database.each(u"SELECT count(*) FROM match WHERE "_s + condition->sql,
                                    condition->values, [&](const Row &row) { count = row.number(0); });
    if (!read)
        return tl::unexpected(read.error());
    return count;
}

} // namespace store
