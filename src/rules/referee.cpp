// Sends an event to the part of the referee that judges it.
#include "rules/referee.h"

#include "rules/judge.h"

namespace rules {

Outcome call(const Table &table, const Event &event)
{
    Outcome outcome{Verdict{}, table};
    Table &next = outcome.table;
    next.knownTop.reset(); // a known top can be corrected by the very next event only
    const auto notOfTheRound = [&](const auto &) { return judge::wrongMoment(table); };

    outcome.verdict =
        std::visit(Overloaded{
                       [&](const TurnUp &e) { return judge::turnUp(next, e); },
                       [&](const Play &e) { return judge::play(next, e); },
                       [&](const Draw &e) { return judge::draw(next, e); },
                       [&](const Pass &e) { return judge::pass(next, e); },
                       [&](const ChooseColor &e) { return judge::chooseColor(next, e); },
                       [&](const NameTop &e) { return judge::nameTop(next, e, table.knownTop); },
                       [&](const Accept &e) { return judge::accept(next, e); },
                       [&](const Challenge &e) { return judge::challenge(next, e); },
                       [&](const Took &e) { return judge::took(next, e); },
                       [&](const CallUno &e) { return judge::callUno(next, e); },
                       [&](const Catch &e) { return judge::catchPlayer(next, e); },
                       [&](const Holds &e) { return judge::holds(next, e); },
                       [&](const GoOut &e) { return judge::goOut(next, e); },
                       [&](const Count &e) { return judge::count(next, e); },
                       [&](const SetTurn &e) { return judge::setTurn(next, e); },
                       [&](const SetDirection &e) { return judge::setDirection(next, e); },
                       [&](const SetColor &e) { return judge::setColor(next, e); },
                       [&](const SetTop &e) { return judge::setTop(next, e); },
                       [&](const SetSide &e) { return judge::setSide(next, e); },
                       [&](const Reshuffle &) { return judge::reshuffle(next); },
                       [&](const BeginRound &e) { return notOfTheRound(e); },
                       [&](const VoidRound &e) { return notOfTheRound(e); },
                       [&](const Amend &e) { return notOfTheRound(e); },
                       [&](const AmendVoid &e) { return notOfTheRound(e); },
                       [&](const Join &e) { return notOfTheRound(e); },
                       [&](const Leave &e) { return notOfTheRound(e); },
                       [&](const SetTarget &e) { return notOfTheRound(e); },
                       [&](const SetScoring &e) { return notOfTheRound(e); },
                       [&](const SetRuling &e) { return notOfTheRound(e); },
                       [&](const SetSeats &e) { return notOfTheRound(e); },
                       [&](const Undo &e) { return notOfTheRound(e); },
                       [&](const Redo &e) { return notOfTheRound(e); },
                       [&](const Stop &e) { return notOfTheRound(e); },
                   },
                   event);

    if (!outcome.verdict.taken())
        next.knownTop = table.knownTop; // nothing else was touched
    else if (next.uno != kNobody && next.hands[next.uno] != 1)
        next.uno = kNobody; // whoever no longer holds a single card cannot be caught any more
    return outcome;
}

FaceSet legalFaces(const Table &table)
{
    FaceSet legal;
    const auto *drawn = std::get_if<phase::Drawn>(&table.phase);
    if (!table.in<phase::Turn>() && (!drawn || drawn->nothing))
        return legal;
    const FaceSet possible = possibleFaces(table);
    for (std::size_t code = 0; code < possible.size(); ++code)
        legal[code] = possible[code] && judge::matches(table, Face::fromCode(int(code)));
    return legal;
}

FaceSet possibleFaces(const Table &table)
{
    FaceSet possible;
    for (int code = 0; code < Face::kCount; ++code) {
        const Face face = Face::fromCode(code);
        const int seen = table.held.count(face) + (table.counted ? table.pile.count(face, table.side) : 0);
        possible[std::size_t(code)] = seen < table.edition->copies(face, table.side);
    }
    return possible;
}

} // namespace rules
