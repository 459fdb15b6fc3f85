// One query a kind of number, each from the matches of one person.
#include "store/statistics.h"

#include "store/people.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

// Where somebody sat: `t` is their place in a match that counts.
const QString kTheirs = u" FROM standing t JOIN match m ON m.key = t.match AND m.binned IS NULL "_s;
const QString kOf = u" WHERE t.player = ?"_s;

Result<> readMatches(Database &database, qint64 key, PlayerNumbers &numbers)
{
    return database.each(u"SELECT count(*), sum(m.state = 'finished'), sum(t.won)"_s + kTheirs + kOf, {key},
                         [&](const Row &row) {
                             numbers.matches = row.number(0);
                             numbers.finished = row.number(1);
                             numbers.won = row.number(2);
                         });
}

Result<> readRounds(Database &database, qint64 key, PlayerNumbers &numbers)
{
    // What a round's winner could collect: all that the others held.
    return database.each(
        u"SELECT r.side, count(*), sum(s.said = 'out'), sum(s.points), sum(s.gain), "
        u"max(CASE WHEN s.said = 'out' THEN (SELECT sum(o.points) FROM score o WHERE o.match = s.match "
        u"AND o.round = s.round) ELSE 0 END)"_s
            + kTheirs
            + u"JOIN score s ON s.match = t.match AND s.roll = t.roll "
              u"JOIN round r ON r.match = s.match AND r.number = s.round AND r.state = 'counts'"_s
            + kOf + u" GROUP BY r.side"_s,
        {key}, [&](const Row &row) {
            SideNumbers &side = row.text(0) == "light"_L1 ? numbers.light : numbers.dark;
            side.rounds = row.number(1);
            side.won = row.number(2);
            side.left = row.integer(3);
            numbers.gained += row.integer(4);
            numbers.bestRound = std::max(numbers.bestRound, row.number(5));
        });
}

Result<> readChallenges(Database &database, qint64 key, ChallengeNumbers &numbers)
{
    const auto read = [&](const QString &role, int &count, int &guilty) {
        return database.each(u"SELECT count(*), sum(c.guilty)"_s + kTheirs
                                 + u"JOIN challenge c ON c.match = t.match AND c.%1 = t.roll"_s.arg(role)
                                 + kOf,
                             {key}, [&](const Row &row) {
                                 count = row.number(0);
                                 guilty = row.number(1);
                             });
    };
    if (const auto made = read(u"challenger"_s, numbers.made, numbers.madeGuilty); !made)
        return made;
    return read(u"challenged"_s, numbers.suffered, numbers.sufferedGuilty);
}

Result<> readHappenings(Database &database, qint64 key, PlayerNumbers &numbers)
{
    const auto count = [&](const QString &join, int &number) {
        return database.each(u"SELECT count(*)"_s + kTheirs + join + kOf, {key},
                             [&](const Row &row) { number = row.number(0); });
    };
    const QString uno = u"JOIN uno u ON u.match = t.match AND u.%1 = t.roll AND u.what %2 'caught'"_s;
    Result<> done = count(uno.arg(u"roll"_s, u"<>"_s), numbers.unoCalls);
    if (done)
        done = count(uno.arg(u"roll"_s, u"="_s), numbers.caught);
    if (done)
        done = count(uno.arg(u"catcher"_s, u"="_s), numbers.catches);
    if (done)
        done = count(u"JOIN forced f ON f.match = t.match AND f.roll = t.roll"_s, numbers.forced);
    if (done)
        done = count(u"JOIN flip f ON f.match = t.match AND f.roll = t.roll"_s, numbers.flips);
    return done;
}

Result<> readDrawn(Database &database, qint64 key, PlayerNumbers &numbers)
{
    return database.each(u"SELECT d.cause, sum(d.times), sum(d.cards)"_s + kTheirs
                             + u"JOIN drawn d ON d.match = t.match AND d.roll = t.roll"_s + kOf
                             + u" GROUP BY d.cause"_s,
                         {key}, [&](const Row &row) {
                             numbers.drawn[row.text(0)] = {row.number(1), row.number(2)};
                         });
}

Result<PlayerNumbers> numbersOf(Database &database, const PlayerEntry &entry)
{
    PlayerNumbers numbers;
    numbers.player = entry.id;
    numbers.name = entry.name;
    const auto key = playerKey(database, entry.id);
    if (!key)
        return tl::unexpected(key.error());
    Result<> read = readMatches(database, *key, numbers);
    if (read)
        read = readRounds(database, *key, numbers);
    if (read)
        read = readChallenges(database, *key, numbers.challenges);
    if (read)
        read = readHappenings(database, *key, numbers);
    if (read)
        read = readDrawn(database, *key, numbers);
    if (!read)
        return tl::unexpected(read.error());
    return numbers;
}

} // namespace

Result<PlayerNumbers> playerNumbers(Database &database, const QString &id)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto entry = player(database, id);
    if (!entry)
        return tl::unexpected(entry.error());
    return numbersOf(database, *entry);
}

Result<std::vector<PlayerNumbers>> allNumbers(Database &database)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto everybody = players(database);
    if (!everybody)
        return tl::unexpected(everybody.error());
    std::vector<PlayerNumbers> all;
    for (const PlayerEntry &entry : *everybody) {
        auto numbers = numbersOf(database, entry);
        if (!numbers)
            return tl::unexpected(numbers.error());
        if (numbers->matches > 0)
            all.push_back(std::move(*numbers));
    }
    std::ranges::stable_sort(all, std::ranges::greater{}, &PlayerNumbers::matches);
    return all;
}

} // namespace store
