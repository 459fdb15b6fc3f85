// Dealing, drawing, discarding, turning over.
#include "store/demo/deck.h"

#include <algorithm>

namespace store::demo {

using namespace rules;

namespace {

std::vector<Face> allCopies(const Edition &edition, Side side)
{
    std::vector<Face> faces;
    for (const Face face : edition.faces(side))
        faces.insert(faces.end(), std::size_t(edition.copies(face, side)), face);
    return faces;
}

} // namespace

Deck::Deck(const Edition &edition, Random &random)
    : m_random(&random)
{
    const std::vector<Face> light = allCopies(edition, Side::Light);
    std::vector<Face> dark = edition.twoSided ? allCopies(edition, Side::Dark) : light;
    random.shuffle(dark);
    for (std::size_t i = 0; i < light.size(); ++i)
        m_cards.push_back({light[i], dark[i]});
}

void Deck::deal(int players, int cards)
{
    m_side = Side::Light;
    m_discard.clear();
    m_draw = m_cards;
    m_random->shuffle(m_draw);
    m_hands.assign(std::size_t(players), {});
    for (int i = 0; i < cards; ++i) {
        for (int seat = 0; seat < players; ++seat)
            draw(seat);
    }
}

std::vector<Face> Deck::faces(int seat) const
{
    std::vector<Face> faces;
    for (const Card &card : hand(seat))
        faces.push_back(card.face(m_side));
    return faces;
}

Face Deck::turnUp()
{
    m_discard.push_back(m_draw.back());
    m_draw.pop_back();
    return top();
}

void Deck::putBack()
{
    m_draw.push_back(m_discard.back());
    m_discard.pop_back();
    m_random->shuffle(m_draw);
}

bool Deck::draw(int seat)
{
    if (m_draw.empty()) {
        if (m_discard.size() < 2)
            return false;
        reshuffle();
    }
    m_hands[std::size_t(seat)].push_back(m_draw.back());
    m_draw.pop_back();
    return true;
}

void Deck::play(int seat, std::size_t card)
{
    std::vector<Card> &hand = m_hands[std::size_t(seat)];
    m_discard.push_back(hand[card]);
    hand.erase(hand.begin() + std::ptrdiff_t(card));
}

void Deck::swapHands(int seat, int other)
{
    std::swap(m_hands[std::size_t(seat)], m_hands[std::size_t(other)]);
}

void Deck::flip()
{
    m_side = other(m_side);
    std::reverse(m_discard.begin(), m_discard.end());
    std::reverse(m_draw.begin(), m_draw.end());
}

void Deck::reshuffle()
{
    m_draw.insert(m_draw.end(), m_discard.begin(), m_discard.end() - 1);
    m_discard.erase(m_discard.begin(), m_discard.end() - 1);
    m_random->shuffle(m_draw);
}

} // namespace store::demo
