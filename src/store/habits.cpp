// How somebody plays: challenges, catches, cards drawn, cards held to the end.
#include "notation/cards.h"
#include "rules/editions.h"
#include "store/people.h"
#include "store/statistics.h"

#include <map>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// The matches of a person, and the place in the roll there.
const QString kMine = u"FROM standing s JOIN match m ON m.key = s.match AND m.binned IS NULL "_s;

Result<> addChallenges(Database &database, qint64 player, Challenges &challenges)
{
    return database.each(u"SELECT sum(c.challenger = s.roll), sum(c.challenger = s.roll AND c.guilty), "
                         u"sum(c.challenged = s.roll), sum(c.challenged = s.roll AND c.guilty) %1 "
                         u"JOIN challenge c ON c.match = s.match AND s.roll IN (c.challenger, c.challenged) "
                         u"WHERE s.player = ?"_s.arg(kMine),
                         {player}, [&](const Row &row) {
                             challenges = {row.number(0), row.number(1), row.number(2), row.number(3)};
                         });
}

Result<> addCatches(Database &database, qint64 player, Habits &habits)
{
    auto caught =
        database.each(u"SELECT sum(u.roll = s.roll AND u.what = 'caught'), sum(u.catcher = s.roll), "
                      u"sum(u.roll = s.roll AND u.what <> 'caught') %1 "
                      u"JOIN uno u ON u.match = s.match WHERE s.player = ?"_s.arg(kMine),
                      {player}, [&](const Row &row) {
                          habits.caught = row.number(0);
                          habits.catches = row.number(1);
                          habits.unoCalls = row.number(2);
                      });
    if (!caught)
        return caught;
    const auto count = [&](const QString &table, int &number) {
        return database.each(u"SELECT count(*) %1 JOIN %2 t ON t.match = s.match AND t.roll = s.roll "
                             u"WHERE s.player = ?"_s.arg(kMine, table),
                             {player}, [&](const Row &row) { number = row.number(0); });
    };
    if (auto counted = count(u"forced"_s, habits.letStand); !counted)
        return counted;
    return count(u"flip"_s, habits.flips);
}

Result<> addDrawn(Database &database, qint64 player, Habits &habits)
{
    return database.each(
        u"SELECT d.cause, sum(d.times), sum(d.cards) %1 JOIN drawn d ON d.match = s.match AND "
        u"d.roll = s.roll WHERE s.player = ? GROUP BY d.cause ORDER BY d.cause"_s.arg(kMine),
        {player}, [&](const Row &row) {
            habits.drawn.push_back({row.text(0), row.number(1), row.number(2)});
        });
}

std::optional<rules::Face> faceOf(const QString &text)
{
    const std::string code = text.toStdString();
    notation::Scanner scanner(code);
    const auto face = notation::readCard(scanner);
    return face ? std::optional(*face) : std::nullopt;
}

struct Kept {
    int copies = 0;
    QStringList editions; // in which it is worth that much
};
// Points, the wrong way round, then the code and whether it was on the dark side: the costliest comes first.
using AllKept = std::map<std::tuple<int, QString, bool>, Kept>;

// What a card is worth, the edition knows: SQL only counts which were held.
Result<AllKept> keptCards(Database &database, qint64 player)
{
    AllKept kept;
    const auto read =
        database.each(u"SELECT m.edition, r.side = 'dark', h.face, sum(h.copies) %1 "
                      u"JOIN round r ON r.match = s.match AND r.state = 'counts' "
                      u"JOIN held h ON h.match = s.match AND h.round = r.number AND h.roll = s.roll "
                      u"WHERE s.player = ? GROUP BY 1, 2, 3"_s.arg(kMine),
                      {player}, [&](const Row &row) {
                          const rules::Edition *edition = rules::editionNamed(row.utf8(0));
                          const auto face = faceOf(row.text(2));
                          if (!edition || !face)
                              return;
                          const bool dark = row.number(1) != 0;
                          const int points =
                              edition->points(*face, dark ? rules::Side::Dark : rules::Side::Light);
                          Kept &card = kept[{-points, row.text(2), dark}];
                          card.copies += row.number(3);
                          card.editions << row.text(0);
                      });
    if (!read)
        return tl::unexpected(read.error());
    return kept;
}

Result<> addCostliest(Database &database, qint64 player, Cards &cards)
{
    const auto kept = keptCards(database, player);
    if (!kept)
        return tl::unexpected(kept.error());
    if (kept->empty())
        return {};
    auto best = kept->begin();
    for (auto card = kept->begin(); card != kept->end(); ++card) {
        if (std::get<0>(card->first) == std::get<0>(best->first) && card->second.copies > best->second.copies)
            best = card;
    }
    const auto &[points, face, dark] = best->first;
    cards.costliest = HeldCard{face, dark, -points, best->second.copies};
    QVariantList values{dark ? u"dark"_s : u"light"_s, face, player};
    for (const QString &edition : best->second.editions)
        values << edition;
    const QString places = QStringList(best->second.editions.size(), u"?"_s).join(u", "_s);
    return database.each(
        u"SELECT m.id, r.scored %1 JOIN round r ON r.match = s.match AND r.state = 'counts' AND r.side = ? "
        u"JOIN held h ON h.match = s.match AND h.round = r.number AND h.roll = s.roll AND h.face = ? "
        u"WHERE s.player = ? AND m.edition IN (%2) "
        u"ORDER BY m.started DESC, m.id, r.number DESC LIMIT 1"_s.arg(kMine, places),
        values, [&](const Row &row) {
            cards.costliestAt = Moment{row.text(0), row.number(1)};
        });
}

Result<> addLastCard(Database &database, qint64 player, Cards &cards)
{
    return database.each(u"SELECT r.last_card, count(*) AS times %1 "
                         u"JOIN round r ON r.match = s.match AND r.winner = s.roll AND r.state = 'counts' "
                         u"WHERE s.player = ? AND r.last_card IS NOT NULL GROUP BY r.last_card "
                         u"ORDER BY times DESC, r.last_card LIMIT 1"_s.arg(kMine),
                         {player}, [&](const Row &row) {
                             cards.lastCard = LastCard{row.text(0), row.number(1)};
                         });
}

} // namespace

Result<Habits> habits(Database &database, const QString &player)
{
    const auto key = playerKey(database, player);
    if (!key)
        return tl::unexpected(key.error());
    Habits habits;
    if (const auto added = addChallenges(database, *key, habits.challenges); !added)
        return tl::unexpected(added.error());
    if (const auto added = addCatches(database, *key, habits); !added)
        return tl::unexpected(added.error());
    if (const auto added = addDrawn(database, *key, habits); !added)
        return tl::unexpected(added.error());
    return habits;
}

Result<Cards> cards(Database &database, const QString &player)
{
    const auto key = playerKey(database, player);
    if (!key)
        return tl::unexpected(key.error());
    Cards cards;
    if (const auto added = addCostliest(database, *key, cards); !added)
        return tl::unexpected(added.error());
    if (const auto added = addLastCard(database, *key, cards); !added)
        return tl::unexpected(added.error());
    return cards;
}

} // namespace store
