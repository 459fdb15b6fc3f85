// Accepting or challenging a Wild Draw Two or Wild Draw Color, and what is drawn for it.
#include "rules/challenges.h"

#include "rules/chances.h"
#include "rules/draws.h"
#include "rules/judge.h"
#include "rules/referee.h"

#include <algorithm>
#include <utility>

namespace rules {

// The hand as it was when the wild had been laid.
int shownCards(const Table &table)
{
    return table.in<phase::Challenge>() ? std::max(0, table.hands[table.wild.player] - table.wild.drawnSince)
                                        : 0;
}

Verdict judgeShown(const Table &table, const std::vector<Face> &cards)
{
    Table whole = table;
    if (table.in<phase::Challenge>())
        whole.hands[table.wild.player] = std::uint8_t(cards.size() + table.wild.drawnSince);
    return call(whole, Challenge{{}, Judgement::ByHand, cards}).verdict;
}

TookLimits tookLimits(const Table &table)
{
    const auto *asked = std::get_if<phase::Took>(&table.phase);
    if (!asked)
        return {};
    const int piles = table.drawPile + table.pile.size() - 1;
    const int cap = cardsOf(table.rulings[Ruling::DrawColorMost]);
    return {std::min(1, piles), cap > 0 ? std::min(cap, piles) : piles, asked->extra};
}

} // namespace rules

