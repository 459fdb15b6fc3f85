// Rounds and standings from the book, happenings from the events, both into rows.
#include "store/projection.h"

#include "store/cells.h"
#include "store/happenings.h"
#include "store/history.h"

#include <algorithm>
#include <array>

namespace store {

using namespace rules;

namespace {

// What a round's events tell beyond the book.
struct Story {
    int begun = 0;
    int scored = 0;
    Player dealer{};
    bool declared = false;
    std::optional<Player> lastPlayer;
    Face lastCard;
    struct Hand {
        int cards = 0;
        int event = 0;
    };
    std::map<Player, Hand> longest;
    Rows rows; // its happenings

    void begin(const Fold::StandingStep &told)
    {
        const Table &table = *told.step->state.table;
        begun = told.number;
        dealer = table.players[table.dealer];
        measure(table, told.number);
    }
    void tell(const Table &before, const Fold::StandingStep &told)
    {
        const Match::Step &step = *told.step;
        Changes changes(rows);
        tellHappening(changes, before, told);
        changes.applyTo(rows);
        if (const auto *play = std::get_if<Play>(&step.event)) {
            lastPlayer = step.verdict.actor;
            lastCard = play->card.face;
        }
        declared = declared || std::holds_alternative<GoOut>(step.event);
        if (step.state.table->counted)
            measure(*step.state.table, told.number);
        if (!step.state.inRound)
            scored = told.number;
    }
    void measure(const Table &table, int event)
    {
        for (Seat seat = 0; seat < table.playerCount; ++seat) {
            Hand &hand = longest[table.players[seat]];
            if (table.hands[seat] > hand.cards)
                hand = {table.hands[seat], event};
        }
    }
};

std::vector<Story> storiesOf(const Fold &fold, std::span<const Fold::StandingStep> told)
{
    std::vector<Story> stories;
    const MatchState *before = &fold.match().start();
    for (const Fold::StandingStep &each : told) {
        const Match::Step &step = *each.step;
        if (std::holds_alternative<BeginRound>(step.event))
            stories.emplace_back().begin(each);
        else if (std::holds_alternative<VoidRound>(step.event))
            stories.pop_back(); // as if it had not begun
        else if (before->inRound)
            stories.back().tell(*before->table, each);
        before = &step.state;
    }
    return stories;
}

std::string_view stateOf(const Book &book, std::size_t round)
{
    if (!book.rounds[round].counts)
        return "void";
    return counts(book, round) ? "counts" : "late";
}

void addScores(Rows &rows, const Book &book, std::size_t index, const Story &story)
{
    const ScoredRound &round = book.rounds[index];
    const int number = int(index) + 1;
    const bool counts = stateOf(book, index) == "counts";
    for (const Player player : round.players) {
        const auto hand = std::ranges::find(round.hands, player, &LeftInHand::player);
        const bool out = hand == round.hands.end();
        const bool cards = !out && !hand->holding.points;
        const auto longest = story.longest.find(player);
        const bool measured = !story.declared && longest != story.longest.end();
        rows[{Relation::Score, number, int(player), {}}] = {
            cell(out         ? "out"
                     : cards ? "cards"
                             : "points"),
            out         ? cell(0)
                : cards ? cell(hand->holding.cards.size())
                        : Cell(),
            cell(out ? 0 : hand->points),
            cell(counts ? round.gain(player, book.mode) : 0),
            measured ? cell(longest->second.cards) : Cell(),
            measured ? cell(longest->second.event) : Cell(),
        };
        if (!cards)
            continue;
        for (const Face face : hand->holding.cards) {
            Cells &held = rows[{Relation::Held, number, int(player), notation::write(face)}];
            held = {cell(held.empty() ? 1 : int(std::get<std::int64_t>(held[0])) + 1)};
        }
    }
}

void addRound(Rows &rows, const Book &book, std::size_t index, const Story &story)
{
    Cells &row = rows[{Relation::Round, int(index) + 1, 0, {}}];
    if (index >= book.rounds.size()) {
        row = Cells{cell("open"), cell(story.dealer), cell(story.begun), {}, {}, {}, {}, {}, cell(false)};
        return;
    }
    const ScoredRound &round = book.rounds[index];
    const bool lastKnown = !story.declared && story.lastPlayer == round.out;
    row = {cell(stateOf(book, index)),
           cell(round.dealer),
           cell(story.begun),
           cell(story.scored),
           cell(round.out),
           cell(round.side),
           cell(story.declared ? "declared" : "called"),
           lastKnown ? cell(story.lastCard) : Cell(),
           cell(round.amended)};
    addScores(rows, book, index, story);
}

void addStandings(Rows &rows, const Book &book, const Seats &seats)
{
    for (std::size_t i = 0; i < book.roll.size(); ++i) {
        const Person &person = book.roll[i];
        const bool won = std::ranges::find(book.standing.winners, Player(i)) != book.standing.winners.end();
        const auto seat = seats.find(person.name);
        rows[{Relation::Standing, int(i), 0, {}}] = {seat == seats.end() ? Cell() : cell(seat->second),
                                                     cell(person.name),
                                                     cell(person.brought),
                                                     cell(person.joinedAfter),
                                                     cell(person.seated),
                                                     cell(book.total(Player(i))),
                                                     cell(won)};
    }
}

// Since when the match has been over, as far as its standing events tell.
Cell endedAt(const MatchState &state, qint64 started, std::span<const Fold::StandingStep> told)
{
    if (!state.isOver())
        return {};
    qint64 ended = started;
    for (auto each = told.rbegin(); each != told.rend() && each->step->state.isOver(); ++each)
        ended = each->time;
    return cell(ended);
}

Cells matchRow(const MatchState &state, int events, qint64 changed, Cell ended)
{
    const Book &book = *state.book;
    return {cell(notation::nameOf(book.mode)),
            cell(book.target),
            cell(nameOf(state.stopped        ? MatchStatus::Stopped
                            : state.isOver() ? MatchStatus::Finished
                                             : MatchStatus::Running)),
            cell(book.rounds.size()),
            cell(events),
            cell(changed),
            std::move(ended)};
}

Rows projectAll(const Fold &fold, const Seats &seats, std::span<const Fold::StandingStep> told, int events,
                qint64 changed)
{
    const MatchState &state = told.empty() ? fold.match().start() : told.back().step->state;
    Rows rows;
    std::vector<Story> stories = storiesOf(fold, told);
    for (std::size_t i = 0; i < stories.size(); ++i) {
        addRound(rows, *state.book, i, stories[i]);
        rows.merge(stories[i].rows);
    }
    addStandings(rows, *state.book, seats);
    rows[{Relation::Match, 0, 0, {}}] =
        matchRow(state, events, changed, endedAt(state, fold.started(), told));
    return rows;
}

} // namespace

Rows project(const Fold &fold, const Seats &seats)
{
    return projectAll(fold, seats, fold.standingSteps(), fold.events(), fold.changed());
}

Changes project(const Fold &fold, const Seats &seats, const Rows &rows, const Match::Step &next, qint64 time)
{
    const MatchState &before = fold.state();
    const bool told = !std::holds_alternative<Undo>(next.event) && !std::holds_alternative<Redo>(next.event);
    const bool withinRound =
        told && before.inRound && next.state.inRound && !next.state.stopped && next.state.book == before.book;
    if (!withinRound) // rare: a round begins or ends, the book changes, something is taken back
        return Changes(rows,
                       projectAll(fold, seats, fold.standingStepsWith(next, time), fold.events() + 1, time));

    Changes changes(rows);
    tellHappening(changes, *before.table, {&next, fold.events() + 1, time});
    changes.set({Relation::Match, 0, 0, {}}, matchRow(next.state, fold.events() + 1, time, {}));
    return changes;
}

} // namespace store
