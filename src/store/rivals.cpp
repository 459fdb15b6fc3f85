// Head to head: one person against each other they met.
#include "store/people.h"
#include "store/statistics.h"

#include <map>

namespace store {

using namespace Qt::StringLiterals;

namespace {

using Known = std::map<qint64, Rival>; // by key of the player

// Both in one match; `s` is the one whose rivals these are.
const QString kPairs =
    u"FROM standing s JOIN match m ON m.key = s.match AND m.binned IS NULL "
    u"JOIN standing o ON o.match = s.match AND o.roll <> s.roll AND o.player <> s.player "_s;

Result<> addMatches(Database &database, qint64 player, Known &known)
{
    return database.each(
        u"SELECT o.player, p.id, CAST(p.name AS BLOB), p.color, p.mark, sum(m.state = 'finished'), "
        u"sum(m.state = 'finished' AND s.won), sum(m.state = 'finished' AND o.won) %1 "
        u"JOIN player p ON p.key = o.player WHERE s.player = ? GROUP BY o.player"_s.arg(kPairs),
        {player}, [&](const Row &row) {
            Rival rival{row.text(1), row.text(2), row.number(3), row.number(4)};
            rival.matches = row.number(5);
            rival.wins = row.number(6);
            rival.losses = row.number(7);
            known.emplace(row.integer(0), rival);
        });
}

Result<> addRounds(Database &database, qint64 player, Known &known)
{
    return database.each(
        u"SELECT o.player, count(*), sum(r.winner = s.roll), sum(r.winner = o.roll), "
        u"sum(CASE WHEN r.winner = s.roll THEN b.points ELSE 0 END), "
        u"sum(CASE WHEN r.winner = o.roll THEN a.points ELSE 0 END) "
        u"FROM standing s CROSS JOIN match m ON m.key = s.match AND m.binned IS NULL "
        u"CROSS JOIN round r ON r.match = s.match AND r.state = 'counts' "
        u"CROSS JOIN score a ON a.match = r.match AND a.round = r.number AND a.roll = s.roll "
        u"CROSS JOIN score b ON b.match = r.match AND b.round = r.number AND b.roll <> s.roll "
        u"CROSS JOIN standing o ON o.match = b.match AND o.roll = b.roll AND o.player <> s.player "
        u"WHERE s.player = ? GROUP BY o.player"_s,
        {player}, [&](const Row &row) {
            Rival &rival = known[row.integer(0)];
            rival.rounds = row.number(1);
            rival.roundsWon = row.number(2);
            rival.roundsLost = row.number(3);
            rival.taken = row.number(4);
            rival.given = row.number(5);
        });
}

Result<> addHappenings(Database &database, qint64 player, Known &known)
{
    auto challenges = database.each(
        u"SELECT o.player, sum(c.challenger = s.roll), sum(c.challenger = s.roll AND c.guilty), "
        u"sum(c.challenged = s.roll), sum(c.challenged = s.roll AND c.guilty) %1 "
        u"JOIN challenge c ON c.match = s.match AND (c.challenger, c.challenged) IN "
        u"(VALUES (s.roll, o.roll), (o.roll, s.roll)) WHERE s.player = ? GROUP BY o.player"_s.arg(kPairs),
        {player}, [&](const Row &row) {
            known[row.integer(0)].challenges = {row.number(1), row.number(2), row.number(3), row.number(4)};
        });
    if (!challenges)
        return challenges;
    return database.each(u"SELECT o.player, sum(u.roll = s.roll), sum(u.catcher = s.roll) %1 "
                         u"JOIN uno u ON u.match = s.match AND ((u.roll = s.roll AND u.catcher = o.roll) OR "
                         u"(u.roll = o.roll AND u.catcher = s.roll)) "
                         u"WHERE s.player = ? GROUP BY o.player"_s.arg(kPairs),
                         {player}, [&](const Row &row) {
                             known[row.integer(0)].caught = row.number(1);
                             known[row.integer(0)].catches = row.number(2);
                         });
}

} // namespace

Result<std::vector<Rival>> rivals(Database &database, const QString &player)
{
    const auto key = playerKey(database, player);
    if (!key)
        return tl::unexpected(key.error());
    Known known;
    for (const auto add : {addMatches, addRounds, addHappenings}) {
        if (const auto added = add(database, *key, known); !added)
            return tl::unexpected(added.error());
    }
    std::vector<Rival> all;
    for (auto &[other, rival] : known)
        all.push_back(std::move(rival));
    std::ranges::sort(all, [](const Rival &a, const Rival &b) {
        return std::tie(b.rounds, b.matches, a.name, a.player)
            < std::tie(a.rounds, a.matches, b.name, b.player);
    });
    return all;
}

} // namespace store
