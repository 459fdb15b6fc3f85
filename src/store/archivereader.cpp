// Every field of an archive is looked at before it is believed.
#include "notation/record.h"
#include "store/archive.h"
#include "store/ids.h"
#include "store/names.h"
#include "store/syncing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestLine = 3 * kMostBytes; // a match's lines, escaped, and what stands around them
constexpr qsizetype kMostParts = 5 * kMostEvents; // of a line: an event has three
constexpr qint64 kPiece = 16 * 1024;

// Whether a text can be written and read again as it is: no half characters, nothing that ends it early.
bool isSound(const QString &text) { return !text.contains(QChar(u'\0')) && text.isValidUtf16(); }

// Whether a line goes on behind a carriage return: JSON has none in its texts.
bool hasOldLineEnd(const QByteArray &line)
{
    const qsizetype end = line.indexOf('\r');
    return end >= 0 && end + 1 < line.size() && line[end + 1] != '\n';
}

// A cheap look before a parser makes much more of each than it takes up in the line.
bool hasTooManyParts(const QByteArray &line)
{
    qsizetype parts = 0;
    bool quoted = false;
    for (auto c = line.begin(); c != line.end(); ++c) {
        if (quoted && *c == '\\' && c + 1 != line.end())
            ++c;
        else if (*c == '"')
            quoted = !quoted;
        else if (!quoted && (*c == '[' || *c == '{' || *c == ','))
            ++parts;
    }
    return parts > kMostParts;
}

// Reads one object's fields; the first that is wrong is remembered.
class Fields {
public:
    explicit Fields(QJsonObject object)
        : m_object(std::move(object))
    { }

    QString text(const QString &key, qsizetype most)
    {
        const QJsonValue value = m_object.value(key);
        check(value.isString() && value.toString().toUcs4().size() <= most && isSound(value.toString()), key);
        return value.toString();
    }
    QString name(const QString &key)
    {
        const QString value = text(key, notation::kLongestName);
        check(notation::isKeptName(value.toStdString()), key);
        return notation::isKeptName(value.toStdString()) ? visibleName(value) : QString();
    }
    QString id(const QString &key)
    {
        QString value = m_object.value(key).toString();
        check(isId(value), key);
        return value;
    }
    qint64 integer(const QString &key, qint64 least, qint64 most)
    {
        const QJsonValue value = m_object.value(key);
        const qint64 number = value.toInteger(least - 1);
        check(value.isDouble() && number >= least && number <= most, key);
        return number;
    }
    bool flag(const QString &key)
    {
        check(m_object.value(key).isBool(), key);
        return m_object.value(key).toBool();
    }
    QJsonArray array(const QString &key, qsizetype most)
    {
        check(m_object.value(key).isArray() && m_object.value(key).toArray().size() <= most, key);
        return m_object.value(key).toArray();
    }
    QJsonObject object(const QString &key, qsizetype most)
    {
        check(m_object.value(key).isObject() && m_object.value(key).toObject().size() <= most, key);
        return m_object.value(key).toObject();
    }
    [[nodiscard]] bool has(const QString &key) const { return m_object.contains(key); }

    void check(bool good, const QString &key)
    {
        if (!good && m_wrong.isEmpty())
            m_wrong = key;
    }
    [[nodiscard]] const QString &wrong() const { return m_wrong; }

private:
    QJsonObject m_object;
    QString m_wrong;
};

ForeignPlayer readPlayer(Fields &fields)
{
    ForeignPlayer player;
    player.entry.id = fields.id(u"id"_s);
    player.entry.name = fields.name(u"name"_s);
    player.entry.color = int(fields.integer(u"color"_s, 1, 10));
    player.entry.mark = int(fields.integer(u"mark"_s, 1, 10));
    player.entry.note = fields.text(u"note"_s, kLongestText);
    player.entry.archived = fields.flag(u"archived"_s);
    player.entry.created = fields.integer(u"created"_s, kEarliest, kLatest);
    if (fields.has(u"mergedInto"_s))
        player.mergedInto = fields.id(u"mergedInto"_s);
    return player;
}

