// Plays with what they do, colours and new tops.
#include "rules/chances.h"
#include "rules/draws.h"
#include "rules/judge.h"

namespace rules::judge {

namespace {

// Where the table stacks: the cards it costs wait with those that wait already.
bool addToPenalty(Table &table, Face card)
{
    if (table.rulings[Ruling::Stack] == Choice::No)
        return false;
    table.penalty = std::uint8_t(table.penalty + drawsFor(card.kind()));
    return true;
}

// What a card does to whoever is next. The card lies on the pile, its player still has cards.
void carryOut(Table &table, Verdict &verdict, Face card)
{
    const Seat player = table.turn;
    const Seat next = table.next(player);
    switch (card.kind()) {
    case Kind::Number:
        verdict.reason = Reason::PlayedNumber;
        if (card.value() == 7 && table.rulings[Ruling::Seven] == Choice::Swap) {
            table.phase = phase::Swap{next};
            return;
        }
        if (card.value() == 0 && table.rulings[Ruling::Zero] == Choice::Pass)
            passHands(table, verdict);
        beginTurn(table, next);
        return;
    case Kind::DrawOne:
    case Kind::DrawFive: {
        const bool one = card.kind() == Kind::DrawOne;
        verdict.reason = one ? Reason::PlayedDrawOne : Reason::PlayedDrawFive;
        if (addToPenalty(table, card)) {
            verdict.other = table.players[next];
            facePenalty(table, next);
            return;
        }
        drawCards(table, verdict, next, drawsFor(card.kind()));
        skip(table, verdict, next);
        beginTurn(table, table.next(next));
        return;
    }
    case Kind::Reverse:
        table.direction = opposite(table.direction);
        if (table.playerCount > 2) {
            verdict.reason = Reason::PlayedReverse;
            beginTurn(table, table.next(player));
        } else if (table.rulings[Ruling::TwoPlayerReverse] == Choice::Turn) {
            verdict.reason = Reason::PlayedReverseTurns;
            beginTurn(table, next);
        } else {
            verdict.reason = Reason::PlayedReverseSkips;
            skip(table, verdict, next);
            beginTurn(table, player);
        }
        return;
    case Kind::Skip:
        verdict.reason = Reason::PlayedSkip;
        skip(table, verdict, next);
        beginTurn(table, table.next(next));
        return;
    case Kind::SkipEveryone:
        verdict.reason = Reason::PlayedSkipEveryone;
        for (Seat seat = next; seat != player; seat = table.next(seat))
            skip(table, verdict, seat);
        beginTurn(table, player);
        return;
    case Kind::Flip:
        verdict.reason = Reason::PlayedFlip;
        turnPileOver(table, phase::Top{player, player, next});
        return;
    case Kind::Wild:
        verdict.reason = Reason::PlayedWild;
        if (table.color)
            beginTurn(table, next);
        else
            table.phase = phase::Color{player, next, false};
        return;
    case Kind::WildDrawTwo:
    case Kind::WildDrawColor:
        if (table.rulings[Ruling::Challenge] == Choice::Yes)
            verdict.kind = VerdictKind::Challengeable;
        verdict.reason =
            card.kind() == Kind::WildDrawTwo ? Reason::PlayedWildDrawTwo : Reason::PlayedWildDrawColor;
        addToPenalty(table, card);
        if (table.color)
            answerWildDraw(table, verdict, next);
        else
            table.phase = phase::Color{player, next, true};
        return;
    }
}

// What a player's last card still does. Only draws count; no colour but that of a Wild Draw Color matters any
// more.
void goOutWith(Table &table, Verdict &verdict, Face card)
{
    const Seat player = table.turn;
    const Seat next = table.next(player);
    verdict.reason = Reason::WentOut;
    switch (card.kind()) {
    case Kind::DrawOne: {
        const bool draws = table.rulings[Ruling::LastDrawOne] == Choice::Draw;
        verdict.reason = draws ? Reason::WentOutDrawOne : Reason::WentOutDrawOneSpared;
        drawCards(table, verdict, next, table.penalty + (draws ? drawsFor(card.kind()) : 0));
        break;
    }
    case Kind::DrawFive:
        verdict.reason = Reason::WentOutDraw;
        drawCards(table, verdict, next, table.penalty + drawsFor(card.kind()));
        break;
    case Kind::Flip:
        verdict.reason = Reason::WentOutFlip;
        if (table.rulings[Ruling::LastFlip] == Choice::New) {
            table.side = other(table.side);
            table.pile.turnOver();
            const std::optional<Face> top = table.top();
            table.color = top ? top->color() : std::nullopt;
        }
        break;
    case Kind::WildDrawTwo:
    case Kind::WildDrawColor:
        verdict.reason = Reason::WentOutDraw;
        if (table.rulings[Ruling::Challenge] == Choice::Yes) {
            verdict.kind = VerdictKind::Challengeable;
            verdict.reason = Reason::WentOutWildDraw;
        }
        addToPenalty(table, card);
        if (card.kind() == Kind::WildDrawTwo || table.color)
            answerWildDraw(table, verdict, next);
        else
            table.phase = phase::Color{player, next, true};
        return;
    default: break;
    }
    endRound(table, player);
}

bool jumpsIn(const Table &table, const Play &event, Seat player)
{
    return player != table.turn && !event.forced && table.in<phase::Turn>()
        && table.rulings[Ruling::JumpIn] == Choice::Yes;
}

std::optional<Verdict> objectToPlay(const Table &table, const Play &event, Seat player, Seat onTurn)
{
    const Face face = event.card.face;
    if (auto objection = objectToFace(table, face, player))
        return objection;
    if (event.card.color) {
        if (auto objection = objectToColor(table, *event.card.color, player))
            return objection;
    }
    if (player == kNobody)
        return objectToActor(table, event.who, onTurn, Reason::NotOnTurn);
    if (event.forced)
        return std::nullopt;
    const bool jumps = jumpsIn(table, event, player);
    if (!jumps) {
        if (auto objection = objectToActor(table, event.who, onTurn, Reason::NotOnTurn))
            return objection;
    }
    if (auto objection = objectToCopies(table, face, table.pile.count(face, table.side), player))
        return objection;
    const auto *drawn = std::get_if<phase::Drawn>(&table.phase);
    if (drawn && drawn->nothing)
        return illegal(table, Reason::OnlyPass, player);
    if (jumps && !goesByJump(table, face))
        return illegal(table, Reason::NoJumpIn, player);
    if (const auto reason = misfit(table, face, player))
        return illegal(table, *reason, player);
    return std::nullopt;
}

} // namespace

Verdict play(Table &table, const Play &event)
{
    const Seat onTurn = mayLay(table);
    if (onTurn == kNobody || (event.forced && !canCorrect(table)))
        return wrongMoment(table, event.who);
    const Face face = event.card.face;
    const Seat player = event.who ? table.seatOf(*event.who) : onTurn;
    if (auto objection = objectToPlay(table, event, player, onTurn)) {
        objection->actor = event.who ? event.who : table.players[onTurn];
        objection->card = face;
        objection->top = table.top();
        if (!objection->color)
            objection->color = table.color;
        return *objection;
    }

    Verdict verdict = legal(table, Reason::PlayedNumber, player);
    verdict.card = face;
    verdict.top = table.top();
    if (table.penalty > 0)
        verdict.allowedBy = Ruling::Stack;
    else if (jumpsIn(table, event, player))
        verdict.allowedBy = Ruling::JumpIn;
    const bool called = table.unoCalled && player == onTurn;
    const std::optional<Color> before = table.color;
    table.turn = player;
    table.uno = kNobody; // whatever the ruling, the next play ends the time for catching
    table.unoCalled = false;
    --table.hands[player];
    table.pile.lay(face, table.side);
    table.color = face.isWild() ? event.card.color : face.color();
    verdict.color = table.color;
    table.wild = isWildDraw(face.kind()) ? WildDraw{face, player, before, 0} : WildDraw{};
    if (isWildDraw(face.kind()))
        verdict.other = table.players[table.next(player)];

    if (table.hands[player] == 0) {
        goOutWith(table, verdict, face);
    } else {
        if (table.hands[player] == 1 && !called)
            table.uno = player;
        carryOut(table, verdict, face);
    }
    if (event.forced) {
        verdict.kind = VerdictKind::Forced;
        verdict.reason = Reason::LetStand;
    }
    return verdict;
}

Verdict chooseColor(Table &table, const ChooseColor &event)
{
    const auto *asked = std::get_if<phase::Color>(&table.phase);
    if (!asked)
        return wrongMoment(table, event.who);
    if (auto objection = objectToColor(table, event.color, asked->chooser)) {
        if (event.who)
            objection->actor = event.who;
        return *objection;
    }
    if (auto objection = objectToActor(table, event.who, asked->chooser, Reason::NotAsked))
        return *objection;

    Verdict verdict = legal(table, Reason::ColorChosen, asked->chooser);
    verdict.color = event.color;
    verdict.other = table.players[asked->then];
    table.color = event.color;
    if (asked->wildDraw)
        answerWildDraw(table, verdict, asked->then);
    else
        beginTurn(table, asked->then);
    return verdict;
}

Verdict nameTop(Table &table, const NameTop &event, const std::optional<phase::Top> &known)
{
    const auto *asked = std::get_if<phase::Top>(&table.phase);
    if (!asked && !known)
        return wrongMoment(table);
    if (auto objection = objectToFace(table, event.card, kNobody))
        return *objection;
    const int others = table.pile.count(event.card, table.side) - (table.top() == event.card ? 1 : 0);
    if (auto objection = objectToCopies(table, event.card, others, kNobody))
        return *objection;

    Verdict verdict = legal(table, asked ? Reason::TopNamed : Reason::TopCorrected, kNobody);
    const phase::Top ask = asked ? *asked : *known;
    verdict.card = event.card;
    verdict.other = table.players[event.card.isWild() ? ask.chooser : ask.then];
    if (event.card.isWild())
        verdict.reason = Reason::TopIsWild;
    table.pile.nameTop(event.card, table.side);
    settleTop(table, ask);
    return verdict;
}

} // namespace rules::judge
