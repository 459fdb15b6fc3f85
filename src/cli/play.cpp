// Reads notation, and answers each event once it is on disk.
#include "cli/play.h"

#include "cli/answer.h"
#include "cli/database.h"
#include "cli/lines.h"
#include "cli/listing.h"
#include "cli/progressline.h"
#include "cli/storeerrors.h"
#include "notation/record.h"
#include "store/backup.h"
#include "store/history.h"
#include "store/names.h"
#include "store/openmatch.h"
#include "words/errors.h"

#include <cstdio>

namespace cli {

namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(cli::Play)
};

class Play {
public:
    Play(store::Database &database, const QString &language, bool json)
        : m_database(&database)
        , m_language(language)
        , m_json(json)
    { }

    bool goOn(const QString &id)
    {
        const auto known = matchNamed(*m_database, id, m_language.code());
        if (!known)
            return false;
        auto match = store::OpenMatch::open(*m_database, *known);
        if (!match) {
            fail(match.error(), m_language.code());
            return false;
        }
        m_match.emplace(std::move(*match));
        // The header was read when the match began; this one only closes it for the reader.
        std::string header = notation::writeHeader(m_match->setup());
        for (std::size_t end = 0; (end = header.find('\n')) != std::string::npos; header.erase(0, end + 1))
            (void)m_reader.next(header.substr(0, end), {});
        (void)m_reader.closeHeader();
        m_before = m_reader.lineNumber();
        introduce();
        return true;
    }

    int read(Lines lines)
    {
        while (const auto line = lines.next()) {
            hearOthers();
            const std::vector<std::string> none;
            const auto event = m_reader.next(*line, m_match ? m_match->fold().names() : none);
            if (!event)
                unreadable(event.error());
            else if (*event && (m_match || begin()))
                call(**event);
            // Whoever sends lines does not hear that one was not kept, and the others follow from it.
            if ((m_failed && !isTerminal(stdin)) || !isHeard())
                return stop();
        }
        if (lines.hasFailed()) {
            //: %1 is the system's reason.
            complain(Texts::tr("Standard input cannot be read: %1.").arg(lines.reason()));
            return stop();
        }
        if (const auto closed = m_reader.closeHeader(); !closed) // nobody sat down
            unreadable(closed.error());
        const bool backedUp = !m_ended || backUp();
        return m_failed ? kFailed : m_unreadable ? kUsage : m_refused || !backedUp ? kRefused : kDone;
    }

private:
    [[nodiscard]] int stop() const
    {
        const int kept = m_match ? m_match->fold().events() : 0;
        if (m_replaced)
            //: A table on the terminal ends here, since its file is not the one any more in which it was
            //: kept.
            complain(Texts::tr(
                "Stopped here; %n event(s) of this match were kept in the file that was there.", "", kept));
        else
            //: A table on the terminal ends here, since something could not be read or written.
            complain(Texts::tr("Stopped here; %n event(s) of this match are kept.", "", kept));
        return kFailed;
    }

    [[nodiscard]] bool backUp() const
    {
        const auto made =
            withProgress([&](const store::Progress &) { return store::backUpToday(*m_database); });
        if (!made)
            //: The backup that is made when a match ends. %1 is a sentence that says why.
            complain(Texts::tr("The match is kept, but today’s backup was not made. %1")
                         .arg(sentence(made.error(), m_language)));
        return made.has_value();
    }

    bool begin()
    {
        auto match = store::OpenMatch::begin(*m_database, {m_reader.setup(), {}});
        if (!match) {
            cannotKeep(match.error());
            return false;
        }
        m_match.emplace(std::move(*match));
        introduce();
        return true;
    }

    void cannotKeep(const store::Error &error)
    {
        fail(error, m_language.code());
        m_failed = true;
        m_replaced = error.code == store::ErrorCode::Replaced;
    }

    void introduce() const
    {
        if (!m_json)
            //: Before the first answer of a table on the terminal. %1 is an id.
            say(Texts::tr("Match %1").arg(m_match->id()));
        flush();
    }

    // Somebody else may be playing at the same table.
    void hearOthers()
    {
        if (!m_match)
            return;
        const auto changed = m_database->changedElsewhere();
        if (changed && *changed)
            (void)m_match->refresh(); // where that fails, the next event says why
    }

    void call(const rules::Event &event)
    {
        const bool wasOver = m_match->match().state().isOver();
        const auto append = [&](const rules::Event &called) -> std::optional<rules::Verdict> {
            const auto appended = m_match->append(called);
            if (appended)
                return appended->verdict;
            cannotKeep(appended.error());
            return std::nullopt;
        };
        auto answer = judge(m_match->match(), event, m_language, append);
        if (!answer)
            return;
        answer->line = m_reader.lineNumber() - m_before;
        m_refused = m_refused || !answer->verdict.taken();
        m_ended = m_ended || (!wasOver && m_match->match().state().isOver());
        if (m_json) {
            JsonWriter json;
            json.beginObject().text("id", m_match->id().toStdString());
            write(json, *answer, m_match->match().state());
            say(json.endObject().json());
        } else {
            say(plain(*answer));
            if (const QString totals = totalsAfter(*answer, m_match->match().state()); !totals.isEmpty())
                say(QStringLiteral("  %1").arg(totals));
        }
        flush();
    }

    void unreadable(notation::Error error)
    {
        error.line -= m_before;
        complain(words::sentence(m_language, error));
        m_unreadable = true;
    }

    store::Database *m_database;
    words::Language m_language;
    bool m_json;
    notation::RecordReader m_reader{notation::Source::Typed, store::composed};
    int m_before = 0; // lines the reader saw that nobody typed
    std::optional<store::OpenMatch> m_match;
    bool m_refused = false;
    bool m_failed = false; // an event could not be kept
    bool m_replaced = false; // since the file was
    bool m_unreadable = false;
    bool m_ended = false;
};

int run(const QStringList &arguments)
{
    //: Help of flipside-cli play.
    CommandLine line(
        QStringLiteral("play"),
        Texts::tr(
            "A table on the terminal: reads table notation from standard input, the header first for a "
            "new match, and answers each event once it is on disk. A line that cannot be read is "
            "reported, and the table goes on. Where an event cannot be kept, a person can try again; "
            "without a terminal it stops there. Exit status: 0 where every event was taken, 1 where any "
            "was refused or the backup after a match was not made, 2 where a line could not be read, 3 where "
            "one could not be kept."));
    //: Help of an option of the command line.
    line.parser.addOption(
        {QStringLiteral("json"), Texts::tr("Answer with one JSON object per line, with the match’s id.")});
    addDatabase(line);
    //: Help of an argument of the command line.
    line.parser.addPositionalArgument(
        QStringLiteral("ID"),
        Texts::tr(
            "The id of the match to continue; the first few characters are enough. Without it, a new match."),
        QStringLiteral("[ID]"));
    if (const auto status = line.parse(arguments, 1))
        return *status;
    const QStringList ids = line.parser.positionalArguments();
    const auto database = openDatabase(line, ids.isEmpty() ? Missing::Make : Missing::Refuse);
    if (!database)
        return kRefused;
    Play play(*database, line.language(), line.parser.isSet(QStringLiteral("json")));
    if (!ids.isEmpty() && !play.goOn(ids.first()))
        return kRefused;
    return play.read(Lines(stdin));
}

} // namespace

const Command kPlay{"play", "cli::Play",
                    //: What flipside-cli play does, in the list of its commands.
                    QT_TRANSLATE_NOOP("cli::Play", "play on the terminal and save the match"), run};

} // namespace cli
