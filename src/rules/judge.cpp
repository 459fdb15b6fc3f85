// The checks in their order, and the effects that cards share.
#include "rules/judge.h"

namespace rules::judge {

namespace {

Verdict verdictOf(const Table &table, VerdictKind kind, Reason reason, Seat actor)
{
    Verdict verdict(kind, reason);
    if (actor != kNobody)
        verdict.actor = table.players[actor];
    return verdict;
}

} // namespace

Verdict legal(const Table &table, Reason reason, Seat actor)
{
    return verdictOf(table, VerdictKind::Legal, reason, actor);
}

Verdict illegal(const Table &table, Reason reason, Seat actor)
{
    return verdictOf(table, VerdictKind::Illegal, reason, actor);
}

Verdict impossible(const Table &table, Reason reason, Seat actor)
{
    return verdictOf(table, VerdictKind::Impossible, reason, actor);
}

Verdict wrongMoment(const Table &table, Actor who)
{
    Verdict verdict = illegal(table, Reason::WrongMoment);
    verdict.actor = who;
    return verdict;
}

std::optional<Verdict> objectToFace(const Table &table, Face face, Seat actor)
{
    if (table.edition->has(face, table.side))
        return std::nullopt;
    const bool elsewhere = table.edition->has(face, other(table.side));
    Verdict verdict = impossible(table, elsewhere ? Reason::OtherSide : Reason::NotInEdition, actor);
    verdict.card = face;
    return verdict;
}

std::optional<Verdict> objectToColor(const Table &table, Color color, Seat actor)
{
    if (sideOf(color) == table.side)
        return std::nullopt;
    Verdict verdict = impossible(table, Reason::ColorOfOtherSide, actor);
    verdict.color = color;
    return verdict;
}

std::optional<Verdict> objectToActor(const Table &table, Actor who, Seat allowed, Reason reason)
{
    if (!who || *who == table.players[allowed])
        return std::nullopt;
    const bool dealtIn = table.seatOf(*who) != kNobody;
    Verdict verdict = illegal(table, dealtIn ? reason : Reason::NotDealtIn);
    verdict.actor = who;
    verdict.other = table.players[allowed];
    return verdict;
}

std::optional<Verdict> objectToCopies(const Table &table, Face face, int others, Seat actor)
{
    const int copies = table.edition->copies(face, table.side);
    if (others < copies)
        return std::nullopt;
    Verdict verdict = impossible(table, Reason::TooManyCopies, actor);
    verdict.card = face;
    verdict.limit = copies;
    return verdict;
}

bool matches(const Table &table, Face face)
{
    if (face.isWild() || face.color() == table.color)
        return true;
    const std::optional<Face> top = table.top();
    return top && face.sameSymbol(*top);
}

void drawCards(Table &table, Verdict &verdict, Seat seat, int cards)
{
    verdict.due = std::uint8_t(cards);
    int drawn = 0;
    for (; drawn < cards; ++drawn) {
        if (table.drawPile == 0) { // only now: a reshuffle comes with the first card that cannot be drawn
            if (table.pile.size() < 2)
                break;
            table.drawPile = std::uint8_t(table.pile.size() - 1);
            table.pile.keepOnlyTop();
            verdict.reshuffled = true;
        }
        --table.drawPile;
        ++table.hands[seat];
    }
    if (drawn > 0)
        verdict.drawing = Drawing{table.players[seat], std::uint8_t(drawn)};
}

void keepShownHand(Table &table, const Verdict &verdict, Seat drawer)
{
    if (drawer == table.wild.player && verdict.drawing)
        table.wild.drawnSince = std::uint8_t(table.wild.drawnSince + verdict.drawing->cards);
}

void skip(const Table &table, Verdict &verdict, Seat seat)
{
    verdict.skipped[verdict.skippedCount++] = table.players[seat];
}

void beginTurn(Table &table, Seat seat)
{
    table.turn = seat;
    table.phase = phase::Turn{};
    table.unoCalled = false;
    table.wild = {};
}

void endRound(Table &table, Seat out)
{
    table.out = out;
    table.uno = kNobody;
    table.unoCalled = false;
    table.wild = {};
    table.penalty = 0;
    table.phase = phase::Holds{};
}

void turnPileOver(Table &table, const phase::Top &ask)
{
    table.side = other(table.side);
    table.pile.turnOver();
    table.color.reset();
    if (!table.top()) {
        table.phase = ask;
        return;
    }
    settleTop(table, ask);
    table.knownTop = ask;
}

void settleTop(Table &table, const phase::Top &ask)
{
    table.color = table.top()->color();
    if (table.color)
        beginTurn(table, ask.then);
    else
        table.phase = phase::Color{ask.chooser, ask.then, false};
}

} // namespace rules::judge
