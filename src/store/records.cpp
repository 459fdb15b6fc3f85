// One query a record, for some matches at a time: what SQLite sorts for it stays small, however many there
// are, and whoever waits can see how far it is, and stop it.
#include "store/records.h"

#include <tuple>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// Columns: match, roll, value, event; of matches with a key above the first value and up to the second. Of
// equals the first in time comes first.
QString queryOf(Feat feat)
{
    switch (feat) {
    case Feat::HighestRound:
        return u"SELECT r.match, r.winner, sum(x.points) AS value, r.scored "
               u"FROM match m CROSS JOIN round r ON r.match = m.key AND r.state = 'counts' "
               u"CROSS JOIN score x ON x.match = r.match AND x.round = r.number "
               u"WHERE m.binned IS NULL AND m.key > ? AND m.key <= ? GROUP BY r.match, r.number "
               u"ORDER BY value DESC, m.started, m.id, r.number LIMIT 1"_s;
    case Feat::LongestMatch:
        return u"SELECT m.key, NULL, count(*) AS value, max(r.scored) FROM match m "
               u"CROSS JOIN round r ON r.match = m.key AND r.state = 'counts' "
               u"WHERE m.binned IS NULL AND m.key > ? AND m.key <= ? "
               u"GROUP BY m.key ORDER BY value DESC, m.started, m.id LIMIT 1"_s;
    case Feat::BiggestComeback:
        // Totals after each round that counts, of all who had sat down by then; `s` has won in the end.
        return u"WITH run AS (SELECT r.match, r.number, r.scored, s.roll, s.won, m.mode, "
               u"s.brought + sum(coalesce(x.gain, 0)) OVER (PARTITION BY r.match, s.roll ORDER BY r.number) "
               u"AS total FROM match m CROSS JOIN round r ON r.match = m.key AND r.state = 'counts' "
               u"CROSS JOIN standing s ON s.match = m.key AND s.joined_after <= r.number "
               u"LEFT JOIN score x ON x.match = r.match AND x.round = r.number AND x.roll = s.roll "
               u"WHERE m.binned IS NULL AND m.state = 'finished' AND m.key > ? AND m.key <= ?), "
               u"front AS (SELECT match, number, max(total) AS most, min(total) AS least FROM run "
               u"GROUP BY match, number) "
               u"SELECT run.match, run.roll, CASE run.mode WHEN 'tally' THEN run.total - front.least "
               u"ELSE front.most - run.total END AS value, run.scored "
               u"FROM run JOIN front USING (match, number) JOIN match m ON m.key = run.match "
               u"WHERE run.won ORDER BY value DESC, m.started, m.id, run.number, run.roll LIMIT 1"_s;
    case Feat::MostDrawn:
        return u"SELECT d.match, d.roll, d.most AS value, d.most_event FROM match m "
               u"CROSS JOIN drawn d ON d.match = m.key "
               u"WHERE m.binned IS NULL AND m.key > ? AND m.key <= ? "
               u"ORDER BY value DESC, m.started, m.id, d.most_event LIMIT 1"_s;
    case Feat::LongestHand:
        return u"SELECT x.match, x.roll, x.most_cards AS value, x.most_cards_event FROM match m "
               u"CROSS JOIN score x ON x.match = m.key AND x.most_cards IS NOT NULL "
               u"WHERE m.binned IS NULL AND m.key > ? AND m.key <= ? "
               u"ORDER BY value DESC, m.started, m.id, x.most_cards_event, x.roll LIMIT 1"_s;
    }
    Q_UNREACHABLE();
}

// Of the matches with a key behind `after`, and up to `last`.
Result<std::optional<TableRecord>> recordAmong(Database &database, Feat feat, qint64 after, qint64 last)
{
    std::optional<TableRecord> found;
    const auto read = database.each(
        u"SELECT f.value, p.id, CAST(p.name AS BLOB), p.color, p.mark, m.id, f.event, m.started "
        u"FROM (SELECT NULL AS match, NULL AS roll, NULL AS value, NULL AS event WHERE 0 UNION ALL "
        u"SELECT * FROM (%1)) f JOIN match m ON m.key = f.match "
        u"LEFT JOIN standing s ON s.match = f.match AND s.roll = f.roll "
        u"LEFT JOIN player p ON p.key = s.player WHERE f.value > 0"_s.arg(queryOf(feat)),
        {after, last}, [&](const Row &row) {
            found = TableRecord{feat,
                                row.number(0),
                                row.text(1),
                                row.text(2),
                                row.number(3),
                                row.number(4),
                                {row.text(5), row.number(6)},
                                row.integer(7)};
        });
    if (!read)
        return tl::unexpected(read.error());
    return found;
}

bool isAhead(const TableRecord &record, const TableRecord &other)
{
    return std::tuple(-record.value, record.started, record.at.match)
        < std::tuple(-other.value, other.started, other.at.match);
}

} // namespace

Result<std::optional<TableRecord>> tableRecord(Database &database, Feat feat, const Progress &progress,
                                               qint64 atATime)
{
    const auto last = database.value(u"SELECT max(key) FROM match"_s);
    if (!last)
        return tl::unexpected(last.error());
    std::optional<TableRecord> best;
    for (qint64 after = 0; after < last->toLongLong(); after += atATime) {
        if (!goesOn(progress, after, last->toLongLong()))
            return failure(ErrorCode::Cancelled);
        const auto record = recordAmong(database, feat, after, after + atATime);
        if (!record)
            return record;
        if (*record && (!best || isAhead(**record, *best)))
            best = *record;
    }
    return best;
}

Result<std::optional<RecordSet>> recordSet(Database &database, Feat feat, const Progress &progress)
{
    const auto record = tableRecord(database, feat, progress);
    if (!record)
        return tl::unexpected(record.error());
    if (!*record)
        return std::nullopt;
    RecordSet set{**record, {}};
    if (set.record.player.isEmpty()) {
        auto match = historyEntry(database, set.record.at.match);
        if (!match)
            return tl::unexpected(match.error());
        set.match = std::move(*match);
    }
    return std::optional(std::move(set));
}

} // namespace store
