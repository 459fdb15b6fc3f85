// What the table waits for decides what happens next; the cards decide what can.
#include "store/demo/simulator.h"

#include "rules/chances.h"

#include <algorithm>

namespace store::demo {

using namespace rules;

bool Simulator::call(const Event &event)
{
    const std::optional<Verdict> verdict = m_call(event);
    if (!verdict || !verdict->taken())
        return false;
    if (verdict->drawing) {
        const Seat seat = table().seatOf(verdict->drawing->player);
        for (int i = m_alreadyDrawn; i < verdict->drawing->cards; ++i)
            m_deck.draw(seat);
    }
    m_alreadyDrawn = 0;
    if (verdict->handsMoved)
        moveHands(event);
    return true;
}

bool Simulator::step()
{
    if (state().isOver())
        return false;
    if (!state().inRound)
        return betweenRounds();
    if (table().uno != kNobody && table().uno != m_unoDecided)
        return settleUno();
    if (table().uno == kNobody)
        m_unoDecided = kNobody;
    const Seat actor = table().actor();
    return std::visit(Overloaded{
                          [&](const phase::Start &) { return turnUp(); },
                          [&](const phase::Turn &) { return takeTurn(); },
                          [&](const phase::Drawn &) { return playDrawn(); },
                          [&](const phase::Color &) { return chooseColor(actor); },
                          [&](const phase::Top &) { return call(NameTop{m_deck.top()}); },
                          [&](const phase::Challenge &) { return answerWildDraw(actor); },
                          [&](const phase::Stack &) { return answerPenalty(); },
                          [&](const phase::Swap &) { return swapHands(); },
                          [&](const phase::Took &asked) { return drawUntilColor(asked); },
                          [&](const phase::Holds &) { return sayHand(); },
                          [&](const phase::Scored &) { return false; },
                      },
                      table().phase);
}

// A swap names two; a 0 hands all of them on.
void Simulator::moveHands(const Event &event)
{
    if (const auto *swap = std::get_if<Swap>(&event)) {
        m_deck.swapHands(table().seatOf(*swap->who), table().seatOf(swap->with));
        return;
    }
    Seat seat = 0;
    for (Seat next = table().next(seat); next != 0; next = table().next(next))
        m_deck.swapHands(0, next);
}

bool Simulator::turnUp()
{
    const Face card = m_deck.turnUp();
    const Side before = table().side;
    if (!call(TurnUp{card}))
        return false;
    if (table().side != before)
        m_deck.flip();
    else if (table().in<phase::Start>())
        m_deck.putBack();
    return true;
}

std::vector<std::size_t> Simulator::matching(int seat) const
{
    const FaceSet legal = legalFaces(table());
    const std::vector<Face> hand = m_deck.faces(seat);
    std::vector<std::size_t> cards;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if (legal[std::size_t(hand[i].code())])
            cards.push_back(i);
    }
    return cards;
}

// People keep their wilds for later, unless a bluff tempts them.
std::size_t Simulator::choose(int seat, const std::vector<std::size_t> &cards)
{
    const std::vector<Face> hand = m_deck.faces(seat);
    std::vector<std::size_t> coloured;
    std::vector<std::size_t> wildDraws;
    for (const std::size_t card : cards) {
        if (!hand[card].isWild())
            coloured.push_back(card);
        else if (isWildDraw(hand[card].kind()))
            wildDraws.push_back(card);
    }
    if (!wildDraws.empty() && m_random->chance(15))
        return m_random->pick(wildDraws);
    return m_random->pick(coloured.empty() ? cards : coloured);
}

bool Simulator::takeTurn()
{
    const Seat seat = table().turn;
    if (oneIn(400))
        return undoAndRedo();
    if (oneIn(2000))
        return call(Count{player(seat), table().hands[seat]});
    if (oneIn(2500) && m_deck.discarded() > 1) {
        if (!call(Reshuffle{}))
            return false;
        m_deck.reshuffle();
        return true;
    }
    if (table().rulings[Ruling::JumpIn] == Choice::Yes && jumpIn())
        return true;
    const std::vector<std::size_t> cards = matching(seat);
    if (oneIn(250)) // nobody looked closely, and the table lets it stand
        return play(seat, std::size_t(m_random->below(int(m_deck.hand(seat).size()))), true);
    if (cards.empty() || m_random->chance(2))
        return draw();
    if (table().hands[seat] == 2 && !table().unoCalled && m_random->chance(60))
        return call(CallUno{player(seat)});
    return play(seat, choose(seat, cards), false);
}

bool Simulator::playDrawn()
{
    const Seat seat = table().turn;
    const std::size_t drawn = m_deck.hand(seat).size() - 1;
    const std::vector<std::size_t> cards = matching(seat);
    if (!std::ranges::count(cards, drawn) || m_random->chance(10))
        return call(Pass{player(seat)});
    return play(seat, drawn, false);
}

