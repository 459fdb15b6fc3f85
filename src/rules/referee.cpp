// Sends an event to the part of the referee that judges it.
#include "rules/referee.h"

#include "rules/chances.h"
#include "rules/judge.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace rules {

namespace {

// Sends each kind of event to its handler; a kind left out does not compile.
struct Judging {
    Table &next; // changed where the event is taken
    const Table &before;

    Verdict operator()(const TurnUp &e) const { return judge::turnUp(next, e); }
    Verdict operator()(const Play &e) const { return judge::play(next, e); }
    Verdict operator()(const Draw &e) const { return judge::draw(next, e); }
    Verdict operator()(const Pass &e) const { return judge::pass(next, e); }
    Verdict operator()(const ChooseColor &e) const { return judge::chooseColor(next, e); }
    Verdict operator()(const NameTop &e) const { return judge::nameTop(next, e, before.knownTop); }
    Verdict operator()(const Swap &e) const { return judge::swap(next, e); }
    Verdict operator()(const Accept &e) const { return judge::accept(next, e); }
    Verdict operator()(const Challenge &e) const { return judge::challenge(next, e); }
    Verdict operator()(const Took &e) const { return judge::took(next, e); }
    Verdict operator()(const CallUno &e) const { return judge::callUno(next, e); }
    Verdict operator()(const Catch &e) const { return judge::catchPlayer(next, e); }
    Verdict operator()(const Holds &e) const { return judge::holds(next, e); }
    Verdict operator()(const GoOut &e) const { return judge::goOut(next, e); }
    Verdict operator()(const Count &e) const { return judge::count(next, e); }
    Verdict operator()(const Fine &e) const { return judge::fine(next, e); }
    Verdict operator()(const SetTurn &e) const { return judge::setTurn(next, e); }
    Verdict operator()(const SetDirection &e) const { return judge::setDirection(next, e); }
    Verdict operator()(const SetColor &e) const { return judge::setColor(next, e); }
    Verdict operator()(const SetTop &e) const { return judge::setTop(next, e); }
    Verdict operator()(const SetSide &e) const { return judge::setSide(next, e); }
    Verdict operator()(const Reshuffle &) const { return judge::reshuffle(next); }
    Verdict operator()(const BeginRound &) const { return notOfTheRound(); }
    Verdict operator()(const VoidRound &) const { return notOfTheRound(); }
    Verdict operator()(const Amend &) const { return notOfTheRound(); }
    Verdict operator()(const AmendVoid &) const { return notOfTheRound(); }
    Verdict operator()(const Join &) const { return notOfTheRound(); }
    Verdict operator()(const Leave &) const { return notOfTheRound(); }
    Verdict operator()(const SetTarget &) const { return notOfTheRound(); }
    Verdict operator()(const SetScoring &) const { return notOfTheRound(); }
    Verdict operator()(const SetRuling &) const { return notOfTheRound(); }
    Verdict operator()(const SetSeats &) const { return notOfTheRound(); }
    Verdict operator()(const Undo &) const { return notOfTheRound(); }
    Verdict operator()(const Redo &) const { return notOfTheRound(); }
    Verdict operator()(const Stop &) const { return notOfTheRound(); }

    [[nodiscard]] Verdict notOfTheRound() const { return judge::wrongMoment(before); }
};

// Copies of a face on the side in play that neither lie in the pile nor were said to be in a hand.
int unseen(const Table &table, Face face)
{
    const int seen = table.held.count(face) + (table.counted ? table.pile.count(face, table.side) : 0);
    return table.edition->copies(face, table.side) - seen;
}

} // namespace

Outcome call(const Table &table, const Event &event)
{
    Table next = table;
    next.knownTop.reset(); // a known top can be corrected by the very next event only
    const Verdict verdict = std::visit(Judging{next, table}, event);
    if (!verdict.taken())
        return {verdict, table};
    if (next.uno != kNobody && next.hands[next.uno] != 1)
        next.uno = kNobody; // whoever no longer holds a single card cannot be caught any more
    if (table.uno != kNobody && table.uno != next.uno && !verdict.handsMoved
        && !std::holds_alternative<CallUno>(event))
        next.late.set(table.uno);
    for (Seat seat = 0; seat < next.playerCount; ++seat) {
        if (next.hands[seat] != 1 || seat == next.uno)
            next.late.reset(seat);
    }
    return {verdict, next};
}

FaceSet legalFaces(const Table &table)
{
    FaceSet legal;
    const Seat player = mayLay(table);
    const auto *drawn = std::get_if<phase::Drawn>(&table.phase);
    if (player == kNobody || (drawn && drawn->nothing))
        return legal;
    const FaceSet possible = possibleFaces(table);
    for (std::size_t code = 0; code < possible.size(); ++code)
        legal[code] = possible[code] && !judge::misfit(table, Face::fromCode(int(code)), player);
    return legal;
}

FaceSet possibleFaces(const Table &table)
{
    FaceSet possible;
    for (int code = 0; code < Face::kCount; ++code)
        possible[std::size_t(code)] = unseen(table, Face::fromCode(code)) > 0;
    return possible;
}

int presumedCards(const Table &table, Seat seat)
{
    return table.counted ? table.hands[seat] : table.edition->dealtCards;
}

int mostPoints(const Table &table, Seat seat)
{
    Table others = table;
    others.held.forget(seat);
    std::vector<int> points;
    for (const Face face : table.edition->faces(table.side))
        points.insert(points.end(), std::size_t(std::max(0, unseen(others, face))),
                      table.edition->points(face, table.side));
    std::ranges::sort(points, std::greater<>());
    const auto held = std::min(std::size_t(presumedCards(table, seat)), points.size());
    return std::accumulate(points.begin(), points.begin() + std::ptrdiff_t(held), 0);
}

} // namespace rules
