// Reads a record line by line, so that it works live on standard input as well.
#include "cli/referee.h"

#include "cli/answer.h"
#include "cli/lines.h"
#include "notation/record.h"
#include "store/journal.h"
#include "store/names.h"
#include "words/errors.h"

#include <algorithm>
#include <utility>

namespace cli {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Referee)
};

int cannotRead(const QString &file, const QString &reason)
{
    //: %1 is a file's name, %2 the system's reason.
    complain(Texts::tr("“%1” cannot be read: %2.").arg(file, reason));
    return kUsage;
}

class Referee {
public:
    Referee(QString file, const QString &language, bool json)
        : m_file(std::move(file))
        , m_language(language)
        , m_json(json)
    { }

    // The exit status of the whole record. Behind a line that cannot be read nothing is judged: what follows
    // from it is not known. What is wrong with the lines there is said all the same.
    int read(Lines lines)
    {
        while (const auto line = lines.next()) {
            const auto event = m_reader.next(*line, m_names);
            if (!event) {
                unreadable(event.error());
                if (tellsNothingMore(event.error().expected))
                    return kUsage;
                continue;
            }
            if (!*event)
                continue;
            if (m_unreadable > 0) {
                passOver(**event);
                continue;
            }
            if (++m_events > store::kMostEvents)
                return tooMany();
            call(**event);
            if (!isHeard())
                return kFailed; // nobody hears it; said when the program ends
        }
        if (lines.hasFailed())
            return cannotRead(m_file, lines.reason());
        if (m_unreadable > 0)
            return kUsage;
        if (const auto closed = m_reader.closeHeader(); !closed) {
            unreadable(closed.error());
            return kUsage;
        }
        return m_refused ? kRefused : kDone;
    }

private:
    void call(const rules::Event &event)
    {
        if (!m_match)
            m_match.emplace(m_reader.setup());
        Answer answer = judge(*m_match, event, m_language);
        answer.line = m_reader.lineNumber();
        m_refused = m_refused || !answer.verdict.taken();
        m_names = notation::namesOf(m_match->book());
        if (m_json) {
            JsonWriter json;
            json.beginObject();
            write(json, answer, m_match->state());
            say(json.endObject().json());
        } else {
            say(QStringLiteral("%1 %2").arg(answer.line).arg(plain(answer)));
            if (const QString totals = totalsAfter(answer, m_match->state()); !totals.isEmpty())
                say(QStringLiteral("  %1").arg(totals));
        }
        flush(); // somebody may be waiting for it
    }

    void unreadable(const notation::Error &error)
    {
        complain(words::sentence(m_language, error));
        if (m_unreadable == 0)
            m_unreadable = error.line;
    }

    // Without a header that is whole, no name behind it is known.
    static bool tellsNothingMore(notation::Expected expected)
    {
        using notation::Expected;
        return expected == Expected::Version || expected == Expected::OlderVersion
            || expected == Expected::HeaderBefore;
    }

    void passOver(const rules::Event &event)
    {
        if (m_names.empty())
            m_names = m_reader.setup().players;
        if (const auto *join = std::get_if<rules::Join>(&event);
            join && std::ranges::find(m_names, join->name) == m_names.end())
            m_names.push_back(join->name);
        if (std::exchange(m_passesOver, true))
            return;
        //: %1 and %2 are numbers of lines of a record.
        complain(Texts::tr("Line %1 and what follows is only read, not judged, since line %2 cannot be read.")
                     .arg(m_reader.lineNumber())
                     .arg(m_unreadable));
    }

    int tooMany() const
    {
        //: %1 and %2 are numbers.
        complain(Texts::tr("Line %1: a match has no more than %2 events. Reading stops here.")
                     .arg(m_reader.lineNumber())
                     .arg(store::kMostEvents));
        return kUsage;
    }

    QString m_file;
    words::Language m_language;
    bool m_json;
    int m_events = 0;
    notation::RecordReader m_reader{notation::Source::Typed, store::composed};
    std::optional<rules::Match> m_match;
    std::vector<std::string> m_names;
    bool m_refused = false;
    int m_unreadable = 0; // the first line that cannot be read
    bool m_passesOver = false;
};

int run(const QStringList &arguments)
{
    //: Help of flipside-cli referee.
    CommandLine line(
        QStringLiteral("referee"),
        Texts::tr(
            "Reads a record in table notation and says of each event whether it is legal, what follows "
            "and why. Behind a line that cannot be read nothing is judged; what is wrong with later "
            "lines is said. Exit status: 0 where every event was taken, 1 where any was refused, 2 where "
            "a line could not be read."));
    //: Help of an option of the command line.
    line.parser.addOption({QStringLiteral("json"), Texts::tr("Answer with one JSON object per line.")});
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(QStringLiteral("FILE"),
                                      Texts::tr("The record; standard input without it."),
                                      QStringLiteral("[FILE]"));
    if (const auto status = line.parse(arguments))
        return *status;

    const QStringList files = line.parser.positionalArguments();
    if (files.size() > 1) {
        complain(Texts::tr("Only one record can be read at a time."));
        return kUsage;
    }
    File file;
    if (!files.isEmpty()) {
        file.reset(std::fopen(qUtf8Printable(files.first()), "rb"));
        if (!file)
            return cannotRead(files.first(), qt_error_string());
    }
    Referee referee(files.value(0, QStringLiteral("-")), line.language(),
                    line.parser.isSet(QStringLiteral("json")));
    return referee.read(Lines(file ? file.get() : stdin));
}

} // namespace

const Command kReferee{"referee", "cli::Referee",
                       //: What flipside-cli referee does, in the list of its commands.
                       QT_TRANSLATE_NOOP("cli::Referee", "check a record with the referee"), run};

} // namespace cli