bool Simulator::draw()
{
    const Seat seat = table().turn;
    const DrawLimits limits = drawLimits(table());
    if (limits.most <= 1)
        return call(Draw{player(seat)});
    const Table before = table();
    int cards = 0;
    while (cards < limits.most && m_deck.draw(seat)) {
        ++cards;
        if (legalFaces(before)[std::size_t(m_deck.faces(seat).back().code())])
            break;
    }
    m_alreadyDrawn = cards;
    return call(Draw{player(seat), cards});
}

// Whoever holds the very same card does not always see it in time.
bool Simulator::jumpIn()
{
    const std::optional<Face> top = table().top();
    if (!top || !m_random->chance(50))
        return false;
    const SeatSet seats = mayJumpIn(table(), *top);
    for (Seat seat = 0; seat < table().playerCount; ++seat) {
        const std::vector<Face> hand = m_deck.faces(seat);
        const auto same = std::ranges::find(hand, *top);
        if (seats[seat] && same != hand.end())
            return play(seat, std::size_t(same - hand.begin()), false);
    }
    return false;
}

bool Simulator::answerPenalty()
{
    const Seat seat = mayLay(table());
    const std::vector<std::size_t> cards = matching(seat);
    if (cards.empty() || m_random->chance(20))
        return call(Accept{player(seat)});
    if (table().hands[seat] == 2 && !table().unoCalled && m_random->chance(60))
        return call(CallUno{player(seat)});
    return play(seat, choose(seat, cards), false);
}

// With whoever holds the fewest cards.
bool Simulator::swapHands()
{
    const SeatSet seats = maySwapWith(table());
    Seat best = table().next(table().turn);
    for (Seat seat = 0; seat < table().playerCount; ++seat) {
        if (seats[seat] && table().hands[seat] < table().hands[best])
            best = seat;
    }
    return call(Swap{player(table().turn), player(best)});
}

bool Simulator::play(Seat seat, std::size_t card, bool forced)
{
    const Face face = m_deck.faces(seat)[card];
    CalledCard called{face, {}};
    if (face.isWild() && m_deck.hand(seat).size() > 1 && m_random->chance(80))
        called.color = favourite(seat);
    const Side before = table().side;
    m_deck.play(seat, card); // before the call: whoever draws because of it may need the pile
    if (!call(Play{player(seat), called, forced}))
        return false;
    if (table().side != before)
        m_deck.flip();
    return true;
}

// Somebody holds one card and has not said so. They remember, somebody notices, or nobody does.
bool Simulator::settleUno()
{
    const Seat seat = table().uno;
    m_unoDecided = seat;
    const int fate = m_random->below(100);
    if (fate < 70)
        return call(CallUno{player(seat)});
    if (fate < 85) {
        const Seat catcher = table().next(seat);
        return call(Catch{m_random->chance(80) ? Actor(player(catcher)) : Actor(), player(seat)});
    }
    return step();
}

Color Simulator::favourite(int seat)
{
    std::array<int, 8> count{};
    for (const Face face : m_deck.faces(seat)) {
        if (face.color())
            ++count[std::size_t(*face.color())];
    }
    const auto colors = colorsOf(table().side);
    Color best = colors[std::size_t(m_random->below(kColorsPerSide))];
    for (const Color color : colors) {
        if (count[std::size_t(color)] > count[std::size_t(best)])
            best = color;
    }
    return best;
}

bool Simulator::chooseColor(Seat seat) { return call(ChooseColor{player(seat), favourite(seat)}); }

bool Simulator::answerWildDraw(Seat seat)
{
    if (mayLay(table()) == seat && m_random->chance(40))
        return answerPenalty();
    if (m_random->chance(65))
        return call(Accept{player(seat)});
    const Seat challenged = table().wild.player;
    std::vector<Face> shown = m_deck.faces(challenged);
    shown.resize(shown.size() - std::min(shown.size(), std::size_t(table().wild.drawnSince)));
    const bool guilty =
        std::ranges::any_of(shown, [&](Face f) { return f.color() && f.color() == table().wild.before; });
    if (m_random->chance(70))
        return call(Challenge{player(seat), Judgement::ByHand, shown});
    return call(Challenge{player(seat), guilty ? Judgement::Guilty : Judgement::Innocent, {}});
}

bool Simulator::drawUntilColor(const phase::Took &asked)
{
    int cards = 0;
    const int most = tookLimits(table()).most;
    while (cards < most && m_deck.draw(asked.drawer)) {
        ++cards;
        if (m_deck.faces(asked.drawer).back().color() == table().color)
            break;
    }
    m_alreadyDrawn = cards;
    return call(Took{player(asked.drawer), cards});
}

bool Simulator::sayHand()
{
    for (Seat seat = 0; seat < table().playerCount; ++seat) {
        if (!table().isDue(seat))
            continue;
        const std::vector<Face> hand = m_deck.faces(seat);
        if (!m_random->chance(15))
            return call(Holds{player(seat), Holding{hand, {}}});
        int points = 0;
        for (const Face face : hand)
            points += table().edition->points(face, table().side);
        return call(Holds{player(seat), Holding{{}, points}});
    }
    return false;
}

bool Simulator::undoAndRedo() { return call(Undo{}) && call(Redo{}); }

} // namespace store::demo
