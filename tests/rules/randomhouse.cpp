// Wild Draw cards at a table with real cards, and house rules: penalties that grow, jumps, hands that change
// owners.
#include "notation/cards.h"
#include "randomgame.h"

#include <algorithm>

using namespace rules;

namespace {

std::string joined(const std::vector<std::string> &faces)
{
    std::string text;
    for (const std::string &face : faces)
        text += ' ' + face;
    return text.empty() ? " none" : text;
}

// How many cards a face costs, where it can be stacked.
int costOf(const std::string &face)
{
    return face == "W+2" ? 2 : face.ends_with("+1") ? 1 : face.ends_with("+5") ? 5 : 0;
}

} // namespace

bool RandomGame::mayEndWith(const Name &player, const std::string &face) const
{
    if (m_real->handSize(player) != 1 || is(Ruling::Finish, Choice::Any))
        return true;
    return is(Ruling::Finish, Choice::NoWild) ? face[0] != 'W'
                                              : face.size() == 2 && face[1] <= '9' && face[1] >= '0';
}

bool RandomGame::goesOnPenalty(const Name &player, const std::string &face) const
{
    const int last = costOf(m_real->top());
    const int cost = costOf(face);
    const bool fits = is(Ruling::Stack, Choice::Same) ? cost == last
        : is(Ruling::Stack, Choice::Up)               ? cost >= last
                                                      : cost > 0;
    return fits && cost > 0 && goesOn(face) && mayEndWith(player, face);
}

std::vector<std::size_t> RandomGame::stackable(const Name &player) const
{
    const std::vector<std::string> hand = m_real->hand(player);
    std::vector<std::size_t> cards;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (goesOnPenalty(player, hand[i]))
            cards.push_back(i);
    }
    return cards;
}

bool RandomGame::isJump(const std::string &face) const
{
    return face[0] != 'W' && face == m_real->top() && face[0] == m_color;
}

int RandomGame::caughtCards() const
{
    return is(Ruling::UnoPenalty, Choice::One) ? 1 : is(Ruling::UnoPenalty, Choice::Four) ? 4 : 2;
}

// Whoever holds the very same card does not always see it in time.
bool RandomGame::tryToJumpIn()
{
    if (!m_chance.percent(70))
        return false;
    for (std::size_t i = 1; i < m_circle.size(); ++i) {
        const Name player = m_circle[i];
        const std::vector<std::string> hand = m_real->hand(player);
        const auto same = std::ranges::find_if(hand, [&](const std::string &face) { return isJump(face); });
        if (same == hand.end() || !mayEndWith(player, *same))
            continue;
        tellPlay(player, std::size_t(same - hand.begin()), false);
        return true;
    }
    return false;
}

// Whoever is on turn lays a draw card or takes all that wait.
void RandomGame::facePenalty()
{
    const Name player = m_circle.front();
    m_told.mustRefuse(player + ": draw");
    m_told.mustRefuse(m_circle[1] + ": accept");
    const std::vector<std::size_t> cards = stackable(player);
    const FaceSet legal = legalFaces(m_told.table());
    for (int code = 0; code < Face::kCount; ++code) {
        const std::string face = notation::write(Face::fromCode(code));
        const bool left = m_real->seenInPile(face) < m_real->copies(face);
        m_told.check(legal[std::size_t(code)] == (left && goesOnPenalty(player, face)),
                     "whether it goes on a penalty: " + face);
    }
    if (!cards.empty() && m_chance.percent(80))
        return tellPlay(player, m_chance.oneOf(cards), false);
    m_real->draw(player, std::exchange(m_penalty, 0));
    m_uno.clear();
    passTurn();
    tell(player + ": accept");
}

void RandomGame::swapHands(const Name &player)
{
    const Name other = m_circle[1 + m_chance.below(m_circle.size() - 1)];
    m_told.mustRefuse(player + ": swap " + player);
    m_told.mustRefuse(other + ": swap " + player);
    m_real->swapHands(player, other);
    m_uno.clear();
    m_asked.clear();
    passTurn();
    tell(player + ": swap " + other);
}

