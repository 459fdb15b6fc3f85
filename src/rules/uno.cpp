// Calling UNO, and being caught not having called it.
#include "rules/chances.h"
#include "rules/draws.h"
#include "rules/judge.h"

namespace rules {

namespace {

using judge::countsNow;

bool mayCallAhead(const Table &table, Seat seat)
{
    return seat != kNobody && seat == mayLay(table) && table.hands[seat] == 2 && !table.unoCalled;
}

} // namespace

bool canCallUno(const Table &table)
{
    return countsNow(table) && (table.uno != kNobody || mayCallAhead(table, mayLay(table)));
}

bool hasCalledUno(const Table &table, Seat seat)
{
    if (table.hands[seat] == 2)
        return table.unoCalled && seat == mayLay(table);
    return table.hands[seat] == 1 && seat != table.uno && !table.late[seat];
}

Seat catchable(const Table &table) { return countsNow(table) ? table.uno : kNobody; }

Seat uncatchable(const Table &table)
{
    Seat found = kNobody;
    for (Seat seat = 0; seat < table.playerCount; ++seat) {
        if (table.late[seat])
            return seat;
        if (found == kNobody && table.hands[seat] == 1)
            found = seat;
    }
    return found;
}

} // namespace rules

namespace rules::judge {

bool countsNow(const Table &table)
{
    return !table.in<phase::Start>() && !table.in<phase::Holds>() && !table.in<phase::Scored>();
}

Verdict callUno(Table &table, const CallUno &event)
{
    if (!countsNow(table))
        return wrongMoment(table, event.who);
    Seat seat = table.uno; // without a name: whoever can still be caught, or may call ahead
    if (event.who)
        seat = table.seatOf(*event.who);
    else if (seat == kNobody && mayCallAhead(table, mayLay(table)))
        seat = mayLay(table);
    if (seat == kNobody) {
        Verdict verdict = illegal(table, event.who ? Reason::NotDealtIn : Reason::NobodyToCallUno);
        verdict.actor = event.who;
        return verdict;
    }

    Verdict verdict = legal(table, Reason::UnoCalled, seat);
    if (seat == table.uno) {
        table.uno = kNobody;
    } else if (mayCallAhead(table, seat)) {
        verdict.reason = Reason::UnoCalledAhead;
        table.unoCalled = true;
    } else if (table.hands[seat] == 1) {
        verdict.reason = Reason::UnoCalledLate;
        table.late.reset(seat);
    } else {
        verdict = illegal(table, Reason::UnoNotNow, seat);
        verdict.number = table.hands[seat];
    }
    return verdict;
}

Verdict catchPlayer(Table &table, const Catch &event)
{
    if (!countsNow(table))
        return wrongMoment(table, event.who);
    const Seat caught = table.seatOf(event.caught);
    std::optional<Reason> objection;
    if (caught == kNobody || (event.who && table.seatOf(*event.who) == kNobody))
        objection = Reason::NotDealtIn;
    else if (event.who == event.caught)
        objection = Reason::CatchSelf;
    else if (caught != table.uno)
        objection = Reason::CatchNotNow;

    Verdict verdict = objection ? illegal(table, *objection) : legal(table, Reason::WasCaught, kNobody);
    verdict.actor = event.who;
    verdict.other = event.caught;
    if (objection)
        return verdict;
    table.uno = kNobody;
    drawCards(table, verdict, caught, caughtCards(table.rulings));
    keepShownHand(table, verdict, caught);
    return verdict;
}

} // namespace rules::judge
