// Drawing on one's own turn, and keeping what was drawn.
#include "rules/chances.h"
#include "rules/judge.h"

#include <algorithm>

namespace rules {

DrawLimits drawLimits(const Table &table)
{
    if (!table.in<phase::Turn>())
        return {};
    const int piles = table.drawPile + table.pile.size() - 1;
    const int least = std::min(1, piles);
    return {least, table.rulings[Ruling::Draw] == Choice::Until ? piles : least};
}

} // namespace rules

namespace rules::judge {

namespace {

std::optional<Verdict> objectToCards(const Table &table, const Draw &event)
{
    if (!event.cards)
        return std::nullopt;
    const int piles = table.drawPile + table.pile.size() - 1;
    const bool possible = *event.cards <= piles && *event.cards >= std::min(1, piles);
    if (possible && (*event.cards == 1 || table.rulings[Ruling::Draw] == Choice::Until))
        return std::nullopt;
    Verdict verdict = possible ? illegal(table, Reason::DrawsOne, table.turn)
                               : impossible(table, Reason::DrawNotPossible, table.turn);
    verdict.number = *event.cards;
    verdict.limit = piles;
    return verdict;
}

} // namespace

Verdict draw(Table &table, const Draw &event)
{
    if (!table.in<phase::Turn>())
        return wrongMoment(table, event.who);
    if (auto objection = objectToActor(table, event.who, table.turn, Reason::NotOnTurn))
        return *objection;

    if (auto objection = objectToCards(table, event))
        return *objection;

    const int cards = event.cards.value_or(1);
    Verdict verdict = legal(table, Reason::Drew, table.turn);
    if (cards != 1)
        verdict.allowedBy = Ruling::Draw;
    if (table.rulings[Ruling::UnoWindow] == Choice::Begin)
        table.uno = kNobody;
    drawCards(table, verdict, table.turn, cards);
    if (!verdict.drawing)
        verdict.reason = Reason::DrewNothing;
    table.phase = phase::Drawn{!verdict.drawing};
    return verdict;
}

Verdict pass(Table &table, const Pass &event)
{
    if (!table.in<phase::Drawn>())
        return wrongMoment(table, event.who);
    if (auto objection = objectToActor(table, event.who, table.turn, Reason::NotOnTurn))
        return *objection;

    Verdict verdict = legal(table, Reason::Passed, table.turn);
    table.uno = kNobody;
    beginTurn(table, table.next(table.turn));
    verdict.other = table.players[table.turn];
    return verdict;
}

} // namespace rules::judge
