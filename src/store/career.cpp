// Matches and rounds of a person, sorted into times, editions and sides in one walk each.
#include "rules/editions.h"
#include "store/people.h"
#include "store/statistics.h"

#include <map>

namespace store {

using namespace Qt::StringLiterals;

namespace {

struct Sorted {
    std::map<QString, Tally> editions;
    std::map<QString, Tally> months;

    template <typename Change> void tell(Career &career, const Row &row, Change change)
    {
        change(career.all);
        change(editions[row.text(0)]);
        change(months[row.text(1)]);
    }
};

std::vector<Named> named(const std::map<QString, Tally> &tallies)
{
    std::vector<Named> all;
    all.reserve(tallies.size());
    for (const auto &[name, tally] : tallies)
        all.push_back({name, tally});
    return all;
}

const QString kMonth = u"strftime('%Y-%m', m.started / 1000, 'unixepoch', 'localtime')"_s;

Result<> addMatches(Database &database, qint64 player, Career &career, Sorted &sorted)
{
    return database.each(
        u"SELECT m.edition, %1, m.state = 'finished', s.won, m.started, s.won AND EXISTS (SELECT 1 FROM "
        u"standing o WHERE o.match = s.match AND o.won AND o.roll <> s.roll) "
        u"FROM standing s JOIN match m ON m.key = s.match WHERE s.player = ? AND m.binned IS NULL "
        u"ORDER BY m.ended, m.key"_s.arg(kMonth),
        {player}, [&](const Row &row) {
            const bool finished = row.number(2) != 0;
            const bool won = row.number(3) != 0;
            sorted.tell(career, row, [&](Tally &tally) {
                ++tally.matches;
                tally.finished += int(finished);
                tally.wins += int(won);
            });
            const qint64 started = row.integer(4);
            career.first = std::min(career.first.value_or(started), started);
            career.latest = std::max(career.latest.value_or(started), started);
            career.sharedWins += row.number(5);
            if (!finished)
                return;
            career.results.push_back(won);
            career.streak = won ? career.streak + 1 : 0;
            career.longestStreak = std::max(career.longestStreak, career.streak);
        });
}

// Winners hold nothing, so what a round is worth is what everybody in it held.
const QString kPot = u"(SELECT sum(x.points) FROM score x WHERE x.match = r.match AND x.round = r.number)"_s;

Result<> addRounds(Database &database, qint64 player, Career &career, Sorted &sorted)
{
    return database.each(
        u"WITH mine AS MATERIALIZED (SELECT s.match, s.roll, m.edition, m.mode = 'tally' AS tally, "
        u"%1 AS month FROM standing s "
        u"JOIN match m ON m.key = s.match WHERE s.player = ? AND m.binned IS NULL) "
        u"SELECT mine.edition, mine.month, r.side = 'dark', count(*), sum(r.winner = mine.roll), "
        u"sum(CASE WHEN r.winner = mine.roll THEN %2 ELSE 0 END), sum(own.points), mine.tally, sum(own.gain) "
        u"FROM mine CROSS JOIN round r ON r.match = mine.match AND r.state = 'counts' "
        u"CROSS JOIN score own ON own.match = r.match AND own.round = r.number AND own.roll = mine.roll "
        u"GROUP BY 1, 2, 3, mine.tally"_s.arg(kMonth, kPot),
        {player}, [&](const Row &row) {
            const rules::Edition *edition = rules::editionNamed(row.utf8(0));
            int BySide::*const side = edition && !edition->twoSided ? &BySide::single
                : row.number(2) != 0                                ? &BySide::dark
                                                                    : &BySide::light;
            Written Tally::*const mode = row.number(7) != 0 ? &Tally::kept : &Tally::collected;
            sorted.tell(career, row, [&](Tally &tally) {
                tally.rounds.*side += row.number(3);
                tally.won.*side += row.number(4);
                tally.gained.*side += row.number(5);
                tally.given.*side += row.number(6);
                (tally.*mode).rounds += row.number(3);
                (tally.*mode).points += row.number(8);
            });
        });
}

Result<> addBestRound(Database &database, qint64 player, Career &career)
{
    return database.each(u"SELECT %1 AS pot, m.id, r.scored FROM standing s JOIN match m ON m.key = s.match "
                         u"JOIN round r ON r.match = s.match AND r.winner = s.roll AND r.state = 'counts' "
                         u"WHERE s.player = ? AND m.binned IS NULL "
                         u"ORDER BY pot DESC, m.started, m.id, r.number LIMIT 1"_s.arg(kPot),
                         {player}, [&](const Row &row) {
                             career.bestRound = row.number(0);
                             career.bestRoundAt = Moment{row.text(1), row.number(2)};
                         });
}

} // namespace

Result<Career> career(Database &database, const QString &player)
{
    const auto key = playerKey(database, player);
    if (!key)
        return tl::unexpected(key.error());
    Career career;
    Sorted sorted;
    if (const auto added = addMatches(database, *key, career, sorted); !added)
        return tl::unexpected(added.error());
    if (const auto added = addRounds(database, *key, career, sorted); !added)
        return tl::unexpected(added.error());
    if (const auto added = addBestRound(database, *key, career); !added)
        return tl::unexpected(added.error());
    career.editions = named(sorted.editions);
    career.months = named(sorted.months);
    return career;
}

Result<std::vector<Attendance>> attendance(Database &database)
{
    std::vector<Attendance> all;
    const auto read = database.each(
        u"SELECT p.id, count(*), sum(m.state = 'finished'), sum(s.won), max(m.started) FROM standing s "
        u"JOIN match m ON m.key = s.match JOIN player p ON p.key = s.player WHERE m.binned IS NULL "
        u"GROUP BY s.player ORDER BY p.id"_s,
        {}, [&](const Row &row) {
            all.push_back({row.text(0), row.number(1), row.number(2), row.number(3), row.integer(4)});
        });
    if (!read)
        return tl::unexpected(read.error());
    return all;
}

Result<std::optional<Span>> playedSpan(Database &database)
{
    std::optional<Span> span;
    const auto read = database.each(u"SELECT min(started), max(started) FROM match WHERE binned IS NULL"_s,
                                    {}, [&](const Row &row) {
                                        if (!row.isNull(0))
                                            span = Span{row.integer(0), row.integer(1)};
                                    });
    if (!read)
        return tl::unexpected(read.error());
    return span;
}

} // namespace store
