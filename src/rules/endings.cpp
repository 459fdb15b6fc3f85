// Going out without called plays, and what everyone is left holding: counted, checked, said.
#include "rules/chances.h"
#include "rules/judge.h"

#include <algorithm>

namespace rules {

bool canGoOut(const Table &table) { return !table.in<phase::Holds>() && !table.in<phase::Scored>(); }

} // namespace rules

namespace rules::judge {

namespace {

int pointsOf(const Table &table, const Holding &holding)
{
    if (holding.points)
        return *holding.points;
    int points = 0;
    for (const Face face : holding.cards)
        points += table.edition->points(face, table.side);
    return points;
}

// Copies of a face in the hands said so far, that of `except` aside, and in the pile where it is known.
int seenElsewhere(const Table &table, Face face, const Holding &except)
{
    const int own = int(std::ranges::count(except.cards, face));
    return table.held.count(face) - own + (table.counted ? table.pile.count(face, table.side) : 0);
}

std::optional<Verdict> objectToCards(const Table &table, const Holding &holding, Seat seat)
{
    if (table.counted && int(holding.cards.size()) != table.hands[seat]) {
        Verdict verdict = impossible(table, Reason::WrongCount, seat);
        verdict.other = table.players[seat];
        verdict.number = int(holding.cards.size());
        verdict.limit = table.hands[seat];
        return verdict;
    }
    const Holding before = table.held.said(seat) ? table.held.holding(seat) : Holding{};
    for (const Face face : holding.cards) {
        const int others =
            int(std::ranges::count(holding.cards, face)) - 1 + seenElsewhere(table, face, before);
        if (auto objection = objectToCopies(table, face, others, seat)) {
            objection->reason = Reason::TooManyCopiesInHands;
            return objection;
        }
    }
    return std::nullopt;
}

std::optional<Verdict> objectToPoints(const Table &table, int points, Seat seat)
{
    int others = 0;
    for (Seat each = 0; each < table.playerCount; ++each) {
        if (each != seat && table.held.said(each))
            others += table.held.points(each);
    }
    const int most = table.edition->worth(table.side) - others;
    const int least = table.edition->leastCardPoints * (table.counted ? table.hands[seat] : 1);
    if (points >= least && points <= most)
        return std::nullopt;
    Verdict verdict = impossible(table, points < least ? Reason::TooFewPoints : Reason::TooManyPoints, seat);
    verdict.number = points;
    verdict.limit = points < least ? least : most;
    return verdict;
}

// Without a name it can only be the one whose hand is the last that is due.
Seat theOnlyOneDue(const Table &table)
{
    Seat due = kNobody;
    for (Seat seat = 0; seat < table.playerCount; ++seat) {
        if (!table.isDue(seat))
            continue;
        if (due != kNobody)
            return kNobody;
        due = seat;
    }
    return due;
}

} // namespace

Verdict holds(Table &table, const Holds &event)
{
    if (!table.in<phase::Holds>())
        return wrongMoment(table, event.who);
    const Seat seat = event.who ? table.seatOf(*event.who) : theOnlyOneDue(table);
    for (const Face face : event.holding.cards) {
        if (auto objection = objectToFace(table, face, seat))
            return *objection;
    }
    if (seat == kNobody || seat == table.out) {
        const Reason known = seat == table.out ? Reason::NotTheOneOut : Reason::NotDealtIn;
        Verdict verdict = illegal(table, event.who ? known : Reason::NobodyNamed);
        verdict.actor = event.who;
        return verdict;
    }
    if (!event.holding.points) {
        if (auto objection = objectToCards(table, event.holding, seat))
            return *objection;
    }
    const int points = pointsOf(table, event.holding);
    if (auto objection = objectToPoints(table, points, seat))
        return *objection;

    Verdict verdict = legal(table, Reason::HandSaid, seat);
    verdict.number = points;
    table.held.say(seat, event.holding, points);
    if (table.allSaid())
        table.phase = phase::Scored{};
    return verdict;
}

Verdict goOut(Table &table, const GoOut &event)
{
    if (!canGoOut(table))
        return wrongMoment(table, event.who);
    if (!table.edition->has(event.side)) {
        Verdict verdict = impossible(table, Reason::NoSuchSide);
        verdict.actor = event.who;
        return verdict;
    }
    const Seat seat = event.who ? table.seatOf(*event.who) : kNobody;
    if (seat == kNobody) {
        Verdict verdict = illegal(table, event.who ? Reason::NotDealtIn : Reason::NobodyNamed);
        verdict.actor = event.who;
        return verdict;
    }

    table.counted = false;
    table.side = event.side;
    table.pile = {};
    table.color.reset();
    endRound(table, seat);
    return legal(table, Reason::DeclaredOut, seat);
}

} // namespace rules::judge
