// The first eight bytes of a SHA-256, as SQLite keeps a number.
#include "store/checksums.h"

#include <QCryptographicHash>
#include <QtEndian>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// What identifies a row of a table by its id.
const std::array kNamed{u"player"_s, u"company"_s};

qint64 checksumOf(const QByteArray &bytes)
{
    const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
    return qFromBigEndian<qint64>(hash.constData());
}

struct Sum {
    int number = 0; // of the line; 0 is the match itself
    qint64 stored = 0;
    qint64 expected = 0;
};

// Hands over every checksum of a match, each chained to what really stands before it.
Result<> eachSum(Database &database, qint64 match, const std::function<void(const Sum &)> &take)
{
    Sum sum;
    auto read = database.each(
        u"SELECT id, edition, CAST(header AS BLOB), started, checksum FROM match WHERE key = ?"_s, {match},
        [&](const Row &row) {
            sum = {0, row.integer(4),
                   checksumOfMatch({row.text(0), row.text(1), row.utf8(2), row.integer(3)})};
            take(sum);
        });
    if (!read)
        return read;
    return database.each(
        u"SELECT number, time, CAST(line AS BLOB), checksum FROM event WHERE match = ? ORDER BY number"_s,
        {match}, [&](const Row &row) {
            sum = {row.number(0), row.integer(3),
                   checksumOfLine(sum.expected, row.number(0), row.integer(1), row.utf8(2))};
            take(sum);
        });
}

Result<std::vector<std::pair<qint64, QString>>> allMatches(Database &database)
{
    std::vector<std::pair<qint64, QString>> all;
    const auto read = database.each(u"SELECT key, id FROM match ORDER BY key"_s, {},
                                    [&](const Row &row) { all.emplace_back(row.integer(0), row.text(1)); });
    if (!read)
        return tl::unexpected(read.error());
    return all;
}

} // namespace

qint64 checksumOfId(const QString &id) { return checksumOf(id.toUtf8()); }

qint64 checksumOfMatch(const BegunMatch &match)
{
    const QString facts = u"%1\n%2\n%3\n"_s.arg(match.id).arg(match.started).arg(match.edition);
    return checksumOf(facts.toUtf8() + QByteArray::fromStdString(match.header));
}

qint64 checksumOfLine(qint64 before, int number, qint64 time, std::string_view line)
{
    QByteArray bytes;
    bytes.reserve(qsizetype(line.size()) + 64);
    bytes +=
        QByteArray::number(before) + ' ' + QByteArray::number(number) + ' ' + QByteArray::number(time) + ' ';
    bytes.append(line.data(), qsizetype(line.size()));
    return checksumOf(bytes);
}

Result<qint64> newestChecksum(Database &database, qint64 match)
{
    const auto newest = database.value(
        u"SELECT coalesce((SELECT checksum FROM event WHERE match = m.key ORDER BY number DESC LIMIT 1), "
        u"m.checksum) FROM match m WHERE m.key = ?"_s,
        {match});
    if (!newest)
        return tl::unexpected(newest.error());
    return newest->toLongLong();
}

Result<std::optional<Altered>> firstAltered(Database &database, qint64 match)
{
    std::optional<Altered> found;
    const auto read = eachSum(database, match, [&](const Sum &sum) {
        if (!found && sum.stored != sum.expected)
            found = Altered{sum.number == 0 ? u"match"_s : u"event number=%1"_s.arg(sum.number),
                            {},
                            sum.stored,
                            sum.expected};
    });
    if (!read)
        return tl::unexpected(read.error());
    return found;
}

Result<std::optional<Altered>> firstAlteredId(Database &database)
{
    std::optional<Altered> found;
    for (const QString &table : kNamed) {
        const auto read = database.each(u"SELECT id, checksum FROM "_s + table, {}, [&](const Row &row) {
            const qint64 expected = checksumOfId(row.text(0));
            if (!found && row.integer(1) != expected)
                found = Altered{u"%1 id=%2"_s.arg(table, row.text(0)), {}, row.integer(1), expected};
        });
        if (!read)
            return tl::unexpected(read.error());
    }
    return found;
}

Result<std::optional<Altered>> firstAltered(Database &database, const QStringList &named)
{
    auto altered = firstAlteredId(database);
    if (!altered || *altered)
        return altered;
    const auto matches = allMatches(database);
    if (!matches)
        return tl::unexpected(matches.error());
    for (const auto &[key, id] : *matches) {
        if (!named.isEmpty() && !named.contains(id))
            continue;
        altered = firstAltered(database, key);
        if (!altered)
            return altered;
        if (*altered) {
            (*altered)->match = id;
            return altered;
        }
    }
    return std::nullopt;
}

Result<> sealMatch(Database &database, qint64 match)
{
    std::vector<Sum> wrong;
    auto done = eachSum(database, match, [&](const Sum &sum) {
        if (sum.stored != sum.expected)
            wrong.push_back(sum);
    });
    for (std::size_t i = 0; done && i < wrong.size(); ++i) {
        const Sum &sum = wrong[i];
        const auto written = sum.number == 0
            ? database.run(u"UPDATE match SET checksum = ? WHERE key = ?"_s, {sum.expected, match})
            : database.run(u"UPDATE event SET checksum = ? WHERE match = ? AND number = ?"_s,
                           {sum.expected, match, sum.number});
        done = written ? Result<>() : tl::unexpected(written.error());
    }
    return done;
}

Result<> sealIds(Database &database)
{
    for (const QString &table : kNamed) {
        QStringList ids;
        auto done =
            database.each(u"SELECT id FROM "_s + table, {}, [&](const Row &row) { ids << row.text(0); });
        for (qsizetype i = 0; done && i < ids.size(); ++i) {
            const auto written = database.run(u"UPDATE %1 SET checksum = ? WHERE id = ?"_s.arg(table),
                                              {checksumOfId(ids[i]), ids[i]});
            done = written ? Result<>() : tl::unexpected(written.error());
        }
        if (!done)
            return done;
    }
    return {};
}

Result<> sealAll(Database &database)
{
    auto done = sealIds(database);
    const auto matches = allMatches(database);
    if (!matches)
        return tl::unexpected(matches.error());
    for (std::size_t i = 0; done && i < matches->size(); ++i)
        done = sealMatch(database, matches->at(i).first);
    return done;
}

} // namespace store
