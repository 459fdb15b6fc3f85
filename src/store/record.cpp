// Records written for people, and read again with what the notes say.
#include "store/record.h"

#include "notation/eventwriter.h"
#include "notation/record.h"
#include "store/ids.h"
#include "store/names.h"
#include "store/syncing.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

const QUuid kRecords(u"{5e7b0a0e-3c6f-5d0c-9a4e-f11b51de0001}"_s); // the space of ids made from content
constexpr qint64 kPiece = 4 * 1024;
constexpr qsizetype kLongestNote = 4 * 1024; // bytes of a text in one line, which the notation limits

// A note is one line without "#": what would break it is written as in a web address.
std::string escaped(const QByteArray &bytes)
{
    std::string result;
    const auto isControlAt = [&](qsizetype i) { // C1, of two bytes, steers terminals too
        return bytes[i] == '\xC2' && i + 1 < bytes.size() && uchar(bytes[i + 1]) < 0xA0;
    };
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto c = static_cast<unsigned char>(bytes[i]);
        const bool outer = i == 0 || i == bytes.size() - 1;
        const bool steers = isControlAt(i) || (i > 0 && isControlAt(i - 1));
        if (steers || c < 0x20 || c == 0x7F || c == '%' || c == '#' || (c == ' ' && outer))
            result += u"%%1"_s.arg(int(c), 2, 16, QChar(u'0')).toUpper().toStdString();
        else
            result += char(c);
    }
    return result;
}

QByteArray unescaped(const std::string &text)
{
    return QByteArray::fromPercentEncoding(QByteArray::fromStdString(text));
}

QString textOf(const QByteArray &bytes)
{
    return toQt({bytes.constData(), std::size_t(bytes.size())}).remove(QChar(u'\0'));
}

// The next line; of one that is longer than any event can be only as much as shows that.
bool nextLine(QIODevice &device, QByteArray &line)
{
    std::array<char, kPiece> piece{};
    bool any = false;
    line.truncate(0); // and keep the room
    for (qint64 read = 0; (read = device.readLine(piece.data(), kPiece)) > 0;) {
        any = true;
        if (line.size() <= qsizetype(notation::kLongestLine))
            line.append(piece.data(), qsizetype(read));
        if (piece[std::size_t(read - 1)] == '\n')
            break;
    }
    return any;
}

std::optional<qint64> timeOf(const std::string &text)
{
    const QDateTime time = QDateTime::fromString(toQt(text), Qt::ISODateWithMs);
    if (!time.isValid() || std::abs(time.toMSecsSinceEpoch()) > kLatest)
        return std::nullopt;
    return time.toMSecsSinceEpoch();
}

struct Times {
    std::optional<qint64> started;
    std::optional<qint64> latest; // as far as the notes say
};

tl::unexpected<Error> unreadable(const QString &file, const notation::Error &cause)
{
    auto error = failure(ErrorCode::NotARecord, {}, file);
    error.value().line = cause.line;
    error.value().unreadable = cause;
    return error;
}

QString idFromContent(const ForeignMatch &match)
{
    QByteArray content = QByteArray::fromStdString(notation::writeHeader(match.setup));
    for (const JournalLine &line : match.lines)
        content += QByteArray::fromStdString(line.line) + '\n';
    return QUuid::createUuidV5(kRecords, content).toString(QUuid::WithoutBraces);
}

// Reads line by line and referees as it goes.
class Reading {
public:
    Reading(QString file, qint64 written)
        : m_file(std::move(file))
        , m_written(written)
    { }

    Result<> line(const QByteArray &text)
    {
        const std::string_view line(text.constData(), std::size_t(text.size()));
        const std::size_t notes = m_reader.notes().size();
        auto event = m_reader.next(line, m_fold ? notation::Names(m_fold->names()) : notation::Names());
        if (!event)
            return unreadable(m_file, event.error());
        for (std::size_t i = notes; i < m_reader.notes().size(); ++i)
            take(m_reader.notes()[i]);
        if (!*event)
            return {};
        begin();
        return call(**event);
    }

    Result<ReadRecord> finish()
    {
        if (const auto closed = m_reader.closeHeader(); !closed)
            return unreadable(m_file, closed.error());
        begin();
        m_match.place = limited(textOf(m_place), kLongestPlace);
        m_match.note = limited(textOf(m_text), kLongestText);
        if (m_match.id.isEmpty())
            m_match.id = idFromContent(m_match);
        std::erase_if(m_match.players, [&](const auto &entry) { // people who never sat down here
            return std::ranges::find(m_names, entry.first) == m_names.end();
        });
        return ReadRecord{std::move(m_match), std::move(*m_fold)};
    }

private:
    void take(const notation::Note &note)
    {
        if (note.key == "id" && isId(toQt(note.text))) {
            m_match.id = toQt(note.text);
        } else if (note.key == "started" || note.key == "time") {
            const auto told = timeOf(note.text);
            if (told)
                m_times.latest = told;
            if (told && note.key == "started")
                m_times.started = told;
        } else if (note.key == "place") {
            m_place += unescaped(note.text);
        } else if (note.key == "text") {
            m_text += unescaped(note.text);
        } else if (note.key == "player") {
            const std::size_t space = std::min(note.text.find(' '), note.text.size());
            const QString id = toQt(std::string_view(note.text).substr(0, space));
            const std::string name = composed(notation::trimmed(std::string_view(note.text).substr(space)));
            if (isId(id) && notation::isName(name))
                m_match.players.insert_or_assign(name, id);
        }
    }

