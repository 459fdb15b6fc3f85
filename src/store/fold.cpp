// Keeps the journal's numbers in step with the match's undo and redo.
#include "store/fold.h"

#include "notation/eventreader.h"
#include "notation/record.h"
#include "store/database.h"

namespace store {

using namespace rules;

const std::vector<std::string> &Fold::names() const
{
    if (m_namesOf != state().book) {
        m_namesOf = state().book;
        m_names = notation::namesOf(*m_namesOf);
    }
    return m_names;
}

std::vector<Fold::StandingStep> Fold::standingSteps() const
{
    std::vector<StandingStep> told;
    told.reserve(m_marks.size() + 1);
    for (std::size_t i = 0; i < m_marks.size(); ++i)
        told.push_back({&m_match.steps()[i], m_marks[i].number, m_marks[i].time});
    return told;
}

std::vector<Fold::StandingStep> Fold::standingStepsWith(const Match::Step &next, qint64 time) const
{
    std::vector<StandingStep> all = standingSteps();
    if (std::holds_alternative<Undo>(next.event))
        all.pop_back();
    else if (std::holds_alternative<Redo>(next.event))
        all.push_back({&m_match.undone().back(), m_undone.back().number, m_undone.back().time});
    else
        all.push_back({&next, m_events + 1, time});
    return all;
}

void Fold::keep(Match::Step step, qint64 time)
{
    ++m_events;
    m_changed = time;
    if (std::holds_alternative<Undo>(step.event)) {
        m_undone.push_back(m_marks.back());
        m_marks.pop_back();
    } else if (std::holds_alternative<Redo>(step.event)) {
        m_marks.push_back(m_undone.back());
        m_undone.pop_back();
    } else {
        m_marks.push_back({m_events, time});
        m_undone.clear();
    }
    m_match.keep(std::move(step));
}

Result<> Fold::replay(std::string_view line, qint64 time)
{
    auto event = notation::readEvent(line, names());
    if (!event) {
        auto error = failure(ErrorCode::NotARecord, toQt(line));
        error.value().line = m_events + 1;
        error.value().unreadable = event.error();
        return error;
    }
    Match::Step step = m_match.judge(*event);
    if (!step.verdict.taken()) {
        auto error = refusal(toQt(line), step.verdict, state());
        error.value().line = m_events + 1;
        return error;
    }
    keep(std::move(step), time);
    return {};
}

} // namespace store
