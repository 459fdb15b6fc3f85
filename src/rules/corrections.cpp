// The table is right, the app was not: counts, turn, direction, colour, top card, side, reshuffles.
#include "rules/chances.h"
#include "rules/judge.h"

namespace rules {

namespace {

bool pilesLie(const Table &table)
{
    return !table.in<phase::Start>() && !table.in<phase::Holds>() && !table.in<phase::Scored>();
}

} // namespace

bool canCorrect(const Table &table) { return table.in<phase::Turn>() || table.in<phase::Drawn>(); }

bool canReshuffle(const Table &table) { return pilesLie(table) && table.pile.size() > 1; }

} // namespace rules

namespace rules::judge {

namespace {

Verdict corrected(Table &table, Reason reason)
{
    beginTurn(table, table.turn); // the player on turn begins the turn anew
    return legal(table, reason, kNobody);
}

Verdict notDealtIn(const Table &table, Player player)
{
    Verdict verdict = illegal(table, Reason::NotDealtIn);
    verdict.actor = player;
    return verdict;
}

} // namespace

Verdict count(Table &table, const Count &event)
{
    if (!table.counted || table.in<phase::Scored>())
        return wrongMoment(table);
    const Seat seat = table.seatOf(event.player);
    if (seat == kNobody)
        return notDealtIn(table, event.player);
    if (seat == table.out) {
        Verdict verdict = illegal(table, Reason::NotTheOneOut, seat);
        return verdict;
    }
    const int most = table.hands[seat] + table.drawPile;
    if (event.cards < 1 || event.cards > most) {
        Verdict verdict = impossible(table, Reason::CountNotPossible);
        verdict.other = event.player;
        verdict.number = event.cards;
        verdict.limit = most;
        return verdict;
    }

    Verdict verdict = legal(table, Reason::Counted, kNobody);
    verdict.other = event.player;
    verdict.number = event.cards;
    table.drawPile = std::uint8_t(most - event.cards);
    const bool called = table.unoCalled && seat == mayLay(table);
    if (event.cards == 1 && table.hands[seat] != 1 && !called)
        table.late.set(seat); // nobody saw it come to that
    table.hands[seat] = std::uint8_t(event.cards);
    table.held.forget(seat);
    return verdict;
}

Verdict setTurn(Table &table, const SetTurn &event)
{
    if (!canCorrect(table))
        return wrongMoment(table);
    const Seat seat = table.seatOf(event.player);
    if (seat == kNobody)
        return notDealtIn(table, event.player);
    table.turn = seat;
    Verdict verdict = corrected(table, Reason::TurnSet);
    verdict.other = event.player;
    return verdict;
}

Verdict setDirection(Table &table, const SetDirection &event)
{
    if (!canCorrect(table))
        return wrongMoment(table);
    table.direction = event.direction;
    return corrected(table, Reason::DirectionSet);
}

Verdict setColor(Table &table, const SetColor &event)
{
    if (!canCorrect(table))
        return wrongMoment(table);
    if (auto objection = objectToColor(table, event.color, kNobody))
        return *objection;
    table.color = event.color;
    Verdict verdict = corrected(table, Reason::ColorSet);
    verdict.color = event.color;
    return verdict;
}

Verdict setTop(Table &table, const SetTop &event)
{
    if (!canCorrect(table))
        return wrongMoment(table);
    if (auto objection = objectToFace(table, event.card, kNobody))
        return *objection;
    const int others = table.pile.count(event.card, table.side) - (table.top() == event.card ? 1 : 0);
    if (auto objection = objectToCopies(table, event.card, others, kNobody))
        return *objection;
    table.pile.nameTop(event.card, table.side);
    if (!event.card.isWild()) // under a wild, the colour that was named goes on
        table.color = event.card.color();
    Verdict verdict = corrected(table, Reason::TopSet);
    verdict.card = event.card;
    return verdict;
}

Verdict setSide(Table &table, const SetSide &event)
{
    if (!canCorrect(table))
        return wrongMoment(table);
    if (!table.edition->has(event.side))
        return impossible(table, Reason::NoSuchSide);
    Verdict verdict = corrected(table, Reason::SideSet);
    if (event.side != table.side)
        turnPileOver(table, phase::Top{table.turn, table.turn, table.turn});
    return verdict;
}

Verdict reshuffle(Table &table)
{
    if (!pilesLie(table))
        return wrongMoment(table);
    if (!canReshuffle(table))
        return illegal(table, Reason::TooFewToReshuffle);
    Verdict verdict = legal(table, Reason::Reshuffled, kNobody);
    verdict.number = table.pile.size() - 1;
    table.drawPile = std::uint8_t(table.drawPile + table.pile.size() - 1);
    table.pile.keepOnlyTop();
    return verdict;
}

} // namespace rules::judge
