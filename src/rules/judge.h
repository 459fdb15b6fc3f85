// What the referee's parts share: checks that several events make, and effects that several cards have.
// Internal to src/rules.
#pragma once

#include "rules/table.h"
#include "rules/verdict.h"

namespace rules::judge {

[[nodiscard]] Verdict legal(const Table &table, Reason reason, Seat actor);
[[nodiscard]] Verdict illegal(const Table &table, Reason reason, Seat actor = kNobody);
[[nodiscard]] Verdict impossible(const Table &table, Reason reason, Seat actor = kNobody);
[[nodiscard]] Verdict wrongMoment(const Table &table, Actor who = {});

// The checks in their order; each is empty where there is nothing to object to.
[[nodiscard]] std::optional<Verdict> objectToFace(const Table &table, Face face, Seat actor);
[[nodiscard]] std::optional<Verdict> objectToColor(const Table &table, Color color, Seat actor);
// Only `allowed` may act; an event without a name means them.
[[nodiscard]] std::optional<Verdict> objectToActor(const Table &table, Actor who, Seat allowed,
                                                   Reason reason);
[[nodiscard]] std::optional<Verdict> objectToCopies(const Table &table, Face face, int others, Seat actor);

[[nodiscard]] bool matches(const Table &table, Face face);
// Why this player may not lay it, whose turn or chance it is: the card on top, or a house rule.
[[nodiscard]] std::optional<Reason> misfit(const Table &table, Face face, Seat player);
[[nodiscard]] bool goesByJump(const Table &table, Face face); // by somebody who is not on turn

[[nodiscard]] bool countsNow(const Table &table); // calling UNO, catching, fines

void drawCards(Table &table, Verdict &verdict, Seat seat, int cards);
void keepShownHand(Table &table, const Verdict &verdict, Seat drawer); // what was drawn is not in it
void skip(const Table &table, Verdict &verdict, Seat seat);
void beginTurn(Table &table, Seat seat);
void endRound(Table &table, Seat out);
void facePenalty(Table &table, Seat seat);
void answerWildDraw(Table &table, Verdict &verdict,
                    Seat next); // its colour is known: challenge, penalty or draw
void passHands(Table &table, Verdict &verdict); // all of them on to the next seat
void turnPileOver(Table &table,
                  const phase::Top &ask); // as a Flip does: asks for the new top unless it is known
void settleTop(Table &table, const phase::Top &ask); // the top is named now: go on, or ask for its colour

// One handler an event; each checks first and changes the table only where it takes the event.
[[nodiscard]] Verdict turnUp(Table &table, const TurnUp &event);
[[nodiscard]] Verdict play(Table &table, const Play &event);
[[nodiscard]] Verdict draw(Table &table, const Draw &event);
[[nodiscard]] Verdict pass(Table &table, const Pass &event);
[[nodiscard]] Verdict chooseColor(Table &table, const ChooseColor &event);
[[nodiscard]] Verdict nameTop(Table &table, const NameTop &event, const std::optional<phase::Top> &known);
[[nodiscard]] Verdict swap(Table &table, const Swap &event);
[[nodiscard]] Verdict accept(Table &table, const Accept &event);
[[nodiscard]] Verdict challenge(Table &table, const Challenge &event);
[[nodiscard]] Verdict took(Table &table, const Took &event);
[[nodiscard]] Verdict callUno(Table &table, const CallUno &event);
[[nodiscard]] Verdict catchPlayer(Table &table, const Catch &event);
[[nodiscard]] Verdict holds(Table &table, const Holds &event);
[[nodiscard]] Verdict goOut(Table &table, const GoOut &event);
[[nodiscard]] Verdict count(Table &table, const Count &event);
[[nodiscard]] Verdict fine(Table &table, const Fine &event);
[[nodiscard]] Verdict setTurn(Table &table, const SetTurn &event);
[[nodiscard]] Verdict setDirection(Table &table, const SetDirection &event);
[[nodiscard]] Verdict setColor(Table &table, const SetColor &event);
[[nodiscard]] Verdict setTop(Table &table, const SetTop &event);
[[nodiscard]] Verdict setSide(Table &table, const SetSide &event);
[[nodiscard]] Verdict reshuffle(Table &table);

} // namespace rules::judge