namespace rules::judge {

namespace {

std::optional<Verdict> objectToShownHand(const Table &table, const std::vector<Face> &hand, Seat challenger)
{
    const int cards = shownCards(table);
    if (int(hand.size()) != cards) {
        Verdict verdict = impossible(table, Reason::WrongCount, challenger);
        verdict.other = table.players[table.wild.player];
        verdict.number = int(hand.size());
        verdict.limit = cards;
        return verdict;
    }
    for (const Face face : hand) {
        const int others = int(std::ranges::count(hand, face)) - 1 + table.pile.count(face, table.side);
        if (auto objection = objectToCopies(table, face, others, challenger)) {
            objection->reason = Reason::TooManyCopiesInHands;
            return objection;
        }
    }
    return std::nullopt;
}

// The wild is settled: the round is over if it was a last card, else `then` is on turn.
void goOn(Table &table, Seat then)
{
    const Seat player = table.wild.player;
    if (table.hands[player] == 0)
        endRound(table, player);
    else if (!table.color) // called as a last card without a colour, and then it was not the last
        table.phase = phase::Color{player, then, false};
    else
        beginTurn(table, then);
}

// `drawer` takes what the wild costs and `extra` cards, and then it is the turn of `then`. A Wild Draw Color
// has to be asked how many that was.
void settle(Table &table, Verdict &verdict, Seat drawer, int extra, Seat then, Seat skipped)
{
    if (table.wild.card.kind() == Kind::WildDrawColor) {
        table.phase = phase::Took{drawer, std::uint8_t(extra), then, skipped};
        return;
    }
    const int waiting = std::exchange(table.penalty, std::uint8_t(0)); // its own cards are among them
    drawCards(table, verdict, drawer, (waiting > 0 ? waiting : drawsFor(table.wild.card.kind())) + extra);
    goOn(table, then);
    if (skipped != kNobody && !table.in<phase::Holds>())
        skip(table, verdict, skipped);
}

// The player on turn lays nothing on the penalty.
Verdict takePenalty(Table &table, const Accept &event)
{
    const Seat drawer = table.turn;
    if (auto objection = objectToActor(table, event.who, drawer, Reason::NotOnTurn))
        return *objection;
    Verdict verdict = legal(table, Reason::PenaltyTaken, drawer);
    verdict.card = table.top();
    table.uno = kNobody;
    drawCards(table, verdict, drawer, std::exchange(table.penalty, std::uint8_t(0)));
    skip(table, verdict, drawer);
    beginTurn(table, table.next(drawer));
    return verdict;
}

bool isGuilty(const Table &table, const Challenge &event)
{
    if (event.judgement != Judgement::ByHand)
        return event.judgement == Judgement::Guilty;
    return std::ranges::any_of(event.hand, [&](Face face) { return tellsGuilty(face, table.wild.before); });
}

} // namespace

void answerWildDraw(Table &table, Verdict &verdict, Seat next)
{
    if (table.rulings[Ruling::Challenge] == Choice::Yes)
        table.phase = phase::Challenge{next};
    else if (table.penalty > 0 && table.hands[table.wild.player] > 0)
        facePenalty(table, next);
    else
        settle(table, verdict, next, 0, table.next(next), next);
}

Verdict accept(Table &table, const Accept &event)
{
    if (table.in<phase::Stack>())
        return takePenalty(table, event);
    const auto *asked = std::get_if<phase::Challenge>(&table.phase);
    if (!asked)
        return wrongMoment(table, event.who);
    const Seat drawer = asked->challenger;
    if (auto objection = objectToActor(table, event.who, drawer, Reason::NotChallenger))
        return *objection;

    Verdict verdict = legal(table, Reason::Accepted, drawer);
    verdict.card = table.wild.card;
    verdict.other = table.players[table.wild.player];
    verdict.color = table.color;
    table.uno = kNobody;
    settle(table, verdict, drawer, 0, table.next(drawer), drawer);
    return verdict;
}

Verdict challenge(Table &table, const Challenge &event)
{
    const auto *asked = std::get_if<phase::Challenge>(&table.phase);
    if (!asked)
        return wrongMoment(table, event.who);
    const Seat challenger = asked->challenger;
    const Seat challenged = table.wild.player;
    for (const Face face : event.hand) {
        if (auto objection = objectToFace(table, face, challenger)) {
            if (event.who)
                objection->actor = event.who;
            return *objection;
        }
    }
    if (auto objection = objectToActor(table, event.who, challenger, Reason::NotChallenger))
        return *objection;
    if (event.judgement == Judgement::ByHand) {
        if (auto objection = objectToShownHand(table, event.hand, challenger))
            return *objection;
    } else if (event.judgement == Judgement::Guilty && shownCards(table) == 0) {
        Verdict verdict = impossible(table, Reason::GuiltyWithoutCards, challenger);
        verdict.other = table.players[challenged];
        return verdict;
    }

    const bool guilty = isGuilty(table, event);
    Verdict verdict = legal(table, guilty ? Reason::FoundGuilty : Reason::FoundInnocent, challenger);
    verdict.guilty = guilty;
    verdict.card = table.wild.card;
    verdict.other = table.players[challenged];
    verdict.color = table.wild.before;
    table.uno = kNobody;
    if (!guilty) {
        settle(table, verdict, challenger, kLostChallengeCards, table.next(challenger), challenger);
    } else if (table.rulings[Ruling::GuiltyTurn] == Choice::Lose) {
        verdict.reason = Reason::FoundGuiltyLosesTurn;
        settle(table, verdict, challenged, 0, table.next(challenger), challenger);
    } else {
        settle(table, verdict, challenged, 0, challenger, kNobody);
    }
    return verdict;
}

Verdict took(Table &table, const Took &event)
{
    const auto *asked = std::get_if<phase::Took>(&table.phase);
    if (!asked)
        return wrongMoment(table, event.who);
    if (auto objection = objectToActor(table, event.who, asked->drawer, Reason::NotOnTurn))
        return *objection;
    const TookLimits limits = tookLimits(table);
    const int piles = table.drawPile + table.pile.size() - 1;
    if (event.cards > limits.most || event.cards < limits.least) {
        const bool tooMany = event.cards > limits.most && event.cards <= piles;
        Verdict verdict = tooMany ? illegal(table, Reason::TookTooMany, asked->drawer)
                                  : impossible(table, Reason::TookNotPossible, asked->drawer);
        verdict.number = event.cards;
        verdict.limit = tooMany ? limits.most : piles;
        return verdict;
    }

    const phase::Took phase = *asked;
    Verdict verdict = legal(table, Reason::TookUntilColor, phase.drawer);
    verdict.card = table.wild.card;
    verdict.color = table.color;
    verdict.number = event.cards;
    drawCards(table, verdict, phase.drawer, event.cards + phase.extra);
    goOn(table, phase.then);
    if (phase.skipped != kNobody && !table.in<phase::Holds>())
        skip(table, verdict, phase.skipped);
    return verdict;
}

} // namespace rules::judge
