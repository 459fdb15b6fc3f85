// How a random round is played with real cards.
#include "randomgame.h"

#include <algorithm>

using namespace rules;

bool RandomGame::goesOn(const std::string &face) const
{
    const std::string top = m_real->top();
    return face[0] == 'W' || face[0] == m_color || (top[0] != 'W' && face.substr(1) == top.substr(1));
}

char RandomGame::anyColor()
{
    const std::string colors = m_real->side() == Side::Light ? "BGRY" : "PTOV";
    return m_chance.oneOf(colors);
}

void RandomGame::passTurn()
{
    m_circle.push_back(m_circle.front());
    m_circle.pop_front();
}

void RandomGame::turnTo(const Name &player)
{
    while (m_circle.front() != player)
        passTurn();
}

void RandomGame::turnUpStart()
{
    const std::string face = m_real->turnUp();
    const std::string line = "start " + face;
    const Name first = m_circle.front();
    m_asked.clear();
    if (face == "W+2" || (face[1] == 'F' && is(Ruling::StartFlip, Choice::Redraw))) {
        m_real->putBack();
        m_asked = m_dealer;
        tell(line);
        turnUpStart();
    } else if (face == "W") {
        m_asked = first;
        tell(line);
        m_asked.clear();
        m_color = anyColor();
        tell(first + ": color " + m_color);
    } else if (face[1] == 'F') {
        flipOver(line, Kind::Legal, m_dealer, first, false);
    } else {
        m_color = face[0];
        if (face[1] == 'R') {
            std::ranges::reverse(m_circle);
            m_turned = true;
        }
        if (face.ends_with("+1"))
            m_real->draw(first, 1);
        if (face.ends_with("+1") || face[1] == 'S')
            passTurn();
        tell(line);
    }
}

void RandomGame::takeTurn()
{
    if (is(Ruling::JumpIn, Choice::Yes) && tryToJumpIn())
        return;
    const Name player = m_circle.front();
    std::vector<std::size_t> playable;
    const std::vector<std::string> hand = m_real->hand(player);
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (goesOn(hand[i]) && mayEndWith(player, hand[i]))
            playable.push_back(i);
    }
    if (!playable.empty() && m_chance.percent(85)) {
        tellPlay(player, m_chance.oneOf(playable), false);
        return;
    }
    std::string line = player + ": draw";
    bool drew = false;
    if (is(Ruling::Draw, Choice::Until) && m_chance.percent(80)) {
        const int cards = drawUntilItGoes(player);
        drew = cards > 0;
        line += ' ' + std::to_string(cards);
    } else {
        drew = m_real->draw(player, 1) == 1;
    }
    if (!is(Ruling::UnoWindow, Choice::Played))
        m_uno.clear();
    if (m_uno == player)
        m_uno.clear();
    tell(line);
    tryWhatIsNotAllowed();
    if (drew && goesOn(m_real->hand(player).back()) && m_chance.percent(70)) {
        tellPlay(player, std::size_t(m_real->handSize(player)) - 1, false);
        return;
    }
    m_uno.clear();
    passTurn();
    tell(player + ": pass");
}

void RandomGame::tellPlay(const Name &player, std::size_t card, bool forced)
{
    const bool isTheirs = player == m_circle.front() || player == m_asked; // the turn, or the penalty
    const bool calls = !forced && isTheirs && m_real->handSize(player) == 2 && m_chance.percent(40);
    if (calls)
        tell(player + ": uno");
    m_asked.clear();
    const std::string face = m_real->hand(player)[card];
    const bool wild = face[0] == 'W';
    const char before = m_color;
    turnTo(player);
    m_real->lay(player, card);
    m_uno = m_real->handSize(player) == 1 && !calls ? player : Name();
    m_color = !wild ? face[0] : m_chance.percent(80) ? anyColor() : char(0);

    const std::string does = wild ? face : face.substr(1);
    const Name next = m_circle[1];
    const bool doubtful = (does == "W+2" || does == "W+C") && is(Ruling::Challenge, Choice::Yes);
    const Kind kind = forced ? Kind::Forced : doubtful ? Kind::Challengeable : Kind::Legal;
    std::string line = player + (forced ? ": force play " : ": play ") + face;
    if (wild && m_color)
        line.append("=").push_back(m_color);

    if (does == "W+2" || does == "W+C") {
        wildDraw(player, face, before, line, kind);
    } else if (m_real->handSize(player) == 0) {
        goOut(player, face, line, kind);
    } else if (does == "F") {
        flipOver(line, kind, player, player, true);
    } else if (does == "W" && !m_color) {
        m_asked = player;
        tell(line, kind);
        maybeUno();
        m_asked.clear();
        m_color = anyColor();
        passTurn();
        tell(player + ": color " + m_color);
    } else if (does == "7" && is(Ruling::Seven, Choice::Swap)) {
        m_asked = player;
        tell(line, kind);
        maybeUno();
        swapHands(player);
    } else if (does[0] == '+' && !is(Ruling::Stack, Choice::No)) {
        m_penalty += does == "+1" ? 1 : 5;
        passTurn();
        tell(line, kind);
        maybeUno();
        facePenalty();
    } else {
        if (does == "0" && is(Ruling::Zero, Choice::Pass))
            handOn();
        if (does[0] == '+')
            m_real->draw(next, does == "+1" ? 1 : 5);
        if (does == "R") {
            std::ranges::reverse(m_circle); // now the one who was behind is in front
            m_turned = !m_turned;
        } else if (does != "E") {
            passTurn();
        }
        const bool reverseSkips =
            does == "R" && m_circle.size() == 2 && is(Ruling::TwoPlayerReverse, Choice::Skip);
        if (does[0] == '+' || does == "S" || reverseSkips)
            passTurn();
        tell(line, kind);
    }
    maybeUno();
}

