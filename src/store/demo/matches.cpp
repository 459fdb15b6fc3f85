// What happens between rounds, and rounds of people who only score.
#include "store/demo/simulator.h"

#include <algorithm>

namespace store::demo {

using namespace rules;

bool Simulator::betweenRounds()
{
    const Book &book = *state().book;
    const std::vector<Player> seats = book.seats();
    if (oneIn(60) && !book.rounds.empty())
        return amendSomething();
    if (oneIn(150) && seats.size() < 8 && !m_guests.empty())
        return letSomebodyJoin();
    if (oneIn(150) && seats.size() > 2)
        return call(Leave{m_random->pick(seats)});
    if (oneIn(300))
        return call(SetTarget{book.target + 50});
    if (oneIn(300)) {
        std::vector<Player> order = seats;
        m_random->shuffle(order);
        return call(SetSeats{order});
    }
    return beginRound();
}

bool Simulator::beginRound()
{
    if (!call(BeginRound{}))
        return false;
    m_deck.deal(table().playerCount, table().edition->dealtCards);
    m_unoDecided = kNobody;
    return true;
}

bool Simulator::letSomebodyJoin()
{
    const Book &book = *state().book;
    const std::string &name = m_random->pick(m_guests);
    const std::optional<Player> known = book.find(name);
    if (known && book.person(*known).seated)
        return beginRound();
    if (known)
        return call(Join{name, {}});
    return call(Join{name, book.total(book.seats().front())});
}

// Somebody had counted wrong, or the round should not have counted at all.
bool Simulator::amendSomething()
{
    const Book &book = *state().book;
    const int number = m_random->between(1, int(book.rounds.size()));
    if (m_random->chance(20))
        return call(AmendVoid{number});
    const ScoredRound &round = book.rounds[std::size_t(number - 1)];
    Amend amend{number, round.out, round.side, {}};
    for (const LeftInHand &hand : round.hands) {
        const int points = std::max(book.edition->leastCardPoints, hand.points - m_random->below(5));
        amend.hands.push_back({hand.player, Holding{{}, points}});
    }
    return call(amend);
}

bool Simulator::scoreOnly()
{
    if (state().isOver())
        return false;
    if (!state().inRound && !beginRound())
        return false;
    while (m_deck.discarded() == 0 || m_random->chance(35)) { // some have laid more, some less
        for (int seat = 0; seat < table().playerCount; ++seat) {
            if (m_deck.hand(seat).size() > 1)
                m_deck.play(seat, 0);
        }
    }
    const Side side = table().edition->twoSided && m_random->chance(50) ? Side::Dark : Side::Light;
    if (side != m_deck.side())
        m_deck.flip();
    const Seat out = Seat(m_random->below(table().playerCount));
    if (!call(GoOut{player(out), side}))
        return false;
    while (state().inRound) {
        if (!sayHand())
            return false;
    }
    return true;
}

} // namespace store::demo
