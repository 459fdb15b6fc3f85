// Tells, asks and complains.
#include "toldmatch.h"

#include "notation/eventreader.h"
#include "notation/eventwriter.h"
#include "notation/record.h"

#include <sstream>

using namespace rules;

Event ToldMatch::read(const std::string &line) const
{
    const auto event = notation::readEvent(line, notation::namesOf(m_match.book()));
    check(event.has_value(), "cannot be read: " + line);
    return *event;
}

void ToldMatch::tell(const std::string &line, VerdictKind expected)
{
    const Event event = read(line);
    const MatchState before = state();
    const Verdict verdict = m_match.call(event);
    check(verdict.kind == expected, "not the right verdict: " + line);
    const MatchState after = state();
    check(notation::write(spoken(event, verdict), notation::namesOf(m_match.book())) == line,
          "written otherwise: " + line);

    m_match.call(Undo{});
    check(state() == before, "not taken back: " + line);
    m_match.call(Redo{});
    check(state() == after, "not done again: " + line);
}

VerdictKind ToldMatch::ask(const std::string &line) const
{
    const MatchOutcome outcome = rules::call(state(), read(line));
    check(outcome.verdict.taken() || outcome.state == state(), "refused with a trace: " + line);
    return outcome.verdict.kind;
}

void ToldMatch::mustRefuse(const std::string &line) const
{
    const VerdictKind kind = ask(line);
    check(kind == VerdictKind::Illegal || kind == VerdictKind::Impossible, "taken: " + line);
}

void ToldMatch::mustReplay() const
{
    notation::RecordReader reader;
    std::optional<Match> again;
    std::istringstream lines(record());
    for (std::string line; std::getline(lines, line);) {
        const auto names = again ? notation::namesOf(again->book()) : std::vector<std::string>();
        const auto event = reader.next(line, names);
        check(event.has_value(), "cannot be read again: " + line);
        if (!*event)
            continue;
        if (!again)
            again.emplace(reader.setup());
        check(again->call(**event).taken(), "refused when read again: " + line);
    }
    check(again && again->state() == state(), "not the same when read again");
}

void ToldMatch::check(bool holds, const std::string &what) const
{
    if (!holds)
        throw Disagreement(what + "\nafter\n" + record());
}

std::string ToldMatch::record() const
{
    std::string text = notation::writeHeader(m_setup);
    const std::vector<std::string> names = notation::namesOf(m_match.book());
    for (const Match::Step &step : m_match.steps())
        text += notation::write(step.event, names) + "\n";
    return text;
}
