// The archive, line by line, as of one moment.
#include "notation/record.h"
#include "store/archive.h"
#include "store/matches.h"
#include "store/transaction.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace store {

using namespace Qt::StringLiterals;

namespace {

// JSON may say what steers a terminal by its number: somebody may look at the archive on one.
void escapeControls(QByteArray &json)
{
    json.replace("\x7F", "\\u007f");
    for (qsizetype at = json.indexOf('\xC2'); at >= 0; at = json.indexOf('\xC2', at + 1)) {
        if (const auto next = uchar(json[at + 1]); next < 0xA0)
            json.replace(at, 2, "\\u00" + QByteArray::number(next, 16));
    }
}

class Writing {
public:
    Writing(Database &database, QIODevice &device)
        : m_database(&database)
        , m_device(&device)
    { }

    Result<> line(const QJsonObject &object)
    {
        QByteArray bytes = QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
        bytes.replace("\xEF\xBB\xBF", "\\ufeff"); // whoever reads texts drops it at their beginning
        escapeControls(bytes);
        m_hash.addData(bytes);
        if (m_device->write(bytes) != bytes.size())
            return failure(ErrorCode::FileUnwritable, m_device->errorString());
        return {};
    }

    // Those in `only`, or all where it is empty.
    Result<> players(const QSet<QString> &only)
    {
        Result<> written;
        const auto read = m_database->each(
            u"SELECT p.id, CAST(p.name AS BLOB), p.color, p.mark, CAST(p.note AS BLOB), p.archived, "
            u"p.created, i.id FROM player p "
            u"LEFT JOIN player i ON i.key = p.merged_into "
            u"ORDER BY p.merged_into IS NOT NULL, p.created, p.id"_s,
            {}, [&](const Row &row) {
                if (!written || (!only.isEmpty() && !only.contains(row.text(0))))
                    return;
                QJsonObject player{{u"id"_s, row.text(0)},        {u"name"_s, row.text(1)},
                                   {u"color"_s, row.number(2)},   {u"mark"_s, row.number(3)},
                                   {u"note"_s, row.text(4)},      {u"archived"_s, row.number(5) != 0},
                                   {u"created"_s, row.integer(6)}};
                if (!row.isNull(7))
                    player.insert(u"mergedInto"_s, row.text(7));
                written = line({{u"player"_s, player}});
                ++m_counts.players;
            });
        return read ? written : read;
    }

    Result<> groups()
    {
        auto all = store::groups(*m_database);
        if (!all)
            return tl::unexpected(all.error());
        std::ranges::sort(*all, {}, [](const Group &group) { return std::pair(group.created, group.id); });
        for (const Group &group : *all) {
            auto written = line({{u"group"_s,
                                  QJsonObject{{u"id"_s, group.id},
                                              {u"name"_s, group.name},
                                              {u"created"_s, group.created},
                                              {u"players"_s, QJsonArray::fromStringList(group.players)}}}});
            if (!written)
                return written;
            ++m_counts.groups;
        }
        return {};
    }

    Result<> match(const QString &id)
    {
        const auto row = readMatch(*m_database, id);
        if (!row)
            return tl::unexpected(row.error());
        QJsonObject match{{u"id"_s, id}, {u"started"_s, row->started}};
        match.insert(u"header"_s, toQt(notation::writeHeader(row->setup)));
        QJsonObject seats;
        auto read =
            m_database->each(u"SELECT CAST(note AS BLOB), CAST(place AS BLOB) FROM match WHERE key = ?"_s,
                             {row->key}, [&](const Row &texts) {
                                 match.insert(u"note"_s, texts.text(0));
                                 match.insert(u"place"_s, texts.text(1));
                             });
        if (read)
            read = m_database->each(
                u"SELECT CAST(s.name AS BLOB), p.id FROM seat s JOIN player p ON p.key = s.player "
                u"WHERE s.match = ?"_s,
                {row->key}, [&](const Row &seat) { seats.insert(seat.text(0), seat.text(1)); });
        if (!read)
            return read;
        match.insert(u"seats"_s, seats);
        const auto lines = readJournal(*m_database, row->key);
        const auto begun = drafts(*m_database, id);
        if (!lines || !begun)
            return tl::unexpected(lines ? begun.error() : lines.error());
        QJsonArray events;
        for (const JournalLine &line : *lines) // times as milliseconds since the match started
            events.append(QJsonArray{line.time - row->started, toQt(line.line)});
        match.insert(u"events"_s, events);
        QJsonObject draftsByName;
        for (const auto &[what, content] : *begun)
            draftsByName.insert(what, content);
        match.insert(u"drafts"_s, draftsByName);
        ++m_counts.matches;
        return line({{u"match"_s, match}});
    }

    Result<> end()
    {
        const QString checksum = QString::fromLatin1(m_hash.result().toHex());
        return line({{u"end"_s,
                      QJsonObject{{u"players"_s, m_counts.players},
                                  {u"groups"_s, m_counts.groups},
                                  {u"matches"_s, m_counts.matches},
                                  {u"sha256"_s, checksum}}}});
    }

private:
    Database *m_database;
    QIODevice *m_device;
    ArchiveCounts m_counts;
    QCryptographicHash m_hash{QCryptographicHash::Sha256};
};

Result<QStringList> allIds(Database &database)
{
    QStringList ids;
    const auto read = database.each(u"SELECT id FROM match WHERE binned IS NULL ORDER BY started, id"_s, {},
                                    [&](const Row &row) { ids << row.text(0); });
    if (!read)
        return tl::unexpected(read.error());
    return ids;
}

Result<QSet<QString>> peopleIn(Database &database, const QStringList &matches)
{
    QSet<QString> people;
    for (const QString &id : matches) {
        const auto read = database.each(u"SELECT p.id FROM match m JOIN seat s ON s.match = m.key "
                                        u"JOIN player p ON p.key = s.player WHERE m.id = ?"_s,
                                        {id}, [&](const Row &row) { people.insert(row.text(0)); });
        if (!read)
            return tl::unexpected(read.error());
    }
    return people;
}

} // namespace

Result<> writeArchive(Database &database, QIODevice &device, const QStringList &matches,
                      const Progress &progress)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto ids = matches.isEmpty() ? allIds(database) : Result<QStringList>(matches);
    const auto people = peopleIn(database, matches);
    if (!ids || !people)
        return tl::unexpected(ids ? people.error() : ids.error());
    Writing writing(database, device);
    auto written =
        writing.line({{u"flipside"_s, u"archive"_s}, {u"version"_s, kArchiveVersion}, {u"ends"_s, true}});
    if (written)
        written = writing.players(*people);
    if (written && matches.isEmpty())
        written = writing.groups();
    for (qsizetype i = 0; written && i < ids->size(); ++i) {
        if (!goesOn(progress, i, ids->size()))
            return failure(ErrorCode::Cancelled);
        written = writing.match(ids->at(i));
    }
    return written ? writing.end() : written;
}

} // namespace store
