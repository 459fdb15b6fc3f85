// Real cards: two faces each, in real hands and piles. What a simulated table holds and the referee cannot
// see.
#pragma once

#include "rules/editions.h"
#include "store/demo/random.h"

namespace store::demo {

struct Card {
    rules::Face light;
    rules::Face dark;
    [[nodiscard]] rules::Face face(rules::Side side) const
    {
        return side == rules::Side::Light ? light : dark;
    }
};

class Deck {
public:
    // A deck as it comes from the printer: which dark face is behind which light one is the seed's business.
    Deck(const rules::Edition &edition, Random &random);

    void deal(int players, int cards);

    [[nodiscard]] rules::Side side() const { return m_side; }
    [[nodiscard]] const std::vector<Card> &hand(int seat) const { return m_hands[std::size_t(seat)]; }
    [[nodiscard]] std::vector<rules::Face> faces(int seat) const; // of a hand, on the side that is up
    [[nodiscard]] rules::Face top() const { return m_discard.back().face(m_side); }
    [[nodiscard]] int discarded() const { return int(m_discard.size()); }

    rules::Face turnUp(); // the draw pile's top card onto the discard pile
    void putBack(); // a card that was turned up and may not begin
    bool draw(int seat); // false where there is nothing left to draw
    void play(int seat, std::size_t card); // from a hand onto the discard pile
    void swapHands(int seat, int other);
    void flip(); // both piles and every hand turn over
    void reshuffle();

private:
    Random *m_random;
    std::vector<Card> m_cards; // all of them
    rules::Side m_side = rules::Side::Light;
    std::vector<std::vector<Card>> m_hands;
    std::vector<Card> m_draw; // top last
    std::vector<Card> m_discard; // top last
};

} // namespace store::demo
