// Amendments, comings and goings, targets, scoring, rulings and seats, entered into the book.
#include "rules/bookkeeping.h"

#include "rules/judge.h"
#include "rules/match.h"
#include "rules/sheets.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::size_t kLongestRoll = 1000; // people who ever sat down at one match

Verdict taken(Reason reason, int number = 0)
{
    Verdict verdict = Verdict(VerdictKind::Legal, reason);
    verdict.number = number;
    return verdict;
}

Verdict refused(Reason reason, std::optional<Player> about = {})
{
    Verdict verdict = Verdict(VerdictKind::Illegal, reason);
    verdict.other = about;
    return verdict;
}

Verdict roundNotScored(const Book &book, int round)
{
    Verdict verdict = refused(Reason::RoundNotScored);
    verdict.number = round;
    verdict.limit = int(book.rounds.size());
    return verdict;
}

bool isScored(const Book &book, int round) { return round >= 1 && round <= int(book.rounds.size()); }

bool namesAllOthersOnce(const ScoredRound &round, const Amend &event)
{
    std::vector<Player> named{event.out};
    for (const HandLeft &hand : event.hands)
        named.push_back(hand.player);
    return std::ranges::is_permutation(named, round.players);
}

// An amended round is one that was never called: told again as "out" and "holds", and judged as those are.
Verdict amend(Book &book, const Amend &event)
{
    if (!isScored(book, event.round))
        return roundNotScored(book, event.round);
    const ScoredRound &round = book.rounds[std::size_t(event.round - 1)];
    if (!book.edition->has(event.side))
        return Verdict(VerdictKind::Impossible, Reason::NoSuchSide);
    const auto dealer = std::ranges::find(round.players, round.dealer);
    Table table = deal(*book.edition, book.rulings, round.players, Seat(dealer - round.players.begin()));
    table.side = event.side;
    for (const HandLeft &hand : event.hands) {
        for (const Face face : hand.holding.cards) {
            if (auto objection = judge::objectToFace(table, face, table.seatOf(hand.player)))
                return *objection;
        }
    }
    if (!namesAllOthersOnce(round, event))
        return refused(Reason::AmendWrongPlayers);

    table = call(table, GoOut{event.out, event.side}).table;
    for (const HandLeft &hand : event.hands) {
        const Outcome outcome = call(table, Holds{hand.player, hand.holding});
        if (!outcome.verdict.taken())
            return outcome.verdict;
        table = outcome.table;
    }
    ScoredRound amended = scoredRound(table);
    amended.amended = true;
    book.rounds.replace(std::size_t(event.round - 1), std::move(amended));
    Verdict verdict = taken(Reason::Amended, event.round);
    verdict.other = event.out;
    return verdict;
}

Verdict amendVoid(Book &book, const AmendVoid &event)
{
    if (!isScored(book, event.round))
        return roundNotScored(book, event.round);
    ScoredRound round = book.rounds[std::size_t(event.round - 1)];
    round.counts = false;
    round.amended = true;
    book.rounds.replace(std::size_t(event.round - 1), std::move(round));
    return taken(Reason::AmendedVoid, event.round);
}

Verdict join(Book &book, const Join &event)
{
    const std::optional<Player> known = book.find(event.name);
    if (known && book.person(*known).seated)
        return refused(Reason::AlreadySeated, known);
    if (book.seats().size() >= std::size_t(kMostPlayers) || book.roll.size() >= kLongestRoll)
        return refused(Reason::TooManyPlayers);
    if (known) {
        book.roll[std::size_t(*known)].seated = true;
        std::erase(book.ring, *known);
        book.ring.push_back(*known);
        if (event.points)
            book.returns.push_back({*known, *event.points, int(book.rounds.size())});
        Verdict verdict = event.points ? taken(Reason::CameBackWith, *event.points)
                                       : taken(Reason::CameBack, book.total(*known));
        verdict.other = known;
        return verdict;
    }
    const auto player = Player(book.roll.size());
    book.roll.push_back({event.name, event.points.value_or(0), int(book.rounds.size()), true});
    book.ring.push_back(player);
    Verdict verdict = taken(Reason::Joined, event.points.value_or(0));
    verdict.other = player;
    return verdict;
}

Verdict leave(Book &book, const Leave &event)
{
    if (!book.person(event.player).seated)
        return refused(Reason::NotSeated, event.player);
    if (book.seats().size() <= std::size_t(kFewestPlayers))
        return refused(Reason::TooFewPlayers, event.player);
    book.roll[std::size_t(event.player)].seated = false;
    Verdict verdict = taken(Reason::Left, book.total(event.player));
    verdict.other = event.player;
    return verdict;
}