    void begin()
    {
        if (m_fold)
            return;
        m_match.setup = m_reader.setup();
        if (!m_times.latest)
            m_times.latest = m_written;
        m_match.started = m_times.started.value_or(*m_times.latest);
        m_fold.emplace(m_match.setup, m_match.started);
        m_names = m_fold->names();
    }

    Result<> call(const rules::Event &event)
    {
        rules::Match::Step step = m_fold->match().judge(event);
        if (!step.verdict.taken()) {
            auto error =
                refusal(toQt(notation::write(step.event, m_fold->names())), step.verdict, m_fold->state());
            return at(std::move(error.value()));
        }
        m_bytes += qint64(notation::write(step.event, m_fold->names()).size());
        if (m_match.lines.size() >= std::size_t(kMostEvents) || m_bytes > kMostBytes
            || m_names.size() >= kMostSeats)
            return at(failure(ErrorCode::TooLarge).value());
        if (const auto *join = std::get_if<rules::Join>(&step.event))
            m_names.push_back(join->name);
        m_match.lines.push_back({*m_times.latest, notation::write(step.event, m_fold->names())});
        m_fold->keep(std::move(step), *m_times.latest);
        return {};
    }

    tl::unexpected<Error> at(Error error) const
    {
        error.file = m_file;
        error.line = m_reader.lineNumber();
        return tl::unexpected(std::move(error));
    }

    QString m_file;
    qint64 m_written;
    Times m_times;
    QByteArray m_place; // a long text comes in several notes
    QByteArray m_text;
    qint64 m_bytes = 0; // of the lines
    notation::RecordReader m_reader{notation::Source::People, composed};
    ForeignMatch m_match;
    std::optional<Fold> m_fold;
    std::vector<std::string> m_names; // all that were ever seated, taken back or not
};

} // namespace

Result<QByteArray> writeRecord(Database &database, const QString &match)
{
    auto transaction = Transaction::begin(database, Transaction::Kind::Read);
    if (!transaction)
        return tl::unexpected(transaction.error());
    const auto row = readMatch(database, match);
    if (!row)
        return tl::unexpected(row.error());
    const auto lines = readJournal(database, row->key);
    if (!lines)
        return tl::unexpected(lines.error());
    std::string text = notation::writeHeader(row->setup);
    const auto note = [&](const std::string &key, const std::string &value) {
        text += notation::write(notation::Note{key, value}) + '\n';
    };
    note("id", match.toStdString());
    note("started", isoTime(row->started).toStdString());
    auto read = database.each(
        u"SELECT CAST(place AS BLOB), CAST(note AS BLOB) FROM match WHERE key = ?"_s, {row->key},
        [&](const Row &texts) {
            const auto say = [&](const std::string &key, const QByteArray &bytes) {
                for (qsizetype at = 0, end = 0; at < bytes.size(); at = end) {
                    end = std::min(at + kLongestNote, bytes.size());
                    while (end < bytes.size() && (uchar(bytes[end]) & 0xC0) == 0x80) // not within a character
                        --end;
                    note(key, escaped(bytes.mid(at, end - at)));
                }
            };
            say("place", QByteArray::fromStdString(texts.utf8(0)));
            say("text", QByteArray::fromStdString(texts.utf8(1)));
        });
    if (read)
        read = database.each(
            u"SELECT p.id, CAST(s.name AS BLOB) FROM seat s JOIN player p ON p.key = s.player "
            u"WHERE s.match = ? ORDER BY s.name"_s,
            {row->key}, [&](const Row &seat) { note("player", seat.utf8(0) + " " + seat.utf8(1)); });
    if (!read)
        return tl::unexpected(read.error());
    qint64 told = row->started;
    for (const JournalLine &line : *lines) {
        const bool marked = line.line.starts_with("round") || &line == &lines->back();
        if (marked && line.time != told)
            note("time", isoTime(told = line.time).toStdString());
        // Up to the first event such lines belong to the header; one with somebody's name, which is passed
        // over, is an event.
        if (&line == &lines->front() && (line.line.starts_with("scoring ") || line.line.starts_with("rule ")))
            text += row->setup.players.front() + ": ";
        text += line.line + '\n';
    }
    return QByteArray::fromStdString(text);
}

Result<ReadRecord> readRecord(QIODevice &device, const QString &file, qint64 written)
{
    Reading reading(file, written);
    for (QByteArray line; nextLine(device, line);) {
        if (const auto read = reading.line(line); !read)
            return tl::unexpected(read.error());
    }
    if (const auto ended = checkEnded(device, file); !ended)
        return tl::unexpected(ended.error());
    return reading.finish();
}

} // namespace store
