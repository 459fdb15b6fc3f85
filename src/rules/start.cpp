// The card that is turned up to begin, and what it does.
#include "rules/draws.h"
#include "rules/judge.h"

namespace rules::judge {

namespace {

void startFlip(Table &table, Verdict &verdict, Face card)
{
    if (table.rulings[Ruling::StartFlip] == Choice::Redraw) {
        verdict.reason = Reason::StartFlipGoesBack;
        return;
    }
    verdict.reason = Reason::StartFlipTurns;
    --table.drawPile;
    table.pile.lay(card, table.side);
    const Seat first = table.firstPlayer();
    turnPileOver(table, phase::Top{table.dealer, first, first});
}

} // namespace

Verdict turnUp(Table &table, const TurnUp &event)
{
    if (!table.in<phase::Start>())
        return wrongMoment(table);
    if (auto objection = objectToFace(table, event.card, kNobody))
        return *objection;
    if (table.drawPile == 0)
        return impossible(table, Reason::NothingToTurnUp);

    Verdict verdict = legal(table, Reason::StartNumber, kNobody);
    verdict.card = event.card;
    const Kind kind = event.card.kind();
    if (kind == Kind::WildDrawTwo) {
        verdict.reason = Reason::StartWildDrawTwoGoesBack;
        return verdict;
    }
    if (kind == Kind::Flip) {
        startFlip(table, verdict, event.card);
        return verdict;
    }

    --table.drawPile;
    table.pile.lay(event.card, table.side);
    table.color = event.card.color();
    const Seat first = table.firstPlayer();
    verdict.other = table.players[first];
    if (kind == Kind::Wild) {
        verdict.reason = Reason::StartWild;
        table.phase = phase::Color{first, first, false};
    } else if (kind == Kind::Reverse) {
        verdict.reason = Reason::StartReverse;
        verdict.other = table.players[table.dealer];
        table.direction = opposite(table.direction);
        beginTurn(table, table.dealer);
    } else if (kind == Kind::Number) {
        beginTurn(table, first);
    } else {
        verdict.reason = Reason::StartSkip;
        if (kind == Kind::DrawOne) {
            verdict.reason = Reason::StartDrawOne;
            drawCards(table, verdict, first, drawsFor(Kind::DrawOne));
        }
        skip(table, verdict, first);
        beginTurn(table, table.next(first));
    }
    return verdict;
}

} // namespace rules::judge
