// Records written for people, and read again with what the notes say.
#include "store/record.h"

#include "notation/eventwriter.h"
#include "notation/record.h"
#include "store/ids.h"
#include "store/transaction.h"

namespace store {

using namespace Qt::StringLiterals;

namespace {

const QUuid kRecords(u"{5e7b0a0e-3c6f-5d0c-9a4e-f11b51de0001}"_s); // the space of ids made from content
constexpr qint64 kLongestRead = 64 * 1024; // the notation refuses shorter lines than this already

// A note is one line without "#": what would break it is written as in a web address.
std::string escaped(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::string result;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        const auto c = static_cast<unsigned char>(bytes[i]);
        const bool outer = i == 0 || i == bytes.size() - 1;
        if (c < 0x20 || c == 0x7F || c == '%' || c == '#' || (c == ' ' && outer))
            result += u"%%1"_s.arg(int(c), 2, 16, QChar(u'0')).toUpper().toStdString();
        else
            result += char(c);
    }
    return result;
}

QString unescaped(const std::string &text)
{
    const QByteArray bytes = QByteArray::fromPercentEncoding(QByteArray::fromStdString(text));
    return QString::fromUtf8(bytes).remove(QChar(u'\0'));
}

std::string isoTime(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time, Qt::UTC).toString(Qt::ISODateWithMs).toStdString();
}

std::optional<qint64> timeOf(const std::string &text)
{
    const QDateTime time = QDateTime::fromString(toQt(text), Qt::ISODateWithMs);
    if (!time.isValid() || time.toMSecsSinceEpoch() <= 0)
        return std::nullopt;
    return time.toMSecsSinceEpoch();
}

void take(ForeignMatch &match, qint64 &time, const notation::Note &note)
{
    if (note.key == "id" && isId(toQt(note.text))) {
        match.id = toQt(note.text);
    } else if (note.key == "started" || note.key == "time") {
        time = timeOf(note.text).value_or(time);
        if (note.key == "started")
            match.started = time;
    } else if (note.key == "place") {
        match.place = unescaped(note.text).left(200);
    } else if (note.key == "text") {
        match.note = unescaped(note.text).left(10'000);
    } else if (note.key == "player") {
        const std::size_t space = std::min(note.text.find(' '), note.text.size());
        const QString id = toQt(std::string_view(note.text).substr(0, space));
        const std::string name(notation::trimmed(std::string_view(note.text).substr(space)));
        if (isId(id) && notation::isName(name))
            match.players.insert_or_assign(name, id);
    }
}

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
            take(m_match, m_time, m_reader.notes()[i]);
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
        if (m_match.id.isEmpty())
            m_match.id = idFromContent(m_match);
        std::erase_if(m_match.players, [&](const auto &entry) { // people who never sat down here
            return std::ranges::find(m_names, entry.first) == m_names.end();
        });
        return ReadRecord{std::move(m_match), std::move(*m_fold)};
    }

private:
    void begin()
    {
        if (m_fold)
            return;
        m_match.setup = m_reader.setup();
        if (m_match.started == 0)
            m_match.started = m_time > 0 ? m_time : m_written;
        if (m_time == 0)
            m_time = m_match.started;
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
        if (m_match.lines.size() >= std::size_t(kMostEvents))
            return at(failure(ErrorCode::NotARecord, u"too many events"_s).value());
        if (const auto *join = std::get_if<rules::Join>(&step.event))
            m_names.push_back(join->name);
        m_match.lines.push_back({m_time, notation::write(step.event, m_fold->names())});
        m_fold->keep(std::move(step), m_time);
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
    qint64 m_time = 0;
    notation::RecordReader m_reader;
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
    note("started", isoTime(row->started));
    auto read =
        database.each(u"SELECT place, note FROM match WHERE key = ?"_s, {row->key}, [&](const Row &texts) {
            if (!texts.text(0).isEmpty())
                note("place", escaped(texts.text(0)));
            if (!texts.text(1).isEmpty())
                note("text", escaped(texts.text(1)));
        });
    if (read)
        read = database.each(u"SELECT p.id, s.name FROM seat s JOIN player p ON p.key = s.player "
                             u"WHERE s.match = ? ORDER BY s.name"_s,
                             {row->key},
                             [&](const Row &seat) { note("player", seat.utf8(0) + " " + seat.utf8(1)); });
    if (!read)
        return tl::unexpected(read.error());
    qint64 told = row->started;
    for (const JournalLine &line : *lines) {
        const bool marked = line.line.starts_with("round") || &line == &lines->back();
        if (marked && line.time != told)
            note("time", isoTime(told = line.time));
        text += line.line + '\n';
    }
    return QByteArray::fromStdString(text);
}

Result<ReadRecord> readRecord(QIODevice &device, const QString &file, qint64 written)
{
    Reading reading(file, written);
    while (!device.atEnd()) {
        const QByteArray line = device.readLine(kLongestRead);
        if (line.isEmpty())
            break;
        if (const auto read = reading.line(line); !read)
            return tl::unexpected(read.error());
    }
    return reading.finish();
}

} // namespace store