// All hands go on to the next one in the circle.
void RandomGame::handOn()
{
    for (std::size_t i = 1; i < m_circle.size(); ++i)
        m_real->swapHands(m_circle.front(), m_circle[i]);
    m_uno.clear();
}

int RandomGame::drawUntilItGoes(const Name &player)
{
    int cards = 0;
    while (m_real->draw(player, 1) == 1) {
        ++cards;
        if (goesOn(m_real->hand(player).back()))
            break;
    }
    return cards;
}

void RandomGame::wildDraw(const Name &player, const std::string &face, char before, const std::string &line,
                          Kind kind)
{
    const std::vector<std::string> shown = m_real->hand(player);
    const bool untilColor = face == "W+C";
    const bool stacks = !untilColor && !is(Ruling::Stack, Choice::No);
    m_penalty += stacks ? 2 : 0;
    if (is(Ruling::Challenge, Choice::No))
        return wildDrawAtOnce(player, untilColor, line, kind);
    const Name next = m_circle[1];
    m_asked = next;
    if (!m_color && (untilColor || !shown.empty())) {
        m_asked = player;
        tell(line, kind);
        m_asked = next;
        m_color = anyColor();
        tell(player + ": color " + m_color);
    } else {
        tell(line, kind);
    }
    maybeUno();
    const auto answers =
        stacks && !shown.empty() ? stackable(next) : std::vector<std::size_t>(); // with a card of their own
    if (!answers.empty() && m_chance.percent(40))
        return tellPlay(next, m_chance.oneOf(answers), false);

    const bool guilty =
        std::ranges::any_of(shown, [&](const std::string &each) { return each[0] == before; });
    const bool challenges = m_chance.percent(60);
    std::string answer = ": accept";
    if (challenges)
        answer = m_chance.percent(50) ? ": challenge hand" + joined(shown)
            : guilty                  ? ": challenge guilty"
                                      : ": challenge innocent";
    const bool caught = challenges && guilty;
    const Name drawer = caught ? player : next;
    const int extra = challenges && !guilty ? 2 : 0;
    m_uno.clear();
    passTurn();
    if (!caught || is(Ruling::GuiltyTurn, Choice::Lose))
        passTurn();
    if (untilColor) {
        m_asked = drawer;
        tell(next + answer);
        const int most = cardsOf(m_rulings[Ruling::DrawColorMost]);
        const int took = m_real->drawUntil(drawer, m_color, most > 0 ? most : kLargestDeck);
        answer = ": took " + std::to_string(took);
        m_real->draw(drawer, extra);
    } else {
        m_real->draw(drawer, (stacks ? std::exchange(m_penalty, 0) : 2) + extra);
    }
    m_asked.clear();
    if (shown.empty())
        m_out = player;
    tell((untilColor ? drawer : next) + answer);
}

// Nobody may challenge: the next player draws with the card, or with its colour.
void RandomGame::wildDrawAtOnce(const Name &player, bool untilColor, std::string line, Kind kind)
{
    const bool last = m_real->handSize(player) == 0;
    const Name next = m_circle[1];
    if (!m_color && (untilColor || !last)) {
        m_asked = player;
        tell(line, kind);
        maybeUno();
        m_asked.clear();
        m_color = anyColor();
        line = player + ": color " + m_color;
        kind = Kind::Legal;
    }
    passTurn();
    if (untilColor) {
        m_asked = next;
        tell(line, kind);
        maybeUno();
        m_asked.clear();
        passTurn();
        const int most = cardsOf(m_rulings[Ruling::DrawColorMost]);
        const int took = m_real->drawUntil(next, m_color, most > 0 ? most : kLargestDeck);
        m_out = last ? player : Name();
        return tell(next + ": took " + std::to_string(took));
    }
    if (m_penalty > 0 && !last) {
        tell(line, kind);
        maybeUno();
        return facePenalty();
    }
    m_real->draw(next, m_penalty > 0 ? std::exchange(m_penalty, 0) : 2);
    passTurn();
    m_out = last ? player : Name();
    tell(line, kind);
}
