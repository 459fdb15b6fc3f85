// The journal of a match: rounds begun, scored and voided, undo and redo.
#include "rules/match.h"

#include "rules/bookkeeping.h"

namespace rules {

namespace {

MatchOutcome refused(const MatchState &state, Reason reason)
{
    return {Verdict(VerdictKind::Illegal, reason), state};
}

bool waitsForRound(const MatchState &state) { return !state.inRound && !state.isOver(); }

MatchOutcome beginRound(const MatchState &state, const BeginRound &event)
{
    if (!waitsForRound(state))
        return refused(state, Reason::WrongMoment);
    const std::vector<Player> seats = state.book->seats();
    const Player dealer = event.dealer.value_or(nextDealer(state));
    const auto seat = std::ranges::find(seats, dealer);
    if (seat == seats.end()) {
        MatchOutcome outcome = refused(state, Reason::NotSeated);
        outcome.verdict.other = dealer;
        return outcome;
    }

    MatchOutcome outcome{Verdict(VerdictKind::Legal, Reason::Dealt), state};
    outcome.verdict.other = dealer;
    MatchState &next = outcome.state;
    next.before = state.table ? std::make_shared<const Table>(*state.table) : nullptr;
    next.table = deal(*state.book->edition, state.book->rulings, seats, Seat(seat - seats.begin()));
    next.round = state.round + 1;
    next.inRound = true;
    return outcome;
}

MatchOutcome voidRound(const MatchState &state)
{
    if (!state.inRound || state.stopped)
        return refused(state, Reason::WrongMoment);
    MatchOutcome outcome{Verdict(VerdictKind::Legal, Reason::Voided), state};
    outcome.verdict.number = state.round;
    MatchState &next = outcome.state;
    next.table = state.before ? std::optional(*state.before) : std::nullopt;
    next.before = nullptr;
    next.round = state.round - 1;
    next.inRound = false;
    next.book = reckoned(*state.book, true); // a correction made meanwhile may have decided the match
    return outcome;
}

void score(MatchState &state, Verdict &verdict)
{
    Book book = *state.book;
    book.rounds.push_back(scoredRound(*state.table));
    book.standing = workOutFurther(book);
    const ScoredRound &round = book.rounds.back();
    const bool collect = book.mode == ScoringMode::Collect;
    verdict.reason = collect ? Reason::RoundCollected : Reason::RoundTallied;
    verdict.other = round.out;
    verdict.number = round.gain(round.out, ScoringMode::Collect);

    state.inRound = false;
    state.book = std::make_shared<const Book>(std::move(book));
    const Standing &standing = state.book->standing;
    if (standing.winners.size() > 1)
        verdict.reason = Reason::WinShared;
    else if (!standing.winners.empty())
        verdict.reason = collect ? Reason::WonByCollecting : Reason::WonByTally;
    else if (standing.tied)
        verdict.reason = Reason::TieGoesOn;
    if (!standing.winners.empty())
        verdict.other = standing.winners.front();
}

MatchOutcome inTheRound(const MatchState &state, const Event &event)
{
    if (!state.inRound || state.isOver()) {
        MatchOutcome outcome = refused(state, Reason::WrongMoment);
        outcome.verdict.actor = actorOf(event);
        return outcome;
    }
    Outcome called = call(*state.table, event);
    MatchOutcome outcome{called.verdict, state};
    if (!called.verdict.taken())
        return outcome;
    outcome.state.table = called.table;
    if (called.table.in<phase::Scored>())
        score(outcome.state, outcome.verdict);
    return outcome;
}

MatchOutcome keepBook(const MatchState &state, const Event &event)
{
    const bool betweenRounds = waitsForRound(state);
    const bool always = std::holds_alternative<Amend>(event) || std::holds_alternative<AmendVoid>(event);
    const bool target = std::holds_alternative<SetTarget>(event) && !state.stopped;
    if (!betweenRounds && !always && !target)
        return refused(state, Reason::WrongMoment);
    Book book = *state.book;
    const Verdict verdict = enter(book, event);
    MatchOutcome outcome{verdict, state};
    if (!verdict.taken())
        return outcome;
    outcome.state.book = reckoned(std::move(book), !state.inRound && !state.stopped);
    if (outcome.state.table)
        outcome.state.table->knownTop.reset(); // a known top can be corrected by the very next event only
    return outcome;
}

MatchOutcome stop(const MatchState &state)
{
    if (state.isOver())
        return refused(state, Reason::WrongMoment);
    MatchOutcome outcome{Verdict(VerdictKind::Legal, Reason::Stopped), state};
    outcome.state.stopped = true;
    return outcome;
}

} // namespace

bool MatchState::operator==(const MatchState &other) const
{
    const bool sameBefore = before && other.before ? *before == *other.before : before == other.before;
    return sameBefore && *book == *other.book && table == other.table && round == other.round
        && inRound == other.inRound && stopped == other.stopped;
}

MatchState begin(const Setup &setup)
{
    Book book;
    book.edition = setup.edition;
    book.rulings = setup.rulings;
    book.mode = setup.mode;
    book.target = setup.target > 0 ? setup.target : setup.edition->target;
    for (const std::string &name : setup.players) {
        book.ring.push_back(Player(book.roll.size()));
        book.roll.push_back(Person{name});
    }
    MatchState state;
    state.book = reckoned(std::move(book), true);
    return state;
}

MatchOutcome call(const MatchState &state, const Event &event)
{
    return std::visit(
        [&]<typename E>(const E &e) -> MatchOutcome {
            if constexpr (std::is_same_v<E, BeginRound>)
                return beginRound(state, e);
            else if constexpr (std::is_same_v<E, VoidRound>)
                return voidRound(state);
            else if constexpr (std::is_same_v<E, Stop>)
                return stop(state);
            else if constexpr (kIsOfTheBook<E>)
                return keepBook(state, event);
            else if constexpr (std::is_same_v<E, Undo>)
                return refused(state, Reason::NothingToUndo);
            else if constexpr (std::is_same_v<E, Redo>)
                return refused(state, Reason::NothingToRedo);
            else
                return inTheRound(state, event);
        },
        event);
}

Match::Step Match::judge(const Event &event) const
{
    const auto refusedHere = [&](Reason reason) {
        return Step{event, Verdict(VerdictKind::Illegal, reason), state()};
    };
    if (std::holds_alternative<Undo>(event)) {
        if (m_done.empty())
            return refusedHere(Reason::NothingToUndo);
        const MatchState &before = m_done.size() > 1 ? m_done[m_done.size() - 2].state : m_start;
        return {event, Verdict(VerdictKind::Legal, Reason::Undone), before};
    }
    if (std::holds_alternative<Redo>(event)) {
        if (m_undone.empty())
            return refusedHere(Reason::NothingToRedo);
        return {event, Verdict(VerdictKind::Legal, Reason::Redone), m_undone.back().state};
    }
    MatchOutcome outcome = rules::call(state(), event);
    return {spoken(event, outcome.verdict), outcome.verdict, std::move(outcome.state)};
}

void Match::keep(Step step)
{
    if (std::holds_alternative<Undo>(step.event)) {
        m_undone.push_back(std::move(m_done.back()));
        m_done.pop_back();
    } else if (std::holds_alternative<Redo>(step.event)) {
        m_done.push_back(std::move(m_undone.back()));
        m_undone.pop_back();
    } else {
        m_done.push_back(std::move(step));
        m_undone.clear();
    }
}

Verdict Match::call(const Event &event)
{
    Step step = judge(event);
    Verdict verdict = step.verdict;
    if (verdict.taken())
        keep(std::move(step));
    return verdict;
}

Event spoken(Event event, const Verdict &verdict)
{
    std::visit(
        [&]<typename E>(E &e) {
            // Anybody may catch, so a catch keeps only the name that was said.
            if constexpr (requires { e.who; } && !std::is_same_v<E, Catch>) {
                if (!e.who)
                    e.who = verdict.actor;
            }
        },
        event);
    return event;
}

} // namespace rules
