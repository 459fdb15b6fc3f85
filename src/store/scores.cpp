// Rounds with their scores and cards.
#include "store/scores.h"

#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

Result<> addScores(Database &database, qint64 match, RoundEntry &round)
{
    auto scores = database.each(
        u"SELECT roll, said, cards, points, gain FROM score WHERE match = ? AND round = ? ORDER BY roll"_s,
        {match, round.number}, [&](const Row &row) {
            RoundScore score{row.number(0), row.text(1), {}, row.number(3), row.number(4), {}};
            if (!row.isNull(2))
                score.cards = row.number(2);
            round.scores.push_back(std::move(score));
        });
    if (!scores)
        return scores;
    return database.each(u"SELECT roll, face, copies FROM held WHERE match = ? AND round = ?"_s,
                         {match, round.number}, [&](const Row &row) {
                             const auto score =
                                 std::ranges::find(round.scores, row.number(0), &RoundScore::roll);
                             score->held << QStringList(row.number(2), row.text(1));
                         });
}

} // namespace

Result<std::vector<RoundEntry>> rounds(Database &database, const QString &match)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto key = database.value(u"SELECT key FROM match WHERE id = ?"_s, {match});
    if (!key)
        return tl::unexpected(key.error());
    std::vector<RoundEntry> all;
    const auto read = database.each(
        u"SELECT number, state, dealer, begun, scored, winner, side, how, last_card, amended FROM round "
        u"WHERE match = ? ORDER BY number"_s,
        {*key}, [&](const Row &row) {
            RoundEntry round;
            round.number = row.number(0);
            round.state = row.text(1);
            round.dealer = row.number(2);
            round.begun = row.number(3);
            round.scored = row.number(4);
            if (!row.isNull(5))
                round.winner = row.number(5);
            round.side = row.text(6);
            round.how = row.text(7);
            round.lastCard = row.text(8);
            round.amended = row.number(9) != 0;
            all.push_back(std::move(round));
        });
    if (!read)
        return tl::unexpected(read.error());
    for (RoundEntry &round : all) {
        if (const auto added = addScores(database, key->toLongLong(), round); !added)
            return tl::unexpected(added.error());
    }
    return all;
}

} // namespace store
