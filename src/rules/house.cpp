// House rules: what goes on a penalty, who jumps in, the last card, hands that change owners; and fines.
#include "rules/chances.h"
#include "rules/draws.h"
#include "rules/judge.h"

#include <utility>

namespace rules {

Seat mayLay(const Table &table)
{
    if (table.in<phase::Turn>() || table.in<phase::Drawn>() || table.in<phase::Stack>())
        return table.turn;
    const auto *asked = std::get_if<phase::Challenge>(&table.phase);
    const bool waits = asked && table.penalty > 0 && table.hands[table.wild.player] > 0;
    return waits ? asked->challenger : kNobody;
}

SeatSet mayJumpIn(const Table &table, Face face)
{
    SeatSet seats;
    if (!table.in<phase::Turn>() || table.rulings[Ruling::JumpIn] == Choice::No
        || !judge::goesByJump(table, face))
        return seats;
    for (Seat seat = 0; seat < table.playerCount; ++seat)
        seats[seat] = seat != table.turn && !judge::misfit(table, face, seat);
    return seats;
}

SeatSet maySwapWith(const Table &table)
{
    SeatSet seats;
    for (Seat seat = 0; table.in<phase::Swap>() && seat < table.playerCount; ++seat)
        seats[seat] = seat != table.turn;
    return seats;
}

SeatSet mayBeFined(const Table &table)
{
    SeatSet seats;
    for (Seat seat = 0; judge::countsNow(table) && seat < table.playerCount; ++seat)
        seats[seat] = table.hands[seat] > 0;
    return seats;
}

} // namespace rules

namespace rules::judge {

namespace {

bool goesOnPenalty(const Table &table, Face face)
{
    const Kind last = table.top()->kind(); // a penalty begins with a card that is laid
    switch (table.rulings[Ruling::Stack]) {
    case Choice::Same: return face.kind() == last;
    case Choice::Up: return drawsFor(face.kind()) >= drawsFor(last);
    default: return stacks(face.kind());
    }
}

bool mayFinishWith(const Table &table, Face face)
{
    switch (table.rulings[Ruling::Finish]) {
    case Choice::NoWild: return !face.isWild();
    case Choice::Number: return face.kind() == Kind::Number;
    default: return true;
    }
}

} // namespace

std::optional<Reason> misfit(const Table &table, Face face, Seat player)
{
    if (!matches(table, face))
        return Reason::NoMatch;
    if (table.penalty > 0 && !goesOnPenalty(table, face))
        return Reason::NotOnPenalty;
    if (table.hands[player] == 1 && !mayFinishWith(table, face))
        return Reason::NotAsLastCard;
    return std::nullopt;
}

bool goesByJump(const Table &table, Face face)
{
    return !face.isWild() && table.top() == face && table.color == face.color();
}

void facePenalty(Table &table, Seat seat)
{
    beginTurn(table, seat);
    table.phase = phase::Stack{};
}

// Whoever is handed a single card has nothing to call, and whoever gave one away is not caught any more.
void passHands(Table &table, Verdict &verdict)
{
    const auto before = table.hands;
    for (Seat seat = 0; seat < table.playerCount; ++seat)
        table.hands[table.next(seat)] = before[seat];
    table.uno = kNobody;
    table.late.reset();
    verdict.handsMoved = true;
}

Verdict swap(Table &table, const Swap &event)
{
    const auto *asked = std::get_if<phase::Swap>(&table.phase);
    if (!asked)
        return wrongMoment(table, event.who);
    const Seat player = table.turn;
    if (auto objection = objectToActor(table, event.who, player, Reason::NotOnTurn))
        return *objection;
    const Seat with = table.seatOf(event.with);
    if (with == kNobody || with == player) {
        Verdict verdict = illegal(table, with == kNobody ? Reason::NotDealtIn : Reason::SwapSelf, player);
        verdict.other = event.with;
        return verdict;
    }

    Verdict verdict = legal(table, Reason::Swapped, player);
    verdict.other = event.with;
    verdict.handsMoved = true;
    std::swap(table.hands[player], table.hands[with]);
    table.uno = kNobody;
    table.late.reset(player).reset(with);
    beginTurn(table, asked->then);
    return verdict;
}

Verdict fine(Table &table, const Fine &event)
{
    if (!countsNow(table))
        return wrongMoment(table);
    const Seat seat = table.seatOf(event.player);
    if (seat == kNobody || table.hands[seat] == 0) {
        Verdict verdict = illegal(table, seat == kNobody ? Reason::NotDealtIn : Reason::NotTheOneOut);
        verdict.actor = event.player;
        return verdict;
    }
    Verdict verdict = legal(table, Reason::Fined, kNobody);
    verdict.other = event.player;
    verdict.number = event.cards;
    drawCards(table, verdict, seat, event.cards);
    keepShownHand(table, verdict, seat);
    return verdict;
}

} // namespace rules::judge