void RandomGame::goOut(const Name &player, const std::string &face, const std::string &line, Kind kind)
{
    const std::string does = face.substr(1);
    const int own = does == "+5" ? 5 : does == "+1" && is(Ruling::LastDrawOne, Choice::Draw) ? 1 : 0;
    m_real->draw(m_circle[1], own + std::exchange(m_penalty, 0));
    if (face[0] != 'W' && does == "F" && is(Ruling::LastFlip, Choice::New)) {
        m_real->flip();
        const std::string top = m_real->top();
        m_color = m_real->topWasSeen() && top[0] != 'W' ? top[0] : char(0);
    }
    m_out = player;
    tell(line, kind);
}

// Everything is turned over; `asked` says what came up where nobody could know it, `chooser` names its
// colour.
void RandomGame::flipOver(std::string line, Kind kind, const Name &asked, const Name &chooser, bool passes)
{
    m_real->flip();
    m_color = 0;
    if (!m_real->topWasSeen()) {
        m_asked = asked;
        tell(line, kind);
        maybeUno();
        m_real->lookAtTop();
        line = "top " + m_real->top();
        kind = Kind::Legal;
    }
    if (m_real->top()[0] == 'W') {
        m_asked = chooser;
        tell(line, kind);
        m_color = anyColor();
        line = chooser + ": color " + m_color;
        kind = Kind::Legal;
    } else {
        m_color = m_real->top()[0];
    }
    m_asked.clear();
    if (passes)
        passTurn();
    tell(line, kind);
}

void RandomGame::maybeUno()
{
    if (m_uno.empty() || !m_out.empty() || m_chance.percent(40))
        return;
    const Name player = std::exchange(m_uno, Name());
    if (m_chance.percent(50)) {
        tell(player + ": uno");
        return;
    }
    std::vector<Name> others(m_circle.begin(), m_circle.end());
    std::erase(others, player);
    m_real->draw(player, caughtCards());
    tell(m_chance.oneOf(others) + ": catch " + player);
}

// The table is right: something was not called, or somebody may do what the rules do not allow.
void RandomGame::maybeCorrect()
{
    const Name player = m_chance.oneOf(m_circle);
    switch (m_chance.below(60)) {
    case 0:
        if (m_real->discardPile() < 2)
            return m_told.mustRefuse("reshuffle");
        m_real->reshuffle();
        return tell("reshuffle");
    case 1:
        if (m_real->drawPile() == 0)
            return;
        m_real->draw(player, 1);
        m_uno = m_uno == player ? Name() : m_uno;
        return tell("count " + player + " " + std::to_string(m_real->handSize(player)));
    case 2:
        if (m_real->handSize(player) == 1)
            return;
        m_real->giveBack(player);
        return tell("count " + player + " " + std::to_string(m_real->handSize(player)));
    case 3: turnTo(player); return tell("set turn " + player);
    case 4: {
        std::reverse(m_circle.begin() + 1, m_circle.end());
        m_turned = !m_turned;
        return tell(std::string("set direction ")
                    + (m_turned == is(Ruling::FirstPlayer, Choice::Right) ? "left" : "right"));
    }
    case 5: m_color = anyColor(); return tell(std::string("set color ") + m_color);
    case 6: return tellPlay(player, m_chance.below(std::size_t(m_real->handSize(player))), true);
    case 7:
        if (!m_setup.edition->twoSided)
            return m_told.mustRefuse("set side dark");
        return flipOver(m_real->side() == Side::Light ? "set side dark" : "set side light", Kind::Legal,
                        m_circle.front(), m_circle.front(), false);
    case 8: {
        const int cards = 1 + int(m_chance.below(3));
        if (m_real->draw(player, cards) > 0)
            m_uno = m_uno == player ? Name() : m_uno;
        return tell("fine " + player + " " + std::to_string(cards));
    }
    default: return;
    }
}
