// A match folded from its journal, with the number and time under which the journal has each event.
#pragma once

#include "rules/match.h"
#include "store/error.h"

#include <string>
#include <vector>

namespace store {

class Fold {
public:
    // A step that was not taken back, with its number and time in the journal.
    struct StandingStep {
        const rules::Match::Step *step = nullptr;
        int number = 0;
        qint64 time = 0;
    };

    Fold(const rules::Setup &setup, qint64 started)
        : m_match(setup)
        , m_changed(started)
        , m_started(started)
    { }

    [[nodiscard]] const rules::Match &match() const { return m_match; }
    [[nodiscard]] const rules::MatchState &state() const { return m_match.state(); }
    [[nodiscard]] const std::vector<std::string> &names() const; // known to the match so far
    [[nodiscard]] int events() const { return m_events; } // in the journal: the number of the newest
    [[nodiscard]] qint64 changed() const { return m_changed; } // when the newest came
    [[nodiscard]] qint64 started() const { return m_started; }

    // What would stand if `next`, judged by the match and taken, were kept as the newest event. Pointers are
    // good until the fold changes.
    [[nodiscard]] std::vector<StandingStep> standingSteps() const;
    [[nodiscard]] std::vector<StandingStep> standingStepsWith(const rules::Match::Step &next,
                                                              qint64 time) const;

    void keep(rules::Match::Step step, qint64 time);
    // The next line of a journal: it was refereed when it was written, so it must be taken now as well.
    Result<> replay(std::string_view line, qint64 time);

private:
    struct Mark {
        int number = 0;
        qint64 time = 0;
    };

    rules::Match m_match;
    std::vector<Mark> m_marks; // of the match's steps
    std::vector<Mark> m_undone; // of those taken back
    int m_events = 0;
    qint64 m_changed;
    qint64 m_started;
    mutable std::shared_ptr<const rules::Book> m_namesOf;
    mutable std::vector<std::string> m_names;
};

} // namespace store