Group readGroup(Fields &fields)
{
    Group group;
    group.id = fields.id(u"id"_s);
    group.name = fields.name(u"name"_s);
    group.created = fields.integer(u"created"_s, kEarliest, kLatest);
    const QJsonArray players = fields.array(u"players"_s, 10);
    for (const auto &player : players) {
        fields.check(isId(player.toString()) && !group.players.contains(player.toString()), u"players"_s);
        group.players << player.toString();
    }
    return group;
}

std::optional<rules::Setup> readHeader(const QString &text)
{
    notation::RecordReader reader(notation::Source::Journal);
    for (const QString &line : text.split(u'\n')) {
        const auto read = reader.next(line.toStdString(), {});
        if (!read || *read || reader.isOpen())
            return std::nullopt;
    }
    if (!reader.closeHeader())
        return std::nullopt;
    return reader.setup();
}

ForeignMatch readForeignMatch(Fields &fields)
{
    ForeignMatch match;
    match.id = fields.id(u"id"_s);
    match.started = fields.integer(u"started"_s, kEarliest, kLatest);
    match.note = fields.text(u"note"_s, kLongestText);
    match.place = fields.text(u"place"_s, kLongestPlace);
    if (auto setup = readHeader(fields.text(u"header"_s, 10'000)))
        match.setup = std::move(*setup);
    else
        fields.check(false, u"header"_s);
    const QJsonObject seats = fields.object(u"seats"_s, qsizetype(kMostSeats));
    for (auto seat = seats.begin(); seat != seats.end(); ++seat) {
        fields.check(notation::isKeptName(seat.key().toStdString()) && isSound(seat.key())
                         && isId(seat.value().toString()),
                     u"seats"_s);
        match.players.emplace(seat.key().toStdString(), seat.value().toString());
    }
    const QJsonObject drafts = fields.object(u"drafts"_s, 100);
    for (auto draft = drafts.begin(); draft != drafts.end(); ++draft) {
        const QString content = draft.value().toString();
        fields.check(!draft.key().isEmpty() && draft.key().size() <= 100 && isSound(draft.key())
                         && !content.isEmpty() && content.size() <= 100'000 && isSound(content),
                     u"drafts"_s);
        match.drafts.emplace(draft.key(), content);
    }
    const QJsonArray events = fields.array(u"events"_s, kMostEvents);
    for (const auto &event : events) {
        const QJsonArray pair = event.toArray();
        const qint64 since = pair.at(0).toInteger(kLatest + 1);
        fields.check(pair.size() == 2 && pair.at(0).isDouble() && pair.at(1).isString()
                         && std::abs(since) <= kLatest,
                     u"events"_s);
        match.lines.push_back({match.started + since, pair.at(1).toString().toStdString()});
    }
    return match;
}

} // namespace

tl::unexpected<Error> ArchiveReader::refuse(const QString &why) const
{
    auto error = failure(ErrorCode::NotAnArchive, why, m_file);
    error.value().line = m_line;
    return error;
}

Result<QByteArray> ArchiveReader::readLine()
{
    ++m_line;
    QByteArray line;
    do { // piece by piece: Qt would make room for the longest line each time
        const QByteArray piece = m_device->readLine(kPiece);
        if (piece.isEmpty()) {
            if (auto ended = checkEnded(*m_device, m_file); !ended)
                return tl::unexpected(ended.error());
            break;
        }
        line += piece;
        if (line.size() > kLongestLine)
            return hasOldLineEnd(line) ? oldLineEnd(line) : tooLarge();
    } while (!line.endsWith('\n'));
    if (hasOldLineEnd(line))
        return oldLineEnd(line);
    if (!line.isEmpty() && !line.endsWith('\n'))
        return m_line == 1 ? refuse(u"no archive of Flipside"_s) : notWhole(u"the line is cut off"_s);
    if (!notation::isUtf8({line.constData(), std::size_t(line.size())}))
        return refuse(u"not UTF-8"_s);
    return line;
}

tl::unexpected<Error> ArchiveReader::oldLineEnd(const QByteArray &line) const
{
    auto error = refuse({});
    error.value().code = ErrorCode::NotARecord;
    error.value().unreadable = {notation::Expected::LineEnd, m_line, int(line.indexOf('\r')) + 1, {}};
    return error;
}

tl::unexpected<Error> ArchiveReader::tooLarge() const
{
    auto error = refuse({});
    error.value().code = ErrorCode::TooLarge;
    return error;
}

tl::unexpected<Error> ArchiveReader::notWhole(const QString &why) const
{
    auto error = refuse(why);
    error.value().code = ErrorCode::NotWhole;
    return error;
}

Result<> ArchiveReader::checkEnd(const QJsonObject &end)
{
    const auto counted = [&](const QString &key, qint64 count) {
        return end.value(key).toInteger(-1) == count;
    };
    if (!counted(u"players"_s, m_counts.players) || !counted(u"groups"_s, m_counts.groups)
        || !counted(u"matches"_s, m_counts.matches))
        return notWhole(u"lines are missing"_s);
    if (end.value(u"sha256"_s).toString().toLatin1() != m_hash.result().toHex())
        return notWhole(u"it has changed since"_s);
    m_ends = true;
    const auto after = readLine();
    if (!after)
        return tl::unexpected(after.error());
    if (!after->isEmpty())
        return refuse(u"something behind the end"_s);
    return {};
}

Result<> ArchiveReader::begin()
{
    const auto line = readLine();
    if (!line)
        return tl::unexpected(line.error());
    const QJsonObject first = QJsonDocument::fromJson(*line).object();
    m_ends = first.value(u"ends"_s).toBool();
    m_hash.addData(*line);
    if (first.value(u"flipside"_s).toString() != "archive"_L1)
        return refuse(u"no archive of Flipside"_s);
    const qint64 version = first.value(u"version"_s).toInteger();
    if (version > kArchiveVersion) {
        auto error = refuse(u"version %1"_s.arg(version));
        error.value().code = ErrorCode::NewerArchive;
        error.value().version = int(version);
        return error;
    }
    if (version < 1)
        return refuse(u"version"_s);
    return {};
}

Result<std::optional<ArchiveItem>> ArchiveReader::next()
{
    const auto line = readLine();
    if (!line)
        return tl::unexpected(line.error());
    if (line->isEmpty() && m_ends)
        return notWhole(u"the end is missing"_s);
    if (line->isEmpty())
        return std::nullopt;
    if (hasTooManyParts(*line))
        return tooLarge();
    QJsonParseError problem;
    const QJsonObject object = QJsonDocument::fromJson(*line, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return refuse(problem.errorString());
    const QString kind = object.isEmpty() ? QString() : object.begin().key();
    if (object.size() != 1 || !object.begin()->isObject())
        return refuse(u"not a player, group or match"_s);
    if (kind == "end"_L1) {
        if (const auto whole = checkEnd(object.begin()->toObject()); !whole)
            return tl::unexpected(whole.error());
        return std::nullopt;
    }
    m_hash.addData(*line);
    Fields fields(object.begin()->toObject());
    std::optional<ArchiveItem> item;
    if (kind == "player"_L1) {
        item = readPlayer(fields);
        ++m_counts.players;
    } else if (kind == "group"_L1) {
        item = readGroup(fields);
        ++m_counts.groups;
    } else if (kind == "match"_L1) {
        item = readForeignMatch(fields);
        ++m_counts.matches;
    } else {
        return refuse(u"not a player, group or match"_s);
    }
    if (!fields.wrong().isEmpty())
        return refuse(u"%1: %2"_s.arg(kind, fields.wrong()));
    return item;
}

} // namespace store
