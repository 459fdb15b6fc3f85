// Every field of an archive is looked at before it is believed.
#include "notation/record.h"
#include "notation/scanner.h"
#include "store/archive.h"
#include "store/ids.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace store {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLongestLine = 64 * 1024 * 1024; // bytes; a match of kMostEvents has less
constexpr qint64 kPiece = 16 * 1024;
constexpr qint64 kLatest = 253'402'300'799'999; // the end of the year 9999
constexpr int kMostSeats = 2000; // in one match, joined and left and taken back

// Whether a text can be written and read again as it is: no half characters, nothing that ends it early.
bool isSound(const QString &text) { return !text.contains(QChar(u'\0')) && text.isValidUtf16(); }

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
        QString value = text(key, notation::kLongestName);
        check(notation::isName(value.toStdString()), key);
        return value;
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
    player.entry.note = fields.text(u"note"_s, 10'000);
    player.entry.archived = fields.flag(u"archived"_s);
    player.entry.created = fields.integer(u"created"_s, 1, kLatest);
    if (fields.has(u"mergedInto"_s))
        player.mergedInto = fields.id(u"mergedInto"_s);
    return player;
}

Group readGroup(Fields &fields)
{
    Group group;
    group.id = fields.id(u"id"_s);
    group.name = fields.name(u"name"_s);
    group.created = fields.integer(u"created"_s, 1, kLatest);
    const QJsonArray players = fields.array(u"players"_s, 10);
    for (const auto &player : players) {
        fields.check(isId(player.toString()) && !group.players.contains(player.toString()), u"players"_s);
        group.players << player.toString();
    }
    return group;
}

std::optional<rules::Setup> readHeader(const QString &text)
{
    notation::RecordReader reader;
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
    match.started = fields.integer(u"started"_s, 1, kLatest);
    match.note = fields.text(u"note"_s, 10'000);
    match.place = fields.text(u"place"_s, 200);
    if (auto setup = readHeader(fields.text(u"header"_s, 10'000)))
        match.setup = std::move(*setup);
    else
        fields.check(false, u"header"_s);
    const QJsonObject seats = fields.object(u"seats"_s, kMostSeats);
    for (auto seat = seats.begin(); seat != seats.end(); ++seat) {
        fields.check(notation::isName(seat.key().toStdString()) && isSound(seat.key())
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
        if (piece.isEmpty())
            break;
        line += piece;
        if (line.size() > kLongestLine)
            return refuse(u"the line is too long"_s);
    } while (!line.endsWith('\n'));
    if (!line.isEmpty() && !line.endsWith('\n'))
        return refuse(u"the line is cut off"_s);
    if (!notation::isUtf8({line.constData(), std::size_t(line.size())}))
        return refuse(u"not UTF-8"_s);
    return line;
}

Result<> ArchiveReader::begin()
{
    const auto line = readLine();
    if (!line)
        return tl::unexpected(line.error());
    const QJsonObject first = QJsonDocument::fromJson(*line).object();
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
    if (line->isEmpty())
        return std::nullopt;
    QJsonParseError problem;
    const QJsonObject object = QJsonDocument::fromJson(*line, &problem).object();
    if (problem.error != QJsonParseError::NoError)
        return refuse(problem.errorString());
    const QString kind = object.isEmpty() ? QString() : object.begin().key();
    if (object.size() != 1 || !object.begin()->isObject())
        return refuse(u"not a player, group or match"_s);
    Fields fields(object.begin()->toObject());
    std::optional<ArchiveItem> item;
    if (kind == "player"_L1)
        item = readPlayer(fields);
    else if (kind == "group"_L1)
        item = readGroup(fields);
    else if (kind == "match"_L1)
        item = readForeignMatch(fields);
    else
        return refuse(u"not a player, group or match"_s);
    if (!fields.wrong().isEmpty())
        return refuse(u"%1: %2"_s.arg(kind, fields.wrong()));
    return item;
}

} // namespace store