Verdict setScoring(Book &book, const SetScoring &event)
{
    book.mode = event.mode;
    book.target = event.target.value_or(book.target);
    return taken(Reason::ScoringSet, book.target);
}

Verdict setRuling(Book &book, const SetRuling &event)
{
    if (!canChoose(*book.edition, event.ruling, event.choice)) {
        Verdict verdict = Verdict(VerdictKind::Impossible, Reason::NotInEdition);
        verdict.card = Face::number(Color::Blue, 0); // the only ruling of this kind is about the 0
        return verdict;
    }
    book.rulings.set(event.ruling, event.choice);
    Verdict verdict = taken(Reason::RulingSet);
    verdict.ruling = event.ruling;
    return verdict;
}

Verdict setSeats(Book &book, const SetSeats &event)
{
    if (!std::ranges::is_permutation(event.order, book.seats()))
        return refused(Reason::SeatsIncomplete);
    std::vector<Player> ring;
    for (const Player player : event.order) {
        ring.push_back(player);
        // Whoever has left keeps the place behind the one they sat behind: the deal may still pass from
        // there.
        const std::size_t size = book.ring.size();
        std::size_t behind = std::size_t(std::ranges::find(book.ring, player) - book.ring.begin() + 1) % size;
        for (; !book.person(book.ring[behind]).seated; behind = (behind + 1) % size)
            ring.push_back(book.ring[behind]);
    }
    book.ring = std::move(ring);
    return taken(Reason::SeatsSet);
}

} // namespace

Verdict enter(Book &book, const Event &event)
{
    return std::visit(
        [&]<typename E>(const E &e) -> Verdict {
            if constexpr (std::is_same_v<E, Amend>)
                return amend(book, e);
            else if constexpr (std::is_same_v<E, AmendVoid>)
                return amendVoid(book, e);
            else if constexpr (std::is_same_v<E, Join>)
                return join(book, e);
            else if constexpr (std::is_same_v<E, Leave>)
                return leave(book, e);
            else if constexpr (std::is_same_v<E, SetTarget>)
                return taken(Reason::TargetSet, book.target = e.points);
            else if constexpr (std::is_same_v<E, SetScoring>)
                return setScoring(book, e);
            else if constexpr (std::is_same_v<E, SetRuling>)
                return setRuling(book, e);
            else if constexpr (std::is_same_v<E, SetSeats>)
                return setSeats(book, e);
            else
                return refused(Reason::WrongMoment);
        },
        event);
}

ScoredRound scoredRound(const Table &table)
{
    ScoredRound round;
    round.side = table.side;
    round.out = table.players[table.out];
    round.dealer = table.players[table.dealer];
    round.players.assign(table.seated().begin(), table.seated().end());
    for (Seat seat = 0; seat < table.playerCount; ++seat) {
        if (seat != table.out)
            round.hands.push_back({table.players[seat], table.held.holding(seat), table.held.points(seat)});
    }
    return round;
}

std::shared_ptr<const Book> reckoned(Book book, bool decide)
{
    book.standing = workOut(book, book.mode, decide);
    return std::make_shared<const Book>(std::move(book));
}

Actor actorOf(const Event &event)
{
    return std::visit(
        [](const auto &e) -> Actor {
            if constexpr (requires { e.who; })
                return e.who;
            else
                return std::nullopt;
        },
        event);
}

Player nextDealer(const MatchState &state)
{
    const Book &book = *state.book;
    if (!state.table)
        return book.seats().back();
    const Choice choice = book.rulings[Ruling::NextDealer];
    const Player dealer = state.table->players[state.table->dealer];
    const ScoredRound *counting = nullptr; // the latest that does
    for (std::size_t left = book.rounds.size(); !counting && left > 0; --left)
        counting = book.rounds[left - 1].counts ? &book.rounds[left - 1] : nullptr;
    const bool byWinner = choice == Choice::Winner && counting && book.person(counting->out).seated;
    const Player from = byWinner ? counting->out : dealer;
    const bool moves = choice == Choice::Next || (choice == Choice::Winner && !byWinner);

    const auto place = std::ranges::find(book.ring, from);
    const std::size_t size = book.ring.size();
    const std::size_t step = firstDirection(book.rulings) == Direction::Left ? 1 : size - 1;
    std::size_t seat = std::size_t(place - book.ring.begin());
    if (moves)
        seat = (seat + step) % size;
    while (!book.person(book.ring[seat]).seated)
        seat = (seat + step) % size;
    return book.ring[seat];
}

} // namespace rules
