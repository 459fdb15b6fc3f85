// Makes events of what QML calls.
#include "app/match/calls.h"

namespace app {

namespace {

rules::Actor actorOf(int player) { return player < 0 ? rules::Actor() : rules::Actor(rules::Player(player)); }

std::optional<rules::Color> colorOf(int color)
{
    return color < 0 ? std::nullopt : std::optional(rules::Color(color));
}

std::vector<rules::Face> facesOf(const QList<int> &codes)
{
    std::vector<rules::Face> faces;
    for (const int code : codes)
        faces.push_back(rules::Face::fromCode(code));
    return faces;
}

store::AppendOptions settling(const QString &draft)
{
    store::AppendOptions options;
    options.settles = draft;
    return options;
}

} // namespace

bool Calls::play(int face, int color)
{
    return call(rules::Play{{}, {rules::Face::fromCode(face), colorOf(color)}});
}

bool Calls::callUno(int player) { return call(rules::CallUno{actorOf(player)}); }

bool Calls::catchPlayer(int player) { return call(rules::Catch{{}, rules::Player(player)}); }

bool Calls::startWith(int face) { return call(rules::TurnUp{rules::Face::fromCode(face)}); }

bool Calls::chooseColor(int color) { return call(rules::ChooseColor{{}, rules::Color(color)}); }

bool Calls::nameTop(int face) { return call(rules::NameTop{rules::Face::fromCode(face)}); }

bool Calls::challengeHand(const QList<int> &faces)
{
    return call(rules::Challenge{{}, rules::Judgement::ByHand, facesOf(faces)});
}

bool Calls::challengeGuilty() { return call(rules::Challenge{{}, rules::Judgement::Guilty, {}}); }

bool Calls::challengeInnocent() { return call(rules::Challenge{{}, rules::Judgement::Innocent, {}}); }

bool Calls::took(int cards) { return call(rules::Took{{}, cards}); }

bool Calls::goOut(int player, card::Side side)
{
    return call(rules::GoOut{actorOf(player), rules::Side(side)});
}

bool Calls::holdsCards(int player, const QList<int> &faces, const QString &settles)
{
    return call(rules::Holds{actorOf(player), {facesOf(faces), {}}}, settling(settles));
}

bool Calls::holdsPoints(int player, int points, const QString &settles)
{
    return call(rules::Holds{actorOf(player), {{}, points}}, settling(settles));
}

bool Calls::count(int player, int cards) { return call(rules::Count{rules::Player(player), cards}); }

bool Calls::setTurn(int player) { return call(rules::SetTurn{rules::Player(player)}); }

bool Calls::setDirection(bool toLeft)
{
    return call(rules::SetDirection{toLeft ? rules::Direction::Left : rules::Direction::Right});
}

bool Calls::setColor(int color) { return call(rules::SetColor{rules::Color(color)}); }

bool Calls::setTop(int face) { return call(rules::SetTop{rules::Face::fromCode(face)}); }

bool Calls::setSide(card::Side side) { return call(rules::SetSide{rules::Side(side)}); }

bool Calls::beginRound(int dealer) { return call(rules::BeginRound{actorOf(dealer)}); }

bool Calls::join(const QString &name, int points, const QString &playerId)
{
    store::AppendOptions options;
    options.joining = playerId;
    const auto brought = points < 0 ? std::nullopt : std::optional(points);
    return call(rules::Join{name.trimmed().toStdString(), brought}, options);
}

bool Calls::leave(int player) { return call(rules::Leave{rules::Player(player)}); }

bool Calls::setSeats(const QList<int> &order)
{
    rules::SetSeats seats;
    for (const int player : order)
        seats.order.push_back(rules::Player(player));
    return call(seats);
}

bool Calls::setScoring(bool tally, int target)
{
    const auto mode = tally ? rules::ScoringMode::Tally : rules::ScoringMode::Collect;
    return call(rules::SetScoring{mode, target > 0 ? std::optional(target) : std::nullopt});
}

bool Calls::setRule(const QString &ruling, const QString &choice)
{
    const auto rule = rules::rulingNamed(ruling.toStdString());
    const auto chosen = rule ? rules::choiceNamed(*rule, choice.toStdString()) : std::nullopt;
    return chosen && call(rules::SetRuling{*rule, *chosen});
}

bool Calls::setTarget(int points) { return call(rules::SetTarget{points}); }

} // namespace app
