// A whole match: its journal of events folded into the state of the table and the book. Undo, redo,
// amendments, joining and leaving are its business; what happens within a round it hands to the referee.
#pragma once

#include "rules/referee.h"
#include "rules/standing.h"

#include <memory>

namespace rules {

struct Setup {
    const Edition *edition = nullptr;
    ScoringMode mode = ScoringMode::Collect;
    int target = 0; // 0: the edition's
    std::vector<std::string> players; // 2 to 10 names in seat order
    Rulings rulings;
};

// Everything there is to know after an event; a value that is cheap to keep for every step of a match.
struct MatchState {
    std::shared_ptr<const Book> book; // never null; shared by all states between two changes of it
    std::optional<Table> table; // of the latest round begun
    std::shared_ptr<const Table> before; // of the round before that: what a voided round goes back to
    int round = 0; // number of the latest round begun
    bool inRound = false;
    bool stopped = false;

    [[nodiscard]] bool isOver() const { return stopped || !book->standing.winners.empty(); }
    bool operator==(const MatchState &other) const;
};

struct MatchOutcome {
    Verdict verdict;
    MatchState state; // as it was, where the event is refused
};

[[nodiscard]] MatchState begin(const Setup &setup);

// Judges any event but undo and redo, which need the journal. What a correction would change is seen by
// calling it here and comparing the books.
[[nodiscard]] MatchOutcome call(const MatchState &state, const Event &event);

// Who deals if the table does not say otherwise.
[[nodiscard]] Player nextDealer(const MatchState &state);

class Match {
public:
    explicit Match(const Setup &setup)
        : m_start(begin(setup))
    { }

    // Judges the event and keeps it where it is taken.
    Verdict call(const Event &event);

    // The two halves of a call, for a journal that writes the event down in between. `judge` also judges undo
    // and redo; what it hands back is what the match comes to if it is kept.
    struct Step;
    [[nodiscard]] Step judge(const Event &event) const;
    void keep(Step step); // of the newest judgement, where that was taken

    [[nodiscard]] const MatchState &start() const { return m_start; }
    [[nodiscard]] const MatchState &state() const { return m_done.empty() ? m_start : m_done.back().state; }
    [[nodiscard]] const Book &book() const { return *state().book; }
    [[nodiscard]] const Event *nextUndo() const { return m_done.empty() ? nullptr : &m_done.back().event; }
    [[nodiscard]] const Event *nextRedo() const
    {
        return m_undone.empty() ? nullptr : &m_undone.back().event;
    }

    // Every event that stands, oldest first, with the state after it: what a replay steps through.
    struct Step {
        Event event; // as spoken: with the name of whoever acted
        Verdict verdict;
        MatchState state;
    };
    [[nodiscard]] const std::vector<Step> &steps() const { return m_done; }
    [[nodiscard]] const std::vector<Step> &undone() const { return m_undone; } // the next to redo is last

private:
    MatchState m_start;
    std::vector<Step> m_done;
    std::vector<Step> m_undone; // newest last; gone with the next event that is no undo or redo
};

// The event with the name of whoever acted, as it is written down.
[[nodiscard]] Event spoken(Event event, const Verdict &verdict);

} // namespace rules
